import { describe, expect, test } from 'vitest';
import { afterSaving as hoursAfter } from '../../../../apps/web/admin/settings/hours/use-hours-draft.ts';
import { afterSaving as planAfter } from '../../../../apps/web/admin/settings/people/plan/use-plan-draft.ts';
import { unsentOf } from '../../../../apps/web/admin/settings/rules/use-typed-rules.ts';
import { withDay } from '../../../../apps/web/admin/settings/week/week-rules.ts';
import { hours, weeks } from './usual-weeks.ts';

const today = '2027-01-05';
const monday = '2027-01-11';
const week = withDay(weeks[0]?.week ?? [], 1, hours);
const more = withDay(week, 7, hours);

describe('once hours are stored, the form', () => {
  const sent = { validFrom: monday, week };

  test('holds nothing more, and the hours that are to come or those of now are open', () => {
    expect(hoursAfter({ of: null, ...sent }, sent, today)).toEqual({
      ...{ of: monday, validFrom: monday, week: null },
    });
    const ofNow = { validFrom: today, week };
    expect(hoursAfter({ of: null, ...ofNow }, ofNow, today)).toEqual({
      ...{ of: null, validFrom: today, week: null },
    });
  });

  test('still holds what was written since, as a change of them', () => {
    expect(hoursAfter({ of: null, validFrom: monday, week: more }, sent, today)).toEqual({
      ...{ of: monday, validFrom: monday, week: more },
    });
  });

  test('stays at another day, or at other hours, that were opened since', () => {
    for (const present of [
      { of: null, validFrom: '2027-02-01', week },
      { of: '2027-03-01', validFrom: '2027-03-01', week: null },
    ])
      expect(hoursAfter(present, sent, today)).toBe(present);
  });
});

test('once shifts are stored, what was written since is still to be saved', () => {
  const sent = { validFrom: monday, weeks: [week] };
  expect(planAfter(sent, sent)).toEqual({ validFrom: monday, weeks: null });
  for (const present of [
    { validFrom: monday, weeks: [more] },
    { validFrom: today, weeks: [week] },
  ])
    expect(planAfter(present, sent)).toBe(present);
});

test('once rules are stored, those chosen since are still to be saved', () => {
  const sent = {
    minNotice: 60,
    cancelUntil: 0,
    moveUntil: 0,
    maxUpcoming: null,
    startStep: 15,
    horizonDays: 7,
  };
  const typed = { minNotice: 60, cancelUntil: 120, horizonDays: null };
  expect(unsentOf(typed, sent as Parameters<typeof unsentOf>[1])).toEqual({
    cancelUntil: 120,
    horizonDays: null,
  });
});
