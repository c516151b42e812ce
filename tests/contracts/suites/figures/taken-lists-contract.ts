import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import { takeAppointments, takeCustomers } from '../../../../core/figures/list-to-take.ts';
import { actorOf } from '../../../../core/people/permissions.ts';
import type { User } from '../../../../core/people/user.ts';
import { ok, type Result } from '../../../../core/problem.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, cancel, moveTo, visit } from '../../visits.ts';

interface Row {
  readonly id: number;
}

const inOrder = (rows: readonly Row[]): number[] => rows.map(({ id }) => id).toSorted((a, b) => a - b);

const AT_ONCE = 4;

/** Lists that leave the shop while others work. */
export function takenListsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });
  /** Ten, a day each; answers their ids in the order of the list. */
  async function bookMany(): Promise<number[]> {
    for (let date = 10; date < 20; date += 1) await book(ports, visit(shop, { on: `2027-01-${date}` }));
    return (await ports.appointments.list({})).map(({ id }) => id);
  }

  /** The rows of the list, of which some change once the first part has been read. */
  async function taken<T extends Row>(
    list: Result<AsyncIterable<readonly T[]>>,
    change: (first: readonly T[]) => Promise<void>,
  ): Promise<T[]> {
    if (!list.ok) throw new Error(list.problem.code);
    const rows: T[] = [];
    for await (const part of list.value) {
      if (rows.length === 0) await change(part);
      rows.push(...part);
    }
    return rows;
  }

  test('hold each appointment once, wherever it is moved while they are read', async () => {
    const before = await bookMany();
    const list = takeAppointments(ports, actorOf(shop.salone), {}, AT_ONCE);
    const rows = await taken(list, async first => {
      const [read, last] = [first[1], first[3]];
      const unread = await ports.appointments.find(before.at(-1) ?? 0);
      if (!read || !last || !unread || first.length !== AT_ONCE) throw new Error('no such rows');
      await moveTo(ports, last, visit(shop, { on: '2027-01-13', at: '15:00' }));
      await moveTo(ports, unread, visit(shop, { on: '2027-02-09' }));
      await moveTo(ports, read, visit(shop, { on: '2027-01-04' }));
      await book(ports, visit(shop, { on: '2027-02-10' }));
    });
    expect(inOrder(rows)).toEqual(before.toSorted((a, b) => a - b));
  });

  test('leave out what no longer belongs to them when it is read', async () => {
    const before = await bookMany();
    const list = takeAppointments(ports, actorOf(shop.salone), { status: 'confirmed' }, AT_ONCE);
    const rows = await taken(list, async () => {
      const oldest = await ports.appointments.find(before.at(-1) ?? 0);
      if (oldest !== undefined) await cancel(ports, oldest);
    });
    expect(rows.map(({ id }) => id)).toEqual(before.slice(0, -1));
  });

  test('hold each customer once, whatever their names become while they are read', async () => {
    for (const firstName of ['Ada', 'Bea', 'Cora', 'Dina', 'Elsa', 'Fede', 'Gaia', 'Ida'])
      await ports.users.addCustomer({ firstName, lastName: null, email: null, phone: null, requestId: null });
    const before = (await ports.users.list({ role: 'customer' })).map(({ id }) => id);
    const rename = ({ id }: Row, firstName: string) =>
      ports.users.update(id, ({ user }) => ok({ ...user, firstName, emailIsOwn: false }));
    const rows = await taken<User>(takeCustomers(ports, actorOf(shop.salone), {}, AT_ONCE), async first => {
      const [read, last, unread] = [first[1], first[3], before.at(-1)];
      if (!read || !last || unread === undefined) throw new Error('no such rows');
      await rename(last, 'Filippa');
      await rename({ id: unread }, 'Aldo');
      await rename(read, 'Zeno');
    });
    expect(inOrder(rows)).toEqual(before.toSorted((a, b) => a - b));
  });
}
