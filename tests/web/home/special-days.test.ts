import { expect, test } from 'vitest';
import { specialDays } from '../../../apps/web/home/special-days.ts';

const day = (date: string, closure: { from: string; to: string; reason: string } | null, hours = false) => ({
  ...{ date, closure },
  intervals: hours ? [{ from: '07:30', to: '12:00' }] : [],
});

test.each([
  [{ from: '2027-08-10', to: '2027-08-21', reason: 'ferie' }, 'Chiuso per ferie dal 10 al 21 agosto'],
  [
    { from: '2027-08-30', to: '2027-09-03', reason: 'ferie' },
    'Chiuso per ferie dal 30 agosto al 3 settembre',
  ],
  [{ from: '2027-08-08', to: '2027-08-11', reason: '' }, 'Chiuso dall’8 all’11 agosto'],
  [{ from: '2027-05-01', to: '2027-05-03', reason: '' }, 'Chiuso dal 1º al 3 maggio'],
  [{ from: '2027-12-08', to: '2027-12-08', reason: '' }, 'Chiuso mercoledì 8 dicembre'],
  [
    { from: '2027-12-28', to: '2028-01-03', reason: 'ferie' },
    'Chiuso per ferie dal 28 dicembre 2027 al 3 gennaio 2028',
  ],
])('a closure is told once, however many of its days are shown', (closure, sentence) => {
  const shown = [day('a', null), day('b', closure), day('c', closure)];
  expect(specialDays(shown, '2027-05-01')).toEqual([sentence]);
});

test('an extra opening is told with its hours', () => {
  const sunday = { from: '2027-12-19', to: '2027-12-19', reason: '' };
  expect(specialDays([day('a', sunday, true)], '2027-12-18')).toEqual([
    'Apertura straordinaria: domenica 19 dicembre, 7:30 – 12:00',
  ]);
  expect(specialDays([day('a', { ...sunday, reason: 'Natale' }, true)], '2027-12-18')).toEqual([
    'Natale: domenica 19 dicembre, 7:30 – 12:00',
  ]);
});
