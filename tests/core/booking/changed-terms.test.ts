import { beforeEach, describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../core/wording.ts';
import { book, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';

let world: SmallWorld;
beforeEach(async () => {
  world = await openSmallWorld();
});

describe('what the person was shown of the service', () => {
  const shown = { price: 1800, duration: 30 };
  const change = (now: { price: number; duration: number }) => world.services.update(world.taglio.id, now);

  test('is booked while it is still so', async () => {
    expect(granted(await book(world, { at: '10:30', expected: shown })).appointment).toMatchObject(shown);
  });

  test.each([
    ['price', { price: 2000, duration: 30 }],
    ['length', { price: 1800, duration: 45 }],
    ['price and length', { price: 2000, duration: 45 }],
  ])('is asked again when its %s has changed, and nothing is booked', async (_, current) => {
    await change(current);
    const booked = await book(world, { at: '10:30', expected: shown });
    expect(booked).toEqual({ ok: false, problem: { code: 'service-changed', expected: shown, current } });
    expect(refusal(await book(world, { by: world.lucia, at: '10:30', expected: current }))).toBeUndefined();
  });

  test('is told before a time that the new length no longer fits into', async () => {
    await change({ price: 1800, duration: 45 });
    expect(refusal(await book(world, { at: '12:30', expected: shown }))).toBe('service-changed');
    expect(refusal(await book(world, { at: '12:30', expected: { ...shown, duration: 45 } }))).toBe(
      'runs-into-break',
    );
  });

  test('is no matter for a booking that stands already: a retry after the change is given it', async () => {
    const first = granted(await book(world, { at: '12:30', expected: shown }));
    await change({ price: 2000, duration: 45 });
    const again = granted(await book(world, { at: '12:30', expected: shown }));
    expect(again).toMatchObject({ repeated: true, appointment: { id: first.appointment.id, ...shown } });
  });

  test('is told both ways in the sentence', async () => {
    await change({ price: 2050, duration: 45 });
    const booked = await book(world, { at: '10:30', expected: shown });
    expect(booked.ok ? undefined : sentenceOf(booked.problem)).toBe(
      'Il servizio è cambiato: prima 18,00\u00a0€ per 30 minuti, ora 20,50\u00a0€ per 45 minuti. Se va bene, conferma di nuovo.',
    );
  });
});
