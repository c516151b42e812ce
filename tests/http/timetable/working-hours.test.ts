import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeAvailability } from '../../../adapters/http/contract/calendar.ts';
import { seeShop } from '../../../adapters/http/contract/shop.ts';
import * as absences from '../../../adapters/http/contract/timetable/absences.ts';
import * as closures from '../../../adapters/http/contract/timetable/closures.ts';
import * as plans from '../../../adapters/http/contract/timetable/plans.ts';
import * as weeks from '../../../adapters/http/contract/timetable/weeks.ts';
import { seeWorkDays } from '../../../adapters/http/contract/timetable/work-days.ts';
import { defaultShopHours } from '../../../core/calendar/shop-hours.ts';
import { fieldWording } from '../../../core/wording.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';
import { bookHaircut, evening, everyDay, freeStartsIn, morning, type Seven } from './timetable-steps.ts';

describe.each(engines)('working hours on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const book = (date: string, time: string, stylistId?: number) =>
    bookHaircut({ shop, mario }, date, time, stylistId);
  const freeStarts = (date: string, stylistId?: number) => freeStartsIn(shop, date, stylistId);
  const edges = async (date: string, stylistId?: number) => {
    const starts = await freeStarts(date, stylistId);
    return [starts[0], starts.at(-1)];
  };

  test('are drawn for a stylist, and for nobody else', async () => {
    const of = (stylistId: number) =>
      admin.call(seeWorkDays, { query: { from: '2027-04-06', to: '2027-04-06', stylistId } });
    const [day] = await of(shop.anna.id);
    expect(day?.stylists.map(({ stylistId }) => stylistId)).toEqual([shop.anna.id]);
    for (const nobody of [shop.mario.id, 999_999])
      expect((await refused(of(nobody))).code).toBe('stylist-not-found');
  });

  test('of the shop begin on a day, and name the visits that they leave outside', async () => {
    const [early, late] = [await book('2027-06-01', '10:00'), await book('2027-06-01', '15:00')];
    const params = { validFrom: '2027-06-01' };
    const body = { week: everyDay(morning) };
    const foreseen = await admin.call(weeks.foreseeWeek, { params, body });
    expect(foreseen.appointments.map(({ id }) => id)).toEqual([late.id]);
    expect(await shop.browser().call(weeks.listWeeks)).toHaveLength(1);
    const kept = await admin.call(weeks.keepWeek, { params, body });
    expect(kept).toEqual({ ...params, ...body, affected: foreseen.appointments });
    expect(await shop.browser().call(weeks.listWeeks)).toEqual([
      { validFrom: null, week: defaultShopHours.week },
      { ...params, ...body },
    ]);
    expect(await edges('2027-06-07')).toEqual(['09:00', '11:30']);
    expect(await edges('2027-05-29')).toEqual(['08:30', '19:30']);
    expect(early.status).toBe('confirmed');
  });

  test('of the shop are replaced, and taken back while they lie ahead', async () => {
    const params = { validFrom: '2027-06-01' };
    await admin.call(weeks.keepWeek, { params, body: { week: everyDay(evening) } });
    expect(await edges('2027-06-07')).toEqual(['16:00', '21:30']);
    expect(await shop.browser().call(weeks.listWeeks)).toHaveLength(2);
    await admin.call(weeks.removeWeek, { params });
    expect(await freeStarts('2027-06-07')).toEqual([]);
    expect(await refused(admin.call(weeks.removeWeek, { params }))).toMatchObject({
      ...{ status: 404, code: 'hours-not-found' },
    });
  });

  test('of the shop that have begun stay', async () => {
    const params = { validFrom: '2027-01-05' };
    const { week } = defaultShopHours;
    await admin.call(weeks.keepWeek, { params, body: { week: week.map(day => [...day]) as Seven } });
    shop.clock.moveTo('2027-01-06T08:00:00+01:00');
    await Promise.all([admin.logIn(shop.salone), mario.logIn(shop.mario)]);
    expect(await refused(admin.call(weeks.removeWeek, { params }))).toMatchObject({
      ...{ status: 409, code: 'hours-in-force' },
    });
    const again = admin.call(weeks.keepWeek, { params, body: { week: everyDay(morning) } });
    expect(Object.keys((await refused(again)).fields ?? {})).toEqual(['validFrom']);
  });

  test('of the shop leave no day longer than its grid, beside a closure neither', async () => {
    const hours = [{ from: '05:00', to: '09:00' }];
    const dawn = { from: '2027-07-10', to: '2027-07-12', hours, stylistIds: null, reason: 'Alba' };
    await admin.call(weeks.keepWeek, {
      ...{ params: { validFrom: '2027-07-01' }, body: { week: everyDay(morning) } },
    });
    await admin.call(closures.addClosure, { body: dawn });
    const late = { week: everyDay(evening) };
    const refusedWeek = await refused(
      admin.call(weeks.keepWeek, { params: { validFrom: '2027-07-11' }, body: late }),
    );
    expect(refusedWeek.fields?.['week']).toContain('«Alba»');
    await admin.call(weeks.keepWeek, { params: { validFrom: '2027-07-13' }, body: late });
    const early = { params: { validFrom: '2027-06-15' } };
    await admin.call(weeks.keepWeek, { ...early, body: late });
    const params = { validFrom: '2027-07-01' };
    expect(await refused(admin.call(weeks.removeWeek, { params }))).toMatchObject({
      ...{ status: 409, code: 'day-too-long' },
    });
    const day = [{ from: '05:00', to: '21:15' }];
    const tooLong = admin.call(weeks.keepWeek, { ...early, body: { week: everyDay(day) } });
    expect((await refused(tooLong)).fields).toEqual({ week: fieldWording['grid-too-long'] });
  });

  test('of the shop are told to whoever asks for the shop, a fortnight ahead', async () => {
    const shown = () => shop.browser().call(seeShop);
    const usual = await shown();
    expect(usual.nextDays).toHaveLength(14);
    expect(usual.nextDays[0]).toEqual({
      ...{ date: usual.today, intervals: defaultShopHours.week[2], closure: null },
    });
    const closure = { from: '2027-01-08', to: '2027-01-30', reason: 'ferie' };
    await admin.call(closures.addClosure, { body: closure });
    await admin.call(weeks.keepWeek, {
      ...{ params: { validFrom: usual.today }, body: { week: everyDay(morning) } },
    });
    const told = await shown();
    expect(told.openingHours[0]).toEqual({ weekday: 1, intervals: morning });
    expect(told.nextDays.slice(0, 3)).toEqual([
      { date: '2027-01-06', intervals: morning, closure: null },
      { date: '2027-01-07', intervals: morning, closure: null },
      { date: '2027-01-08', intervals: [], closure },
    ]);
    const { from, to } = closure;
    const [kept] = await admin.call(closures.listClosures, { query: { from, to } });
    await admin.call(closures.removeClosure, { params: { id: kept?.id ?? 0 } });
    await admin.call(weeks.removeWeek, { params: { validFrom: usual.today } });
  });

  test('of a stylist alternate, are listed, and leave the others alone', async () => {
    const { anna, bruno } = shop;
    const params = { id: anna.id, validFrom: '2027-03-03' };
    const outside = await book('2027-03-09', '15:00', anna.id);
    await book('2027-03-09', '15:00', bruno.id);
    const body: { weeks: [Seven, Seven] } = { weeks: [everyDay([]), everyDay(morning)] };
    const foreseen = await admin.call(plans.foreseePlan, { params, body });
    expect(foreseen.appointments.map(({ id }) => id)).toEqual([outside.id]);
    const kept = await admin.call(plans.keepPlan, { params, body });
    expect(kept).toEqual({ validFrom: '2027-03-03', ...body, affected: foreseen.appointments });
    expect(await freeStarts('2027-03-04', anna.id)).toEqual([]);
    expect(await edges('2027-03-09', anna.id)).toEqual(['09:00', '11:30']);
    expect(await freeStarts('2027-03-16', anna.id)).toEqual([]);
    expect(await edges('2027-03-04', bruno.id)).toEqual(['08:30', '19:30']);
    const stored = { validFrom: '2027-03-03', ...body };
    expect(await admin.call(plans.listPlans, { params: { id: anna.id } })).toEqual([stored]);
    expect(await admin.call(plans.seePlan, { params })).toEqual(stored);
    await admin.call(plans.removePlan, { params });
    expect(await edges('2027-03-04', anna.id)).toEqual(['08:30', '19:30']);
    expect((await refused(admin.call(plans.seePlan, { params }))).status).toBe(404);
    const nobody = { id: shop.mario.id, validFrom: '2027-03-03' };
    expect((await refused(admin.call(plans.keepPlan, { params: nobody, body }))).code).toBe(
      'stylist-not-found',
    );
  });

  test('leave out an absence, of days or of hours', async () => {
    const { anna } = shop;
    const visit = await book('2027-04-06', '10:00', anna.id);
    const days = { stylistId: anna.id, from: '2027-04-06', to: '2027-04-07', reason: 'Dentista' };
    const foreseen = await admin.call(absences.foreseeAbsence, { body: days });
    const kept = await admin.call(absences.addAbsence, { body: days });
    expect(kept).toEqual({
      ...{ ...days, id: kept.id, start: null, end: null },
      affected: foreseen.appointments,
    });
    expect(kept.affected.map(({ id }) => id)).toEqual([visit.id]);
    const again = await admin.call(absences.addAbsence, { body: days });
    expect(again).toEqual(kept);
    const query = { from: '2027-04-01', to: '2027-04-30' };
    expect(await admin.call(absences.listAbsences, { query })).toHaveLength(1);
    const of = { ...query, stylistId: shop.bruno.id };
    expect(await admin.call(absences.listAbsences, { query: of })).toEqual([]);
    const change = { params: { id: kept.id } };
    const afternoon = { ...days, to: days.from, start: '14:00', end: '16:00' };
    expect(await admin.call(absences.foreseeAbsenceChange, { ...change, body: afternoon })).toEqual({
      appointments: [],
    });
    await admin.call(absences.changeAbsence, { ...change, body: afternoon });
    const starts = await freeStarts('2027-04-06', anna.id);
    expect(starts).toContain('16:00');
    expect(starts).not.toContain('15:45');
    const [day] = await mario.call(seeAvailability, {
      query: { from: '2027-04-07', to: '2027-04-07', stylistId: anna.id },
    });
    expect(day?.state).toBe('open');
    await admin.call(absences.changeAbsence, { ...change, body: days });
    const [off] = await mario.call(seeAvailability, {
      query: { from: '2027-04-07', to: '2027-04-07', stylistId: anna.id },
    });
    expect(off).toMatchObject({ state: 'closed', isShopOpen: true, reason: null });
    await admin.call(absences.removeAbsence, change);
    expect(await freeStarts('2027-04-06', anna.id)).toContain('14:00');
  });

  test.each([
    ['end', { start: '09:00' }],
    ['end', { start: '10:00', end: '09:00' }],
    ['start', { start: '09:10', end: '10:00' }],
    ['to', { start: '09:00', end: '10:00', to: '2027-04-07' }],
    ['to', { to: '2028-04-06' }],
    ['stylistId', { stylistId: 0 }],
    ['reason', { reason: 'x'.repeat(101) }],
  ])('refuse an absence beside the field: %s', async (field, change) => {
    const body = { stylistId: shop.anna.id, from: '2027-04-06', to: '2027-04-06', ...change };
    const answer = await refused(admin.call(absences.addAbsence, { body }));
    expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual(['invalid-input', [field]]);
    expect(Object.values<string>(fieldWording)).toContain(answer.fields?.[field]);
  });

  test.each([
    ['six days', everyDay([]).slice(1)],
    ['eight days', [...everyDay([]), []]],
    ['hours that overlap', everyDay([...evening, ...morning])],
    ['no list', 'chiuso'],
  ])('refuse a week of %s, in one of our sentences', async (_what, week) => {
    const params = { validFrom: '2027-05-01' };
    const { fields } = await refused(admin.call(weeks.keepWeek, { params, body: { week: week as Seven } }));
    expect(Object.values<string>(fieldWording)).toContain(fields?.['week']);
    const plan = { params: { id: shop.anna.id, ...params }, body: { weeks: [week as Seven] as [Seven] } };
    const own = await refused(admin.call(plans.keepPlan, plan));
    expect(Object.values<string>(fieldWording)).toContain(own.fields?.['weeks']);
  });
});
