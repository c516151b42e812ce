import { expect, test } from 'vitest';
import { FixedClock } from '../../../../adapters/memory/fixed-clock.ts';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import { moveAppointment } from '../../../../core/booking/moving/move-appointment.ts';
import { placeOf } from '../../../../core/booking/place.ts';
import { actorOf } from '../../../../core/people/permissions.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, visit, type Wanted } from '../../visits.ts';

const clock = new FixedClock('2027-01-04T08:00:00Z');

/** What every store promises of one move that is sent several times at the same instant, to several processes. */
export function oneMoveContract(open: () => Promise<TestStore>): void {
  let store: TestStore;
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(
    async () => (store = await open()),
    async emptied => {
      ports = emptied;
      shop = await seedSmallShop(ports);
    },
  );

  test.each<[string, (shop: SmallShop) => Wanted]>([
    ['on its day', () => ({ at: '15:00' })],
    ['to another day', () => ({ on: '2027-01-07', at: '15:00' })],
    ['to somebody else', ({ bruno }) => ({ at: '15:00', stylistId: bruno.id })],
  ])('%s is one change with one letter, and each is answered alike', async (_, to) => {
    const booked = await book(ports, visit(shop));
    const { date, time, stylistId } = visit(shop, to(shop));
    const request = { date, time, stylistId, from: placeOf(booked) };
    const sides = [ports, await store.another()];
    const moves = [...sides, ...sides, ...sides].map(side =>
      moveAppointment(
        { ...side, clock, shop: { phone: '055 123' } },
        actorOf(shop.mario),
        booked.id,
        request,
      ),
    );
    for (const moved of await Promise.all(moves))
      expect(moved).toMatchObject({ ok: true, value: { id: booked.id } });
    const history = await ports.histories.of(booked.id);
    expect(history.map(({ kind }) => kind)).toEqual(['booked', 'moved']);
    const letters = await ports.outbox.of(booked.id);
    expect(letters.map(({ kind, change }) => ({ kind, change }))).toEqual([{ kind: 'moved', change: 2 }]);
  });
}
