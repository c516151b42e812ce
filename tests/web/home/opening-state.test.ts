import { describe, expect, test } from 'vitest';
import { openingState } from '../../../apps/web/home/opening-state.ts';

const split = [
  { from: '08:30', to: '13:00' },
  { from: '14:00', to: '20:00' },
];
const week = [
  { weekday: 1, intervals: [] },
  ...[2, 3, 4, 5].map(weekday => ({ weekday, intervals: split })),
  { weekday: 6, intervals: [{ from: '08:30', to: '20:00' }] },
  { weekday: 7, intervals: [] },
];

const at = (weekday: number, time: string) => openingState(week, { date: '2027-01-05', weekday, time });

describe('the shop', () => {
  test.each([
    ['before it opens', 2, '08:29', false, 'Chiuso ora · apre alle 8:30'],
    ['when it opens', 2, '08:30', true, 'Aperto ora · chiude alle 13:00'],
    ['in the morning’s last minute', 2, '12:59', true, 'Aperto ora · chiude alle 13:00'],
    ['at lunch', 2, '13:00', false, 'In pausa · riapre alle 14:00'],
    ['in the afternoon', 2, '14:00', true, 'Aperto ora · chiude alle 20:00'],
    ['when it closes', 2, '20:00', false, 'Chiuso ora · apre domani alle 8:30'],
    ['on Saturday at lunch', 6, '13:30', true, 'Aperto ora · chiude alle 20:00'],
    ['on Saturday night', 6, '21:00', false, 'Chiuso ora · apre martedì alle 8:30'],
    ['on Sunday', 7, '10:00', false, 'Chiuso ora · apre martedì alle 8:30'],
    ['on Monday', 1, '23:59', false, 'Chiuso ora · apre domani alle 8:30'],
    ['at midnight', 3, '00:00', false, 'Chiuso ora · apre alle 8:30'],
  ])('%s', (_, weekday, time, open, sentence) => {
    expect(at(weekday, time)).toEqual({ open, sentence });
  });

  test('that opens on one day only says when, also a week ahead', () => {
    const onlyTuesday = [{ weekday: 2, intervals: split }];
    const after = openingState(onlyTuesday, { date: '2027-01-05', weekday: 2, time: '21:00' });
    expect(after.sentence).toBe('Chiuso ora · apre martedì alle 8:30');
  });

  test('that never opens makes no promise', () => {
    expect(openingState([], { date: '2027-01-05', weekday: 2, time: '10:00' })).toEqual({
      open: false,
      sentence: 'Chiuso ora',
    });
  });
});
