import { describe, expect, test } from 'vitest';
import { beside, besideVisits, comparison, isDrawn } from '../../../apps/web/admin/statistics/comparison.ts';
import { pointsOf } from '../../../apps/web/admin/statistics/drawings/points.ts';
import { besideOf, inWords, type Kind, rangeOf } from '../../../apps/web/admin/statistics/period/period.ts';
import type { Figures } from '../../../apps/web/admin/statistics/statistics.ts';
import { statistics } from '../../../apps/web/texts/admin/figures/statistics.ts';

describe('a period', () => {
  test.each<[string, Kind, string, string, string]>([
    ['a day', 'giorno', '2027-01-01', '2027-01-01 2027-01-01', '2026-12-31 2026-12-31'],
    ['a week, from Monday', 'settimana', '2027-01-03', '2026-12-28 2027-01-03', '2026-12-21 2026-12-27'],
    ['a month', 'mese', '2028-03-31', '2028-03-01 2028-03-31', '2028-02-01 2028-02-29'],
    ['a quarter', 'trimestre', '2027-02-28', '2027-01-01 2027-03-31', '2026-10-01 2026-12-31'],
    ['a year', 'anno', '2028-02-29', '2028-01-01 2028-12-31', '2027-01-01 2027-12-31'],
  ])('is %s, with the one before and back again', (_, kind, day, own, before) => {
    const range = rangeOf(kind, day);
    const earlier = besideOf(kind, range, -1);
    expect([`${range.from} ${range.to}`, `${earlier.from} ${earlier.to}`]).toEqual([own, before]);
    expect(besideOf(kind, earlier, 1)).toEqual(range);
  });

  test('is called by its name, or by its ends', () => {
    const called = (from: string, to: string) => inWords({ from, to });
    expect(called('2027-03-01', '2027-03-31')).toBe('marzo 2027');
    expect(called('2027-01-01', '2027-03-31')).toBe('1º trimestre 2027');
    expect(called('2027-01-01', '2027-12-31')).toBe('2027');
    expect(called('2027-10-10', '2027-10-24')).toBe('10 – 24 ottobre 2027');
    expect(called('2026-12-28', '2027-01-03')).toBe('28 dicembre 2026 – 3 gennaio 2027');
  });
});

const none = { visits: 0, takings: 0, missed: 0, cancelled: 0, bookable: 0, sold: 0 };

describe('a figure', () => {
  const inWords = String;
  const before = (total: object) =>
    beside({ total: { ...none, ...total } } as Figures, ({ total: { visits } }) => visits);

  test('is drawn beside the period before where somebody came in it', () => {
    const drawn = (total: object) => isDrawn({ total: { ...none, ...total } } as Figures);
    expect([{ visits: 1 }, { missed: 1 }, { cancelled: 1 }, { bookable: 9 }].map(drawn)).toEqual([
      ...[true, false, false, false],
    ]);
  });

  test('is more or less than before, or the same', () => {
    expect(comparison({ now: 5, before: before({ visits: 3 }), inWords })).toEqual({
      sign: '▲',
      said: '2 in più',
    });
    expect(comparison({ now: 2, before: before({ visits: 3 }), inWords })).toEqual({
      sign: '▼',
      said: '1 in meno',
    });
    expect(comparison({ now: 3, before: before({ visits: 3 }), inWords })).toEqual({ said: '= come prima' });
    expect(comparison({ now: 3, before: before({ missed: 1 }), inWords })).toMatchObject({
      said: '3 in più',
    });
  });

  test('is compared with nothing where the period before holds none', () => {
    const empty = before({});
    expect(comparison({ now: 486, before: empty, inWords })).toEqual({ said: 'prima niente da confrontare' });
    expect(comparison({ now: null, before: 3, inWords })).toEqual({ said: 'niente da confrontare' });
    expect(statistics.openDays(26, empty)).toBe('26 giorni di apertura.');
    expect(statistics.openDays(26, 25)).toBe('26 giorni di apertura, prima 25.');
  });

  test('stands beside a period in which the shop was open and nobody came: shares are compared, counts told', () => {
    const open = { total: { ...none, bookable: 600 }, openDays: 25 } as Figures;
    const visits = besideVisits(open, ({ total }) => total.visits);
    expect(comparison({ now: 486, before: visits, inWords })).toEqual({ said: 'prima nessun appuntamento' });
    const sold = beside(open, ({ total }) => total.sold / total.bookable);
    expect(comparison({ now: 40, before: sold, inWords })).toEqual({ sign: '▲', said: '40 in più' });
    expect(beside(open, ({ openDays }) => openDays)).toBe(25);
    const closed = { total: none } as Figures;
    const nothing = besideVisits(closed, ({ total }) => total.visits);
    expect(comparison({ now: 3, before: nothing, inWords })).toEqual({ said: 'prima niente da confrontare' });
  });
});

