import fc from 'fast-check';
import { letterKinds } from '../../../core/letters/letter-kinds.ts';

/** Around both nights on which the clocks change: Sunday 28 March and Sunday 31 October 2027. */
export const seasons = {
  spring: { now: '2027-03-25T08:00:00+01:00', days: ['2027-03-26', '2027-03-27', '2027-03-30'] },
  autumn: { now: '2027-10-28T08:00:00+02:00', days: ['2027-10-29', '2027-10-30', '2027-11-02'] },
} as const;

const choice = fc.nat({ max: 20 });
const slot = fc.record({ day: fc.nat({ max: 2 }), at: fc.constantFrom('09:00', '10:00', '17:00') });
const change = { choice, isOwn: fc.boolean(), isTicked: fc.boolean(), slot };
const doing = <D extends string>(what: D) => ({ do: fc.constant(what) });

const aMinute = fc.constant({ do: 'wait' as const, isRestarted: false, minutes: 1 as const });
const meet = fc.record({ ...doing('meet'), answer: fc.constantFrom('away' as const, 'doubt' as const) });
const wait = fc.record({
  ...{ ...doing('wait'), isRestarted: fc.boolean() },
  minutes: fc.constantFrom(
    1,
    1,
    5,
    60,
    700,
    1_500,
    'until a reminder is due' as const,
    'just before' as const,
  ),
});

const book = fc.record({
  ...{ ...doing('book'), ...change },
  who: fc.constantFrom('mario' as const, 'mario' as const, 'lucia' as const),
});
const changes = fc.oneof(
  ...[book, book],
  fc.record({ ...doing('move'), ...change, isBack: fc.boolean() }),
  fc.record({ ...doing('cancel'), ...change }),
  fc.record({ ...doing('restore'), choice }),
);
const kind = fc.constantFrom(...letterKinds);
const choices = fc.oneof(
  fc.record({ ...doing('prefer'), kind, who: fc.constantFrom('mario' as const, 'anna' as const) }),
  fc.record({ ...doing('switch'), kind }),
);
const others = fc.oneof(...[wait, wait, wait], choices, meet, fc.record(doing('erase')));

/** Now and then a kind is off only while something changes, or a letter waits while something does. */
const few = fc.oneof(
  { weight: 8, arbitrary: fc.oneof(changes, others).map(step => [step]) },
  { weight: 1, arbitrary: fc.tuple(choices, changes).map(([off, one]) => [off, one, off]) },
  { weight: 1, arbitrary: fc.tuple(meet, fc.oneof(changes, wait), aMinute, changes) },
);

export const letterSteps = fc.array(few, { maxLength: 14 }).map(steps => steps.flat());
export type LetterStep = typeof letterSteps extends fc.Arbitrary<(infer S)[]> ? S : never;
export type StepThat<D extends LetterStep['do']> = Extract<LetterStep, { readonly do: D }>;
