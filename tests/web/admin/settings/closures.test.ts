import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  draftOf,
  kindOf,
  newDraft,
  writtenDays,
} from '../../../../apps/web/admin/settings/closures/closure-draft.ts';
import { pictureFrom } from '../../../../apps/web/admin/settings/closures/year/year-days.ts';
import { hours, weeks } from './usual-weeks.ts';

const closed = { from: '2027-02-10', to: '2027-02-11', hours: [], stylistIds: null, reason: 'Corso' };
const short = { ...closed, hours };
const monday = { ...short, from: '2027-02-15', to: '2027-02-15' };

describe('a closure', () => {
  test('is closed, shorter, or open when it would not be or for certain people', () => {
    expect(kindOf(closed, weeks)).toBe('closed');
    expect(kindOf(short, weeks)).toBe('reduced');
    expect(kindOf(monday, weeks)).toBe('extra');
    expect(kindOf({ ...short, stylistIds: [74] }, weeks)).toBe('extra');
  });

  test.each([closed, short, monday, { ...short, stylistIds: [74] }])(
    'that is opened and saved unchanged stays as it is: %o',
    closure => {
      expect(bodyOf(draftOf(closure, weeks, [74, 75]))).toEqual(closure);
    },
  );

  test('that is new is empty of hours when closed, and calls everybody in for an extra opening', () => {
    const days = { from: '2027-02-15', to: '2027-02-15' };
    expect(bodyOf(newDraft('closed', days, [74, 75]))).toEqual({ ...closed, ...days, reason: '' });
    expect(bodyOf(newDraft('extra', days, [74, 75])).stylistIds).toEqual([74, 75]);
  });

  test.each([
    ['2027-05-01', '2027-05-01', 'Sab 1º maggio 2027'],
    ['2027-02-10', '2027-02-11', '10 – 11 febbraio 2027'],
    ['2027-02-26', '2027-03-02', '26 febbraio – 2 marzo 2027'],
    ['2026-12-25', '2027-01-06', '25 dicembre 2026 – 6 gennaio 2027'],
  ])('says its days once each: %s to %s', (from, to, written) => {
    expect(writtenDays({ from, to })).toBe(written);
  });
});

describe('the year at a glance', () => {
  const drawn = { weeks, closures: [{ ...closed, id: 1 }], holidays: ['2027-06-02'], proposed: null };
  const months = pictureFrom('2027-01-05', drawn);

  test('has twelve months from this one, each begun on its weekday', () => {
    expect(months.map(({ name }) => name)).toEqual(
      'gennaio 2027,febbraio,marzo,aprile,maggio,giugno,luglio,agosto,settembre,ottobre,novembre,dicembre'.split(
        ',',
      ),
    );
    expect(months.map(({ offset }) => offset)).toEqual([4, 0, 0, 3, 5, 1, 3, 6, 2, 4, 0, 2]);
    expect(months.flatMap(({ days }) => days)).toHaveLength(365);
    expect(
      pictureFrom('2027-11-30', drawn)
        .map(({ name }) => name)
        .slice(0, 3),
    ).toEqual(['novembre 2027', 'dicembre', 'gennaio 2028']);
  });

  test('shows what each day is, and what lasts as one bar', () => {
    const look = (day: string) => months.flatMap(({ days }) => days).find(one => one.day === day);
    expect(look('2027-02-10')).toEqual({
      ...{ day: '2027-02-10', look: 'closed', joins: { before: false, after: true } },
    });
    expect(look('2027-02-15')?.look).toBe('rest');
    expect(look('2027-02-16')?.look).toBe('open');
    expect(look('2027-06-02')?.look).toBe('holiday');
    const proposed = pictureFrom('2027-01-05', {
      ...drawn,
      proposed: { from: '2027-06-01', to: '2027-06-03' },
    });
    expect(proposed[5]?.days.slice(0, 4).map(day => day.look)).toEqual([
      'proposed',
      'proposed',
      'proposed',
      'open',
    ]);
  });
});