describe('the columns of a period', () => {
  const figures = (from: string, to: string, takings: Record<string, number>, more = {}): Figures => {
    const dates: string[] = [];
    for (let date = Date.parse(from); date <= Date.parse(to); date += 86_400_000)
      dates.push(new Date(date).toISOString().slice(0, 10));
    const isOpen = (date: string) => ![0, 1].includes(new Date(date).getUTCDay());
    return {
      ...{ from, to, total: none, coming: { visits: 0, price: 0 } },
      ...{ customers: { first: 0, returning: 0, unnamed: 0 }, hours: [], stylists: [], services: [] },
      ...{ openDays: 0, ahead: { ranges: [], median: null, unknown: 0 } },
      days: dates.map(date => ({ ...none, date, isOpen: isOpen(date), takings: takings[date] ?? 0 })),
      ...more,
    };
  };
  const at = '2027-03-20T12:00';

  test('stand beside the same weekday of the period before, and say what is closed or still to come', () => {
    const now = figures('2027-03-01', '2027-03-31', { '2027-03-13': 900 });
    const before = figures('2027-02-01', '2027-02-28', { '2027-02-13': 800, '2027-02-27': 700 });
    const points = pointsOf({ at, now, before });
    const on = (day: number) => points[day - 1];
    expect(on(13)).toMatchObject({ long: 'sabato 13 marzo', short: ['sab', '13'], takings: 900 });
    expect(on(13)?.before).toMatchObject({ long: 'sabato 13 febbraio', takings: 800 });
    // The fifth of its weekday has no twin in a month of four.
    expect(on(31)).toMatchObject({ state: 'ahead', before: null });
    expect([on(14)?.state, on(16)?.state, on(20)?.state]).toEqual(['closed', 'past', 'past']);
  });

  test('are weeks of a quarter, months of a year, and hours of a day', () => {
    const quarter = pointsOf({
      at,
      now: figures('2027-01-01', '2027-03-31', { '2027-01-02': 1, '2027-01-04': 2, '2027-01-10': 3 }),
      before: figures('2026-10-01', '2026-12-31', { '2026-10-05': 4 }),
    });
    expect(quarter.slice(0, 2).map(({ takings }) => takings)).toEqual([1, 5]);
    expect(quarter[1]).toMatchObject({ long: '4 – 10 gennaio', before: { takings: 4 } });
    const year = pointsOf({
      at,
      now: figures('2027-01-01', '2027-12-31', { '2027-02-03': 7 }),
      before: figures('2026-01-01', '2026-12-31', { '2026-02-20': 6 }),
    });
    expect(year.map(({ short }) => short[0]).slice(0, 2)).toEqual(['gen', 'feb']);
    expect(year[1]).toMatchObject({ takings: 7, before: { takings: 6 } });
    const hour = (hour_: number, takings: number) => ({ ...none, weekday: 5, hour: hour_, takings });
    const day = pointsOf({
      at,
      now: figures('2027-03-19', '2027-03-19', {}, { hours: [hour(9, 100), hour(11, 200)] }),
      before: figures('2027-03-18', '2027-03-18', {}, { hours: [hour(9, 50)] }),
    });
    expect(day.map(({ key, state }) => `${key} ${state}`)).toEqual(['9 past', '10 closed', '11 past']);
    expect(day[0]?.before).toMatchObject({ takings: 50 });
  });
});
