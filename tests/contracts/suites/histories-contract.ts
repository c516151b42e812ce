import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import { placeOf } from '../../../core/booking/place.ts';
import { ok, refuse } from '../../../core/problem.ts';
import { comparable } from '../comparable.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';
import { book, by, cancel, moveTo, visit } from '../visits.ts';

/** What every store promises about the history of an appointment. */
export function historiesContract(open: () => Promise<TestStore>): void {
  let store: TestStore;
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async (emptied, opened) => {
    store = opened;
    ports = emptied;
    shop = await seedSmallShop(ports);
  });
  const there = () => visit(shop, { on: '2027-01-06', at: '15:00', stylistId: shop.bruno.id });
  const historyOf = async (id: number) => comparable(await ports.histories.of(id));

  test('tells who booked, moved and cancelled it, when, from where and to where, in that order', async () => {
    const booked = await book(ports, visit(shop));
    const other = await book(ports, visit(shop, { at: '11:00', userId: shop.lucia.id }));
    const moved = await moveTo(ports, booked, there());
    await cancel(ports, moved);
    const [here, to] = [placeOf(booked), placeOf(there())];
    expect(await historyOf(booked.id)).toEqual(
      comparable([
        { ...by(shop.mario.id), kind: 'booked', from: null, to: here },
        { ...by(shop.mario.id), kind: 'moved', from: here, to },
        { ...by(shop.mario.id), kind: 'cancelled', from: null, to: null },
      ]),
    );
    expect(await historyOf(other.id)).toEqual(
      comparable([{ ...by(shop.lucia.id), kind: 'booked', from: null, to: placeOf(other) }]),
    );
    expect(await historyOf(4_711)).toEqual([]);
  });

  test('keeps each moment to the millisecond, and the order of the writes whatever it says', async () => {
    const at = Temporal.Instant.from('2027-01-05T08:00:00.123Z');
    const booked = await book(ports, visit(shop));
    const from = placeOf(booked);
    const [later, back] = [visit(shop, { at: '10:15' }), visit(shop)];
    await ports.agendas.change({ days: [booked] }, () =>
      ok({
        writes: [
          { do: 'move', id: booked.id, from, to: later, by: shop.salone.id, at },
          {
            do: 'move',
            id: booked.id,
            from: placeOf(later),
            to: back,
            by: shop.anna.id,
            at: at.subtract({ hours: 9 }),
          },
        ],
        answer: () => undefined,
      }),
    );
    const history = await ports.histories.of(booked.id);
    expect(history.map(({ by: who, at: when }) => [who, when.toString()])).toEqual([
      [shop.mario.id, '2027-01-01T08:00:00Z'],
      [shop.salone.id, '2027-01-05T08:00:00.123Z'],
      [shop.anna.id, '2027-01-04T23:00:00.123Z'],
    ]);
  });

  test('tells nothing of what was refused, or failed halfway', async () => {
    const booked = await book(ports, visit(shop));
    const other = await book(ports, visit(shop, { at: '11:00' }));
    const scope = { days: [booked] };
    await ports.agendas.change(scope, () => refuse({ code: 'not-movable' }));
    await ports.agendas.change(scope, () => ok({ writes: [], answer: () => undefined }));
    const halfway = ports.agendas.change(scope, () =>
      ok({
        writes: [
          { do: 'cancel', id: booked.id, ...by(shop.mario.id) },
          { do: 'move', id: other.id, from: placeOf(other), to: there(), ...by(shop.mario.id) },
          { do: 'cancel', id: 4_711, ...by(shop.mario.id) },
        ],
        answer: () => undefined,
      }),
    );
    await expect(halfway).rejects.toThrow('appointment 4711 is not confirmed');
    for (const { id } of [booked, other])
      expect((await ports.histories.of(id)).map(({ kind }) => kind)).toEqual(['booked']);
  });

  test('tells other processes as soon as the change is answered', async () => {
    const booked = await book(ports, visit(shop));
    const another = await store.another();
    expect(await another.histories.of(booked.id)).toHaveLength(1);
    await cancel(another, booked);
    expect(await ports.histories.of(booked.id)).toHaveLength(2);
  });
}
