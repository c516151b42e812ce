import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as closures from '../../../adapters/http/contract/timetable/closures.ts';
import * as plans from '../../../adapters/http/contract/timetable/plans.ts';
import * as weeks from '../../../adapters/http/contract/timetable/weeks.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';
import { bookHaircut, evening, everyDay, morning } from './timetable-steps.ts';

describe.each(engines)('before it is taken back on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const book = (date: string, time: string, stylistId?: number) =>
    bookHaircut({ shop, mario }, date, time, stylistId);

  test('an extra opening, a week and a plan say whom they leave outside', async () => {
    const ids = (foreseen: { appointments: readonly { id: number }[] }) =>
      foreseen.appointments.map(({ id }) => id);
    const monday = await admin.call(closures.addClosure, {
      body: { from: '2027-09-06', to: '2027-09-06', hours: evening, stylistIds: null, reason: 'Fiera' },
    });
    const atTheFair = await book('2027-09-06', '20:30');
    const ofClosure = { params: { id: monday.id } };
    expect(ids(await admin.call(closures.foreseeClosureRemoval, ofClosure))).toEqual([atTheFair.id]);
    const week = { validFrom: '2027-10-01' };
    await admin.call(weeks.keepWeek, { params: week, body: { week: everyDay(evening) } });
    const late = await book('2027-10-05', '21:00', shop.anna.id);
    expect(ids(await admin.call(weeks.foreseeWeekRemoval, { params: week }))).toEqual([late.id]);
    const plan = { id: shop.anna.id, validFrom: '2027-10-01' };
    const before = { id: shop.anna.id, validFrom: '2027-09-01' };
    await admin.call(plans.keepPlan, { params: plan, body: { weeks: [everyDay(evening)] } });
    await admin.call(plans.keepPlan, { params: before, body: { weeks: [everyDay(morning)] } });
    expect(ids(await admin.call(plans.foreseePlanRemoval, { params: plan }))).toEqual([late.id]);
    expect(await shop.browser().call(weeks.listWeeks)).toHaveLength(2);
    for (const params of [plan, before]) await admin.call(plans.removePlan, { params });
    await admin.call(weeks.removeWeek, { params: week });
    await admin.call(closures.removeClosure, ofClosure);
    expect((await refused(admin.call(closures.foreseeClosureRemoval, ofClosure))).code).toBe(
      'closure-not-found',
    );
  });
});
