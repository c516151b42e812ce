import { describe, expect, test } from 'vitest';
import { type Draft, emptyDraft } from '../../../apps/web/booking/draft.ts';
import {
  addressOf,
  entryChoicesIn,
  isChosen,
  mayStandAt,
  type Step,
  stepIn,
} from '../../../apps/web/booking/step.ts';

const steps: readonly Step[] = [1, 2, 3, 4, 5];
const search = (text: string) => new URLSearchParams(text);

describe('the address of a step', () => {
  test.each(steps)('leads back to step %i', step => {
    expect(stepIn(new URL(addressOf(step), 'http://salone.example').searchParams)).toBe(step);
  });

  test('is the plain page for the first step', () => {
    expect(addressOf(1)).toBe('/booking');
  });

  test.each([
    '',
    'passo=',
    'passo=0',
    'passo=6',
    'passo=-3',
    'passo=3.5',
    'passo=tre',
    'passo=33',
    'passo=%203',
  ])('that is %j means the first step', text => expect(stepIn(search(text))).toBe(1));
});

describe('a link into the booking', () => {
  test('brings a service, and a stylist where it names one', () => {
    expect(entryChoicesIn(search('servizio=3'))).toEqual({ serviceIds: [3], stylistId: null });
    expect(entryChoicesIn(search('servizio=3&stylist=74'))).toEqual({ serviceIds: [3], stylistId: 74 });
    expect(entryChoicesIn(search('servizio=3,1,3'))).toEqual({ serviceIds: [3, 1, 3], stylistId: null });
  });

  test.each([
    '',
    'servizio=',
    'servizio=0',
    'servizio=3,',
    'servizio=3,x',
    'servizio=-1',
    'servizio=1e3',
    'servizio=99999999999',
    'stylist=74',
  ])('that is %j brings nothing', text => expect(entryChoicesIn(search(text))).toBeNull());
});

describe('a step', () => {
  const choices: readonly Partial<Draft>[] = [
    { serviceId: 1 },
    {},
    { date: '2027-01-05' },
    { time: '10:30' },
  ];
  const upTo = (step: Step): Draft => Object.assign({}, emptyDraft, ...choices.slice(0, step)) as Draft;

  test.each([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
    [5, true],
  ] as const)('%i counts as chosen at the beginning: %j', (step, chosen) => {
    expect(isChosen(emptyDraft, step)).toBe(chosen);
  });

  test.each([1, 2, 3, 4] as const)('%i made opens the next', step => {
    expect(isChosen(upTo(step), step)).toBe(true);
    expect(mayStandAt(upTo(step), (step + 1) as Step)).toBe(true);
  });

  test.each(steps)('%i may not be stood at when any earlier choice is missing', step => {
    const missing: readonly Partial<Draft>[] = [{ serviceId: null }, {}, { date: null }, { time: null }];
    missing.forEach((change, index) => {
      const takenBack = Object.keys(change).length > 0 && index + 1 < step;
      expect(mayStandAt({ ...upTo(4), ...change }, step)).toBe(!takenBack);
    });
  });
});
