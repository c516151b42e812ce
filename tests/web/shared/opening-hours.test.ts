import { describe, expect, test } from 'vitest';
import { hoursLines } from '../../../apps/web/shared/shop/opening-hours.ts';

const morning = { from: '08:30', to: '13:00' };
const afternoon = { from: '14:00', to: '20:00' };
const straight = { from: '08:30', to: '20:00' };

const week = (...days: readonly (readonly { from: string; to: string }[])[]) =>
  days.map((intervals, index) => ({ weekday: index + 1, intervals }));

const written = (hours: Parameters<typeof hoursLines>[0]) =>
  hoursLines(hours).map(({ days, intervals }) => `${days}: ${intervals.join(' e ') || 'chiuso'}`);

describe('the hours as on a door', () => {
  test('put neighbouring days with the same hours on one line', () => {
    const split = [morning, afternoon];
    expect(written(week([], split, split, split, split, [straight], []))).toEqual([
      'Lunedì: chiuso',
      'Martedì – Venerdì: 8:30 – 13:00 e 14:00 – 20:00',
      'Sabato: 8:30 – 20:00',
      'Domenica: chiuso',
    ]);
  });

  test('keep days apart that only lie apart', () => {
    expect(written(week([straight], [], [straight], [], [straight], [], []))).toHaveLength(6);
  });

  test('may be the same all week', () => {
    expect(written(week(...Array.from({ length: 7 }, () => [straight])))).toEqual([
      'Lunedì – Domenica: 8:30 – 20:00',
    ]);
  });

  test('take a day that is not named for closed', () => {
    expect(written([{ weekday: 3, intervals: [straight] }])).toEqual([
      'Lunedì – Martedì: chiuso',
      'Mercoledì: 8:30 – 20:00',
      'Giovedì – Domenica: chiuso',
    ]);
  });

  test('say which weekdays a line is about', () => {
    expect(hoursLines(week([], [], [], [], [], [], [])).map(({ weekdays }) => weekdays)).toEqual([
      [1, 2, 3, 4, 5, 6, 7],
    ]);
  });
});
