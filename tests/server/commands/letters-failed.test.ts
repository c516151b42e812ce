import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../../../adapters/memory/memory-database.ts';
import { seedSmallShop } from '../../../adapters/memory/seed.ts';
import { listFailed } from '../../../apps/server/cli/letters-failed.ts';
import { noticeTo } from '../../../core/letters/accounts/account-letter.ts';

test('letters that did not arrive are listed for whoever has the machine, those about accounts too', async () => {
  const db = openMemoryDatabase();
  const { mario } = await seedSmallShop(db);
  expect(await listFailed(db)).toBe('Nessuna lettera non consegnata.');
  const due = Temporal.Instant.from('2027-01-05T08:00:00Z');
  const until = due.add({ minutes: 5 });
  await db.outbox.add([{ key: 'a', kind: 'reminder', to: mario.id, visit: null, change: 0, day: null, due }]);
  await db.passwords.change(mario.id, 'nuova', undefined, {
    tell: user => noticeTo(user, 'password-changed', due),
  });
  for (const { id } of await db.outbox.claim(due, until, 5))
    await db.outbox.settle(id, until, {
      ...{ as: 'failed', failure: 'away', inDoubt: false, told: null, nextTry: due },
    });
  for (const { id } of await db.accountLetters.claim(due, until, 5))
    await db.accountLetters.settle(id, until, { as: 'failed', failure: 'refused' });
  expect((await listFailed(db)).split('\n')).toEqual([
    '2027-01-05T08:00:00Z  promemoria, a Mario Rossi, mario@example.com: il server di posta non ha risposto (tentativi: 1)',
    '2027-01-05T08:00:00Z  password cambiata, a mario@example.com: rifiutata dal server di posta (tentativi: 1)',
  ]);
});
