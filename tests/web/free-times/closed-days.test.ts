import { expect, test } from 'vitest';
import { closedDays } from '../../../apps/web/shared/free-times/closed-days.ts';

const day = (date: string, reason: string | null, more = {}) => ({
  ...{ date: `2027-12-${date}`, state: 'closed' as const, isShopOpen: false, reason },
  ...more,
});

test('days closed in a row are told together, each reason for itself', () => {
  const shown = [
    day('06', null),
    day('08', 'Immacolata'),
    day('09', null, { state: 'open' as const, isShopOpen: true }),
    day('20', 'ferie'),
    day('21', 'ferie'),
    day('22', 'lavori'),
    day('23', null),
    day('24', 'lavori'),
  ];
  expect(closedDays(shown, '2027-12-01')).toEqual([
    'Mercoledì 8 dicembre: Immacolata',
    'Dal 20 al 21 dicembre: ferie',
    'Mercoledì 22 dicembre: lavori',
    'Venerdì 24 dicembre: lavori',
  ]);
});

test('a reason of days on which the shop opens is not told as one of closing', () => {
  expect(closedDays([day('19', 'Natale', { isShopOpen: true })], '2027-12-01')).toEqual([]);
});
