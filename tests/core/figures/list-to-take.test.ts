import { expect, test } from 'vitest';
import { takeAppointments, takeCustomers } from '../../../core/figures/list-to-take.ts';
import type { User } from '../../../core/people/user.ts';
import type { UserFilter } from '../../../core/ports/users.ts';
import { as, book, date, granted, openSmallWorld, refusal } from '../../worlds/small-world.ts';

const admin = { kind: 'admin', userId: 7 } as const;

async function read<T>(parts: AsyncIterable<readonly T[]>, into: T[] = []): Promise<T[]> {
  for await (const part of parts) into.push(...part);
  return into;
}

/** Of so many people with the ids 1, 2 …; notes what it was asked for. */
function listOf(length: number) {
  const asked: UserFilter[] = [];
  const ids = async (filter: UserFilter) => {
    asked.push(filter);
    return Array.from({ length }, (_, index) => index + 1);
  };
  const list = async (filter: UserFilter) => {
    asked.push(filter);
    return (filter.ids ?? []).map(id => ({ id }) as User);
  };
  return { asked, users: { ids, list } };
}

test('a list is read part by part, each of the rows that come next', async () => {
  const { users, asked } = listOf(481);
  const taken = granted(takeCustomers({ users }, admin, { search: 'ros' }));
  expect((await read(taken)).map(({ id }) => id)).toEqual(Array.from({ length: 481 }, (_, at) => at + 1));
  const [first, second, third, ...none] = asked;
  const filter = { role: 'customer', search: 'ros' };
  expect([first, none]).toEqual([filter, []]);
  expect(second?.ids).toHaveLength(480);
  expect([second, third]).toMatchObject([filter, { ...filter, ids: [481] }]);
});

test('a list breaks off, instead of looking whole, when one of its parts cannot be read', async () => {
  const { users } = listOf(481);
  const list = async ({ ids = [] }: UserFilter) => {
    if (ids.length < 480) throw new Error('Connection terminated');
    return ids.map(id => ({ id }) as User);
  };
  const seen: User[] = [];
  const taken = granted(takeCustomers({ users: { ...users, list } }, admin, {}));
  await expect(read(taken, seen)).rejects.toThrow('terminated');
  expect(seen).toHaveLength(480);
});

test('an empty list is whole', async () => {
  const { users, asked } = listOf(0);
  expect(await read(granted(takeCustomers({ users }, admin, {})))).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('appointments and customers are taken by administrators alone, as they were filtered', async () => {
  const world = await openSmallWorld();
  const { mario, lucia, salone } = world;
  const first = granted(await book(world, { at: '10:00' })).appointment;
  await book(world, { at: '11:00', customer: lucia });
  const filter = { search: 'mario', from: date('2027-01-05') };
  const taken = await read(granted(takeAppointments(world, as(salone), filter)));
  expect(taken.map(({ id }) => id)).toEqual([first.id]);
  const customers = await read(granted(takeCustomers(world, as(salone), {})));
  expect(customers.map(({ id }) => id)).toEqual([lucia.id, mario.id]);
  expect(refusal(takeAppointments(world, as(mario), {}))).toBe('not-permitted');
  expect(refusal(takeCustomers(world, as(mario), {}))).toBe('not-permitted');
});
