import { expect, test } from 'vitest';
import { takeCustomers } from '../../../core/figures/list-to-take.ts';
import type { User } from '../../../core/people/user.ts';
import type { Page } from '../../../core/ports/page.ts';

test('a list breaks off, instead of looking whole, when the row from which it would go on is gone', async () => {
  const row = { id: 1 } as User;
  const answers: Page<User>[] = [
    { items: [row], next: 1, total: 2 },
    { items: [], next: null, total: 1 },
  ];
  const users = { page: async () => answers.shift() ?? { items: [], next: null, total: 0 } };
  const taken = takeCustomers({ users } as never, { kind: 'admin', userId: 7 }, {});
  if (!taken.ok) throw new Error('refused');
  const seen: User[] = [];
  const read = async () => {
    for await (const part of taken.value) seen.push(...part);
  };
  await expect(read()).rejects.toThrow('changed');
  expect(seen).toEqual([row]);
});
