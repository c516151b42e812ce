import { describe, expect, test } from 'vitest';
import { plusDays, weekdayOf } from '../../../apps/web/format/days.ts';
import { openingState } from '../../../apps/web/home/opening-state.ts';

const split = [
  { from: '08:30', to: '13:00' },
  { from: '14:00', to: '20:00' },
];
const hoursOn = (date: string, own: Record<string, typeof split>) => {
  const weekday = weekdayOf(date);
  const usual =
    weekday === 6 ? [{ from: '08:30', to: '20:00' }] : weekday === 1 || weekday === 7 ? [] : split;
  return own[date] ?? usual;
};
const fortnight = (first: string, own: Record<string, typeof split> = {}) =>
  Array.from({ length: 14 }, (_, index) => {
    const date = plusDays(first, index);
    return { date, intervals: hoursOn(date, own), closure: null };
  });

/** 2027-01-04 is a Monday. */
const at = (weekday: number, time: string, own = {}) => {
  const date = plusDays('2027-01-03', weekday);
  return openingState(fortnight(date, own), { date, time });
};

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

  test('is closed on its holiday, and says by date when it opens after more than a week', () => {
    const closed = Object.fromEntries([5, 6, 7, 8, 9, 12].map(day => [`2027-01-${`0${day}`.slice(-2)}`, []]));
    expect(at(2, '10:00', closed).sentence).toBe('Chiuso ora · apre mercoledì 13 gennaio alle 8:30');
  });

  test('is open on a Monday of its choice', () => {
    const own = { '2027-01-04': [{ from: '15:00', to: '18:00' }] };
    expect(at(1, '16:00', own)).toEqual({ open: true, sentence: 'Aperto ora · chiude alle 18:00' });
  });

  test('a page that stays open over midnight goes on to the next day', () => {
    const days = fortnight('2027-01-04');
    expect(openingState(days, { date: '2027-01-05', time: '09:00' }).open).toBe(true);
  });

  test('that opens a week later says which weekday', () => {
    const onlyTuesday = fortnight('2027-01-05').map(day =>
      weekdayOf(day.date) === 2 ? day : { ...day, intervals: [] },
    );
    const after = openingState(onlyTuesday, { date: '2027-01-05', time: '21:00' });
    expect(after.sentence).toBe('Chiuso ora · apre martedì alle 8:30');
  });

  test('that never opens makes no promise', () => {
    expect(openingState([], { date: '2027-01-05', time: '10:00' })).toEqual({
      open: false,
      sentence: 'Chiuso ora',
    });
  });
});
