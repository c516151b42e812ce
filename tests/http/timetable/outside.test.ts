import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestFailed } from '../../../adapters/http/client/client.ts';
import { bookAppointment, cancelAppointment } from '../../../adapters/http/contract/appointments.ts';
import { seeAvailability } from '../../../adapters/http/contract/calendar.ts';
import * as absences from '../../../adapters/http/contract/timetable/absences.ts';
import * as closures from '../../../adapters/http/contract/timetable/closures.ts';
import { keepVisit, listOutside } from '../../../adapters/http/contract/timetable/outside.ts';
import * as plans from '../../../adapters/http/contract/timetable/plans.ts';
import { removeStylist } from '../../../adapters/http/contract/users.ts';
import { type Browser, refused } from '../browser.ts';
import { engines, openShop, type RunningShop } from '../running-shop.ts';

describe.each(engines)('visits outside the timetable on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  beforeAll(async () => {
    shop = await openShop(engine);
    admin = shop.browser();
    await admin.logIn(shop.salone);
  });
  afterAll(() => shop.close());

  const book = async (date: string, time: string, stylistId = shop.anna.id) => {
    const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId, notes: null };
    return (await admin.call(bookAppointment, { body: { ...wish, date, time } })).id;
  };
  const outside = async () => (await admin.call(listOutside)).appointments;
  const ids = async () => (await outside()).map(({ id }) => id);
  const keep = (id: number) => admin.call(keepVisit, { params: { id } });

  test('are listed when the only opening that was ever entered is taken back', async () => {
    const monday = { from: '2027-02-08', to: '2027-02-08', hours: [{ from: '09:00', to: '13:00' }] };
    const { id } = await admin.call(closures.addClosure, { body: monday });
    const visit = await book('2027-02-08', '10:00');
    expect(await ids()).toEqual([]);
    await admin.call(closures.removeClosure, { params: { id } });
    expect(await outside()).toMatchObject([{ id: visit, outsideReason: { kind: 'closed' } }]);
    await admin.call(cancelAppointment, { params: { id: visit } });
  });

  let [closed, planned, away] = [0, 0, 0];

  test('are listed with their reason and the customer’s number, by their start', async () => {
    expect(await outside()).toEqual([]);
    [closed, away] = [await book('2027-02-09', '10:00'), await book('2027-02-02', '10:00')];
    planned = await book('2027-02-03', '15:00', shop.bruno.id);
    await book('2027-02-03', '15:00');
    await admin.call(closures.addClosure, {
      body: { from: '2027-02-09', to: '2027-02-09', reason: 'Trasloco' },
    });
    const start = { stylistId: shop.anna.id, from: '2027-02-02', to: '2027-02-02', start: '10:15' };
    await admin.call(absences.addAbsence, { body: { ...start, end: '12:00', reason: 'Dentista' } });
    const morning = [{ from: '09:00', to: '13:00' }];
    const week = [[], morning, morning, morning, morning, morning, []] as never;
    const params = { id: shop.bruno.id, validFrom: '2027-02-01' };
    await admin.call(plans.keepPlan, { params, body: { weeks: [week] } });
    const { phone } = shop.mario;
    expect(await outside()).toMatchObject([
      { id: away, outsideReason: { kind: 'absent', text: 'Anna Bianchi non c’è: Dentista' } },
      { id: planned, outsideReason: { kind: 'plan', text: 'Bruno Conti non lavora in quell’orario' } },
      { id: closed, username: 'mario', customerPhone: phone, outsideReason: { kind: 'closed' } },
    ]);
    expect((await outside())[2]?.outsideReason.text).toBe('Salone chiuso: Trasloco');
  });

  test('leave the list when they are kept, until their time is taken again', async () => {
    await keep(closed);
    await keep(closed);
    expect(await ids()).toEqual([away, planned]);
    const [closure] = await admin.call(closures.listClosures, {
      query: { from: '2027-02-09', to: '2027-02-09' },
    });
    const body = { from: '2027-02-09', to: '2027-02-10', reason: 'Trasloco' };
    const params = { id: closure?.id ?? 0 };
    const afternoon = { ...body, hours: [{ from: '15:00', to: '19:00' }] };
    const changed = await admin.call(closures.changeClosure, { params, body: afternoon });
    expect(changed.affected.map(({ id }) => id)).toEqual([closed]);
    expect(await ids()).toEqual([away, planned, closed]);
    await admin.call(closures.changeClosure, { params, body });
  });

  test('are told again, but stay kept, when what took their time is changed in words or length', async () => {
    const { anna, bruno } = shop;
    const [kept, other] = [await book('2027-02-16', '10:00'), await book('2027-02-16', '11:00')];
    const day = { from: '2027-02-16', to: '2027-02-16' };
    const closure = await admin.call(closures.addClosure, { body: { ...day, reason: 'Ferei' } });
    await keep(kept);
    const told = await admin.call(closures.changeClosure, {
      ...{ params: { id: closure.id }, body: { ...day, to: '2027-02-17', reason: 'Ferie' } },
    });
    expect([told.affected.map(({ id }) => id), (await ids()).includes(kept)]).toEqual([[kept, other], false]);
    const [early, late] = [
      await book('2027-02-18', '10:00', bruno.id),
      await book('2027-02-18', '11:00', bruno.id),
    ];
    const away = { stylistId: bruno.id, from: '2027-02-18', to: '2027-02-18', start: '10:00', reason: '' };
    const absence = await admin.call(absences.addAbsence, { body: { ...away, end: '10:30' } });
    await keep(early);
    const change = (body: typeof away & { end: string }) =>
      admin.call(absences.changeAbsence, { params: { id: absence.id }, body });
    expect((await change({ ...away, end: '12:00' })).affected.map(({ id }) => id)).toEqual([early, late]);
    expect(await ids()).not.toContain(early);
    await book('2027-02-18', '10:00');
    expect((await change({ ...away, end: '12:00', stylistId: anna.id })).affected).toHaveLength(1);
    await admin.call(absences.removeAbsence, { params: { id: absence.id } });
    await admin.call(closures.removeClosure, { params: { id: closure.id } });
  });

  test('stay kept when something else changes', async () => {
    await keep(planned);
    await admin.call(closures.addClosure, { body: { from: '2027-03-09', to: '2027-03-09' } });
    expect(await ids()).toEqual([away, closed]);
  });

  test('leave it when they are cancelled, when the shop opens again, and once they have begun', async () => {
    await admin.call(cancelAppointment, { params: { id: away } });
    expect((await refused(keep(away))).code).toBe('appointment-not-found');
    const [closure] = await admin.call(closures.listClosures, {
      query: { from: '2027-02-09', to: '2027-02-09' },
    });
    await admin.call(closures.removeClosure, { params: { id: closure?.id ?? 0 } });
    expect(await ids()).toEqual([]);
    await admin.call(closures.addClosure, { body: { from: '2027-02-09', to: '2027-02-09' } });
    expect(await ids()).toEqual([closed]);
    shop.clock.moveTo('2027-02-09T10:00:00+01:00');
    await admin.logIn(shop.salone);
    expect(await ids()).toEqual([]);
  });
});

