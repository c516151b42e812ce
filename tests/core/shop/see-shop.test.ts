import { expect, test } from 'vitest';
import { exampleShop } from '../../../apps/server/shop-config.ts';
import { noRules } from '../../../core/calendar/customer-rules.ts';
import { guest } from '../../../core/people/permissions.ts';
import { seeShop } from '../../../core/shop/see-shop.ts';
import { keptClosure } from '../../../core/timetable/closure-entry.ts';
import { keptRules } from '../../../core/timetable/rules-entry.ts';
import { keptWeek } from '../../../core/timetable/week-entry.ts';
import { date, granted, openSmallWorld } from '../../worlds/small-world.ts';
import { closure, enter, everyDay, morning } from '../timetable/timetable-steps.ts';

test('anybody sees the shop, its week of today and the next fortnight', async () => {
  const world = { ...(await openSmallWorld('2027-01-05T23:30:00Z')), shop: exampleShop };
  const closed = granted(await enter(world, keptClosure(null, closure('2027-01-08')))).entry;
  await enter(world, keptWeek(date('2027-01-10'), everyDay(morning)));
  const rules = { ...noRules, minNotice: 60 };
  await enter(world, keptRules(rules));
  const seen = granted(await seeShop(world, guest));
  expect(seen).toMatchObject({ name: exampleShop.name, week: world.hours.week, rules });
  expect([`${seen.today}`, `${seen.lastBookableDay}`]).toEqual(['2027-01-06', '2029-12-31']);
  expect(seen.nextDays.map(day => `${day.date}`)).toEqual(
    Array.from({ length: 14 }, (_, days) => `${date('2027-01-06').add({ days })}`),
  );
  expect(seen.nextDays.slice(1, 5)).toMatchObject([
    { opening: world.hours.week[3], closure: undefined },
    { opening: [], closure: closed },
    { opening: world.hours.week[5], closure: undefined },
    { opening: [morning], closure: undefined },
  ]);
});
