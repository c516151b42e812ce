import { expect, test } from 'vitest';
import { takeAppointments, takeCustomers } from '../../../core/figures/list-to-take.ts';
import type { User } from '../../../core/people/user.ts';
import type { Page, PageRequest } from '../../../core/ports/page.ts';
import { as, book, date, granted, openSmallWorld, refusal } from '../../worlds/small-world.ts';

const admin = { kind: 'admin', userId: 7 } as const;

/** Answers these pages, and notes what it was asked for. */
function pagesOf(...pages: Page<User>[]) {
  const asked: (PageRequest & { readonly filter: unknown })[] = [];
  const page = async (filter: unknown, request: PageRequest) => {
    asked.push({ filter, ...request });
    return pages.shift() ?? { items: [], next: null, total: 0 };
  };
  return { asked, users: { page } as never };
}

async function read<T>(parts: AsyncIterable<readonly T[]>, into: T[] = []): Promise<T[]> {
  for await (const part of parts) into.push(...part);
  return into;
}

const row = (id: number) => ({ id }) as User;

test('a list breaks off, instead of looking whole, when the row from which it would go on is gone', async () => {
  const { users } = pagesOf({ items: [row(1)], next: 1, total: 2 }, { items: [], next: null, total: 1 });
  const seen: User[] = [];
  await expect(read(granted(takeCustomers({ users }, admin, {})), seen)).rejects.toThrow('changed');
  expect(seen).toEqual([row(1)]);
});

test('a list is read part by part, each after the last row of the one before', async () => {
  const { users, asked } = pagesOf(
    { items: [row(4), row(2)], next: 2, total: 3 },
    { items: [row(1)], next: null, total: 3 },
  );
  const taken = granted(takeCustomers({ users }, admin, { search: 'ros' }));
  expect(await read(taken)).toEqual([row(4), row(2), row(1)]);
  const filter = { role: 'customer', search: 'ros' };
  expect(asked).toEqual([
    { filter, limit: 480, after: undefined },
    { filter, limit: 480, after: 2 },
  ]);
});

test('an empty list is whole', async () => {
  const { users } = pagesOf({ items: [], next: null, total: 0 });
  expect(await read(granted(takeCustomers({ users }, admin, {})))).toEqual([]);
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
