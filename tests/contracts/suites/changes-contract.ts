import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import type { Week } from '../../../core/calendar/shop-hours.ts';
import { withRoles } from '../../../core/people/roles.ts';
import type { News } from '../../../core/ports/changes.ts';
import { ok, refuse } from '../../../core/problem.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';
import { book, by, cancel, day, moveTo, visit } from '../visits.ts';

export function changesContract(open: () => Promise<TestStore>): void {
  let store: TestStore;
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async (emptied, opened) => {
    store = opened;
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  const closed: Week = [[], [], [], [], [], [], []];

  /** What a listener of `watched` hears until `last` is among it. */
  async function heard(
    watched: Ports,
    act: () => Promise<readonly [list: string, id: number]>,
  ): Promise<string[]> {
    const news: News[] = [];
    const end = watched.changes.watch(one => news.push(one));
    await watched.changes.inForce();
    await watched.services.update(shop.barba.id, { price: 1_000 });
    const [list, id] = await act();
    const told = () =>
      news.flatMap(one =>
        one.kind === 'gap' ? ['gap'] : one.changes.map(change => `${change.list} ${change.id}`),
      );
    await expect.poll(told).toContain(`${list} ${id}`);
    end();
    return told().filter(text => text !== `services ${shop.barba.id}`);
  }

  test('tells of a booking, a move, a cancellation, a service and a user, with the id alone', async () => {
    const told = await heard(ports, async () => {
      await ports.services.update(shop.taglio.id, { price: 2_000 });
      await ports.users.changeRoles(shop.mario.id, withRoles({ isStylist: true }));
      const booked = await book(ports, visit(shop));
      await cancel(ports, await moveTo(ports, booked, visit(shop, { on: '2027-01-06' })));
      return ['appointments', booked.id];
    });
    expect(new Set(told)).toEqual(
      new Set([`services ${shop.taglio.id}`, `users ${shop.mario.id}`, told.at(-1) ?? '']),
    );
  });

  test('never tells of what was refused or undone', async () => {
    const told = await heard(ports, async () => {
      const scope = { days: [{ stylistId: shop.anna.id, date: day('2027-01-05') }] };
      await ports.agendas.change(scope, () => refuse({ code: 'slot-taken' }));
      await ports.agendas
        .change(scope, () => ({
          ok: true,
          value: {
            writes: [
              { do: 'book', ...by(shop.mario.id), appointment: visit(shop) },
              { do: 'cancel', id: 4_711, ...by(shop.mario.id) },
            ],
            answer: () => undefined,
          },
        }))
        .catch(() => undefined);
      await ports.services.update(shop.colore.id, { price: 5_000 });
      return ['services', shop.colore.id];
    });
    expect(told).toEqual([`services ${shop.colore.id}`]);
  });

  test('tells once that the timetable has changed, by whatever process, and not of what was refused', async () => {
    const validFrom = day('2027-03-01');
    const told = await heard(await store.another(), async () => {
      await ports.timetables.change(validFrom, () => refuse({ code: 'not-permitted' }));
      await ports.timetables.change(validFrom, () =>
        ok({ write: { in: 'weeks', put: { validFrom, week: closed } }, answer: () => undefined }),
      );
      await ports.services.update(shop.colore.id, { price: 5_000 });
      return ['services', shop.colore.id];
    });
    expect(told.map(text => text.split(' ')[0])).toEqual(['timetable', 'services']);
  });

  test('tells what another process has changed', async () => {
    const other = await store.another();
    const told = await heard(other, async () => {
      const booked = await book(ports, visit(shop));
      return ['appointments', booked.id];
    });
    expect(told).toHaveLength(1);
  });
}
