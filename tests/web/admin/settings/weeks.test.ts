import { describe, expect, test } from 'vitest';
import {
  modeOf,
  turnsFrom,
  weeksFrom,
  wholeWeek,
} from '../../../../apps/web/admin/settings/people/plan/plan.ts';
import { usualOn, versionOn } from '../../../../apps/web/admin/settings/timetable.ts';
import { endsAfter, nextRange, writtenHours } from '../../../../apps/web/admin/settings/week/hours.ts';
import { scaleOf } from '../../../../apps/web/admin/settings/week/scale.ts';
import {
  changedDays,
  isInOrder,
  openedDay,
  readWeek,
  withDay,
} from '../../../../apps/web/admin/settings/week/week-rules.ts';
import { hours, weeks } from './usual-weeks.ts';

const week = weeks[0]?.week ?? [];

describe('a week that is written', () => {
  test('knows which days differ', () => {
    expect(changedDays(week, week)).toEqual([]);
    expect(changedDays(withDay(withDay(week, 4, hours), 6, []), week)).toEqual([4, 6]);
  });

  test('opens a day with its hours before, or those beside it', () => {
    expect(openedDay(withDay(week, 6, []), week, 6)).toEqual([{ from: '08:30', to: '20:00' }]);
    expect(openedDay(week, week, 1)).toEqual(week[1]);
    expect(openedDay(Array(7).fill([]), Array(7).fill([]), 3)).toEqual([{ from: '09:00', to: '18:00' }]);
  });

  test('is kept and read again, and nothing else is', () => {
    const overlapping = withDay(week, 1, [...hours, { from: '12:00', to: '14:00' }]);
    for (const kept of [week, overlapping]) expect(readWeek(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const other of [null, [], week.slice(1), withDay(week, 1, [{ from: '08:07', to: '09:00' }])])
      expect(readWeek(other)).toBeNull();
  });

  test('says when ranges are not in order', () => {
    expect(isInOrder([...hours, { from: '12:00', to: '14:00' }])).toBe(false);
    expect(isInOrder(week[1] ?? [])).toBe(true);
  });

  test('gets a further range where there is room, and an end after each start', () => {
    expect(nextRange(hours)).toEqual({ from: '14:00', to: '18:00' });
    expect(nextRange([{ from: '08:00', to: '22:00' }])).toEqual({ from: '23:00', to: '24:00' });
    expect(nextRange([{ from: '08:00', to: '23:15' }])).toBeUndefined();
    expect(endsAfter('23:45', '20:00')).toBe('24:00');
    expect(endsAfter('10:00', '13:00')).toBe('13:00');
    expect(writtenHours(week[1] ?? [])).toBe('8:30 – 13:00, 14:00 – 20:00');
  });

  test('is drawn on a scale of an even number of hours that holds all of it', () => {
    expect(scaleOf(week)).toEqual({ from: 8, to: 20 });
    expect(scaleOf([[{ from: '06:45', to: '20:30' }]])).toEqual({ from: 6, to: 22 });
    expect(scaleOf([[{ from: '07:00', to: '24:00' }]])).toEqual({ from: 6, to: 24 });
  });
});

describe('versions', () => {
  const later = { validFrom: '2027-02-01', week: withDay(week, 1, hours) as typeof week };

  test('apply from their day on', () => {
    expect(versionOn([...weeks, later], '2027-01-31')?.validFrom).toBeNull();
    expect(versionOn([...weeks, later], '2027-02-01')).toBe(later);
    expect(usualOn([...weeks, later], '2027-01-25')).toEqual([]);
    expect(usualOn([...weeks, later], '2027-02-01')).toEqual(hours);
  });
});

describe('a plan', () => {
  const [a, b] = [week, withDay(week, 3, [])];
  const plans = [{ validFrom: '2027-01-06', weeks: [a, b] }];

  test('is the shop’s, always the same or alternating', () => {
    expect(modeOf(weeksFrom([], '2027-01-05'))).toBe('shop');
    expect(modeOf([a])).toBe('same');
    expect(modeOf([a, b])).toBe('alternating');
    expect(weeksFrom(plans, '2027-01-05')).toEqual([wholeWeek]);
  });

  test('that alternates is seen from any day with that day’s week first', () => {
    expect(weeksFrom(plans, '2027-01-06')).toEqual([a, b]);
    expect(weeksFrom(plans, '2027-01-10')).toEqual([a, b]);
    expect(weeksFrom(plans, '2027-01-11')).toEqual([b, a]);
    expect(weeksFrom(plans, '2027-04-05')).toEqual([b, a]);
    expect(turnsFrom('2027-01-29').map(turn => `${turn.week} ${turn.written}`)).toEqual([
      'A 25 – 31 gen',
      'B 1º – 7 feb',
      'A 8 – 14 feb',
      'B 15 – 21 feb',
    ]);
  });
});
