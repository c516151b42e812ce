import type { Temporal } from 'temporal-polyfill';
import type { SmallShop } from '../../adapters/memory/seed.ts';
import type { Store } from '../../apps/server/open-store.ts';

/** A passkey of Mario's and an authenticator app of Anna's. */
export async function giveKeys(
  store: Store,
  { mario, anna }: SmallShop,
  now: Temporal.Instant,
): Promise<void> {
  const app = { secret: 'sealed', since: now, lastStep: 60_001_234, recovery: ['mark'] };
  await store.secondFactors.change(anna.id, () => ({ next: app, answer: undefined }));
  const key = { id: 'key', userId: mario.id, publicKey: 'public', counter: 7, name: 'iPhone' };
  await store.passkeys.add({ ...key, created: now, lastUsed: null });
}

export const keysIn = async (store: Store, { mario, anna }: SmallShop) => [
  await store.passkeys.find('key'),
  await store.passkeys.list(mario.id),
  await store.secondFactors.find(anna.id),
];
