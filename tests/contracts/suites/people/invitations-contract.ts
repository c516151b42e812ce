import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import { ok } from '../../../../core/problem.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';

export function invitationsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let store: TestStore;
  let shop: SmallShop;
  let rosa: number;
  forEachTest(open, async (emptied, opened) => {
    ports = emptied;
    store = opened;
    shop = await seedSmallShop(ports);
  });
  beforeEach(async () => {
    const person = { firstName: 'Rosa', lastName: 'Neri', phone: null, email: null, requestId: null };
    rosa = (await ports.users.addCustomer(person)).user.id;
  });

  const start = Temporal.Instant.from('2027-01-05T08:00:00Z');
  const expires = start.add({ hours: 1 });
  const issue = (hash: string, userId = rosa) => ports.invitations.issue({ hash, userId, expires });
  const accept = (hash: string, username = 'rosa', now = start, { invitations } = ports) =>
    invitations.accept(hash, { username, passwordHash: `hash of ${username}` }, now);
  const code = (result: Awaited<ReturnType<typeof accept>>) => (result.ok ? 'ok' : result.problem.code);

  test('give the person their login, once, and are found by it', async () => {
    expect(await issue('one')).toBe(true);
    const accepted = await accept('one', 'Rosa');
    expect(accepted).toMatchObject({ ok: true, value: { id: rosa, username: 'Rosa', lastName: 'Neri' } });
    const account = await ports.users.findByUsernameKey('rosa');
    expect(account).toMatchObject({ user: { id: rosa }, passwordHash: 'hash of Rosa', emailIsOwn: false });
    expect((await ports.users.list({ search: 'rosa' })).map(({ id }) => id)).toEqual([rosa]);
    expect(await ports.invitations.stands('one', start)).toBe(false);
    expect(code(await accept('one', 'altra'))).toBe('invitation-over');
    expect(await issue('two')).toBe(false);
  });

  test('are for people without a login, one at a time, until they expire', async () => {
    expect([await issue('mario', shop.mario.id), await issue('nobody', 4_711)]).toEqual([false, false]);
    await issue('one');
    await issue('two');
    const stand = (now: Temporal.Instant) =>
      Promise.all(['one', 'two', 'unknown'].map(hash => ports.invitations.stands(hash, now)));
    expect(await stand(start)).toEqual([false, true, false]);
    expect(await stand(expires)).toEqual([false, false, false]);
    expect(code(await accept('one'))).toBe('invitation-over');
    expect(code(await accept('unknown'))).toBe('invitation-over');
    expect(code(await accept('two', 'rosa', expires))).toBe('invitation-over');
    await issue('three');
    expect(code(await accept('three', 'rosa', expires.subtract({ seconds: 1 })))).toBe('ok');
  });

  test('outlive a name that is taken', async () => {
    await issue('one');
    expect(code(await accept('one', 'MARIO'))).toBe('username-taken');
    expect((await ports.users.find(rosa))?.username).toBeNull();
    expect(code(await accept('one'))).toBe('ok');
  });

  test('sent to an address that is corrected are over', async () => {
    const decideEmail = (email: string) =>
      ports.users.update(rosa, ({ user, emailIsOwn }) => ok({ ...user, emailIsOwn, email }));
    await decideEmail('rosa@example.com');
    await issue('one');
    await decideEmail('neri@example.com');
    expect(code(await accept('one'))).toBe('invitation-over');
    await issue('two');
    await decideEmail('neri@example.com');
    expect(code(await accept('two'))).toBe('ok');
  });

  test('of many who accept one at once give exactly one login', async () => {
    await issue('one');
    const processes = [ports, await store.another()];
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) => accept('one', `rosa${index}`, start, processes[index % 2])),
    );
    expect(all.map(code).toSorted()).toEqual([...Array<string>(7).fill('invitation-over'), 'ok']);
    const names = (await ports.users.list({ search: 'rosa' })).map(({ username }) => username);
    expect(names).toEqual(all.flatMap(one => (one.ok ? [one.value.username] : [])));
  });

  test('that have expired are removed', async () => {
    await issue('one');
    expect(await ports.invitations.purge(start)).toBe(0);
    expect(await ports.invitations.purge(expires)).toBe(1);
    expect(await ports.invitations.purge(expires)).toBe(0);
  });
}
