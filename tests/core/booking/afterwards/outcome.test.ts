import { expect, test } from 'vitest';
import { cancelAppointment } from '../../../../core/booking/cancel-appointment.ts';
import { endedAs, endOf } from '../../../../core/booking/outcome/outcome.ts';
import { setOutcome, type WantedOutcome } from '../../../../core/booking/outcome/set-outcome.ts';
import { as, book, granted, openSmallWorld, refusal } from '../../../worlds/small-world.ts';

/** A haircut of 18 euros that began a minute ago. */
async function openBegun() {
  const world = await openSmallWorld();
  const { id } = granted(await book(world, { at: '10:00' })).appointment;
  world.clock.moveTo('2027-01-05T10:01:00+01:00');
  const set = (wanted: WantedOutcome, by = world.salone) => setOutcome(world, as(by), id, wanted);
  return { world, id, set };
}

test('an outcome is said from the start of the visit on, by administrators', async () => {
  const { world, id, set } = await openBegun();
  world.clock.moveTo('2027-01-05T09:59:59+01:00');
  expect(await set({ outcome: 'completed' })).toMatchObject({
    problem: { code: 'not-begun', place: { time: '10:00' } },
  });
  world.clock.moveTo('2027-01-05T10:00:00+01:00');
  expect(refusal(await set({ outcome: 'completed' }, world.mario))).toBe('not-permitted');
  expect(granted(await set({ outcome: 'completed' }))).toMatchObject({
    id,
    status: 'completed',
    missed: false,
    paid: null,
  });
  expect(refusal(await setOutcome(world, as(world.salone), 999, { outcome: null }))).toBe(
    'appointment-not-found',
  );
});

test('what was paid is kept with the outcome it was noted for', async () => {
  const { set } = await openBegun();
  expect(granted(await set({ outcome: 'completed', price: 2_000 })).paid).toBe(2_000);
  expect(granted(await set({ outcome: 'completed' })).paid).toBe(2_000);
  expect(granted(await set({ outcome: 'completed', price: null })).paid).toBeNull();
  granted(await set({ outcome: 'completed', price: 2_000 }));
  expect(granted(await set({ outcome: 'missed' }))).toMatchObject({
    status: 'completed',
    missed: true,
    paid: null,
  });
  expect(granted(await set({ outcome: 'missed', price: 500 })).paid).toBe(500);
  expect(granted(await set({ outcome: null, price: 500 }))).toMatchObject({
    ...{ status: 'confirmed', missed: false, paid: null, classification: 'past' },
  });
});

test('each change of it is a line of the history, and the same once more is none', async () => {
  const { world, id, set } = await openBegun();
  for (const outcome of ['missed', 'missed', 'completed', null] as const) granted(await set({ outcome }));
  const lines = (await world.histories.of(id)).filter(({ kind }) => kind === 'outcome');
  const end = (outcome: 'completed' | 'missed' | null) => ({ outcome, paid: null });
  expect(lines.map(({ from, to }) => [from, to])).toEqual([
    [end(null), end('missed')],
    [end('missed'), end('completed')],
    [end('completed'), end(null)],
  ]);
});

test('an outcome that was not seen is not replaced unawares', async () => {
  const { set } = await openBegun();
  granted(await set({ outcome: 'missed' }));
  const unseen = { outcome: null, paid: null };
  expect(await set({ outcome: 'completed', from: unseen })).toMatchObject({
    problem: { code: 'outcome-changed', now: 'missed' },
  });
  expect(refusal(await set({ outcome: 'missed', from: unseen }))).toBeUndefined();
  expect(refusal(await set({ outcome: 'completed', from: { outcome: 'missed', paid: 1 } }))).toBe(
    'outcome-changed',
  );
  expect(
    refusal(await set({ outcome: 'completed', from: { outcome: 'missed', paid: null } })),
  ).toBeUndefined();
});

test('a cancelled visit has no outcome', async () => {
  const { world, id, set } = await openBegun();
  granted(await cancelAppointment(world, as(world.salone), id));
  expect(refusal(await set({ outcome: 'completed' }))).toBe('cancelled-already');
});

test.each([
  [
    { outcome: null, paid: null },
    { status: 'confirmed', missed: false, paid: null },
  ],
  [
    { outcome: 'completed', paid: 5 },
    { status: 'completed', missed: false, paid: 5 },
  ],
  [
    { outcome: 'missed', paid: null },
    { status: 'completed', missed: true, paid: null },
  ],
] as const)('the end %j is kept as %j', (end, kept) => {
  expect(endedAs(end)).toEqual(kept);
  expect(endOf(kept)).toEqual(end);
});