describe.each(engines)('a stylist who is removed while they are entered on %s', engine => {
  test('is entered or not found, leaves nothing bookable, and what is left of them can be taken back', async () => {
    const shop = await openShop(engine);
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    const id = shop.bruno.id;
    const days = { from: '2027-02-01', to: '2027-02-03', reason: 'prova' };
    const hours = [{ from: '09:00', to: '12:00' }];
    const [removed, ...entered] = await Promise.allSettled([
      admin.call(removeStylist, { params: { id }, query: {} }),
      admin.call(absences.addAbsence, { body: { ...days, stylistId: id } }),
      admin.call(closures.addClosure, { body: { ...days, hours, stylistIds: [id] } }),
    ]);
    expect(removed?.status).toBe('fulfilled');
    const reasons = entered.map(one =>
      one.status === 'rejected' ? (one.reason as RequestFailed).code : 'kept',
    );
    expect(reasons.filter(reason => reason !== 'kept' && reason !== 'stylist-not-found')).toEqual([]);
    const guest = shop.browser();
    const [monday] = await guest.call(seeAvailability, { query: { from: days.from, to: days.to } });
    expect(monday?.state).toBe('closed');
    const query = { from: days.from, to: days.to };
    for (const one of await admin.call(absences.listAbsences, { query }))
      await admin.call(absences.removeAbsence, { params: { id: one.id } });
    for (const one of await admin.call(closures.listClosures, { query }))
      await admin.call(closures.removeClosure, { params: { id: one.id } });
    expect((await guest.call(seeAvailability, { query }))[1]?.state).toBe('open');
    const late = admin.call(absences.addAbsence, { body: { ...days, stylistId: id } });
    expect((await refused(late)).code).toBe('stylist-not-found');
    await shop.close();
  });
});
