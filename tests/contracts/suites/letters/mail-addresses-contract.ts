import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import { noticeTo } from '../../../../core/letters/accounts/account-letter.ts';
import { decideErasing } from '../../../../core/people/personal-data/erasing-decision.ts';
import { ok } from '../../../../core/problem.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, visit } from '../../visits.ts';

export function mailAddressesContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let store: TestStore;
  let shop: SmallShop;
  forEachTest(open, async (emptied, opened) => {
    ports = emptied;
    store = opened;
    shop = await seedSmallShop(ports);
  });

  const now = Temporal.Instant.from('2027-01-05T08:00:00Z');
  const expires = now.add({ hours: 1 });
  const address = 'mario@example.com';
  const ask = (hash: string, more = {}) =>
    ports.mailAddresses.addLink({ hash, userId: shop.mario.id, address, expires, ...more });
  const linked = (hash: string, at = now) => ports.mailAddresses.linked(hash, at);
  const isConfirmed = (id = shop.mario.id, of = address) => ports.mailAddresses.isConfirmed(id, of);

  test('are confirmed by their account alone, one at a time', async () => {
    const confirmed = (id: number, of: string) => ports.mailAddresses.confirm(id, of);
    expect(await isConfirmed()).toBe(false);
    await Promise.all([confirmed(shop.mario.id, address), confirmed(shop.mario.id, address)]);
    await confirmed(4_711, address);
    expect([await isConfirmed(), await isConfirmed(shop.lucia.id), await isConfirmed(4_711)]).toEqual([
      ...[true, false, false],
    ]);
    const nuovo = 'nuovo@example.com';
    await confirmed(shop.mario.id, nuovo);
    expect(await isConfirmed(shop.mario.id, nuovo), 'not theirs').toBe(false);
    await ports.users.update(shop.mario.id, ({ user, emailIsOwn }) =>
      ok({ ...user, email: nuovo, emailIsOwn }),
    );
    await confirmed(shop.mario.id, nuovo);
    expect([await isConfirmed(), await isConfirmed(shop.mario.id, 'nuovo@example.com')]).toEqual([
      false,
      true,
    ]);
  });

  test('are asked about until a link expires, once, and while they are the account’s', async () => {
    await Promise.all([
      ask('one'),
      ask('two'),
      ask('late', { expires: now }),
      ask('gone', { userId: 4_711 }),
    ]);
    await ask('other', { address: 'altro@example.com' });
    const asked = { userId: shop.mario.id, address };
    expect(await linked('one')).toEqual(asked);
    for (const hash of ['late', 'gone', 'other', 'nobody’s']) expect(await linked(hash)).toBeUndefined();
    const others = [ports, await store.another()];
    const answers = await Promise.all(
      ['one', 'one', 'two', 'two'].map((hash, index) =>
        (others[index % 2] ?? ports).mailAddresses.answer(hash, index % 2 === 0, now),
      ),
    );
    expect(answers.filter(answer => answer !== undefined)).toEqual([asked]);
    // One is done whole, and nothing of the other.
    const wasMine = answers.findIndex(answer => answer !== undefined) % 2 === 0;
    const mario = await ports.users.find(shop.mario.id);
    expect([mario?.email, await isConfirmed()]).toEqual(wasMine ? [address, true] : [null, false]);
    await ports.users.update(shop.mario.id, ({ user }) => ok({ ...user, email: address, emailIsOwn: true }));
    await ask('three');
    await ports.users.update(shop.mario.id, ({ user, emailIsOwn }) =>
      ok({ ...user, email: null, emailIsOwn }),
    );
    expect([await linked('three'), await ports.mailAddresses.answer('three', true, now)]).toEqual([
      undefined,
      undefined,
    ]);
    await ports.users.update(shop.mario.id, ({ user, emailIsOwn }) =>
      ok({ ...user, email: address, emailIsOwn }),
    );
    expect(await linked('three'), 'also when the address comes back').toBeUndefined();
  });

  test('are taken off with every link that went there, and found no more', async () => {
    await ask('one');
    await ports.visitLinks.add('letter', (await book(ports, visit(shop))).id, shop.mario);
    expect(await ports.mailAddresses.answer('one', false, now)).toMatchObject({ userId: shop.mario.id });
    expect(await ports.users.findPerson(shop.mario.id)).toMatchObject({
      ...{ user: { ...shop.mario, email: null }, emailIsOwn: false },
    });
    expect(await ports.users.list({ search: address })).toEqual([]);
    expect(await ports.visitLinks.visitOf('letter')).toBeUndefined();
  });

  test('go along with whoever is merged with another, and with who is erased', async () => {
    const guest = { firstName: 'Rosa', lastName: null, phone: null, email: address, requestId: null };
    const twin = (await ports.users.addCustomer(guest)).user;
    await ports.mailAddresses.confirm(twin.id, address);
    await ask('twin’s', { userId: twin.id });
    await ports.users.merge(twin.id, shop.mario.id, (_, into) => ok(into));
    expect([await isConfirmed(), (await linked('twin’s'))?.userId]).toEqual([true, shop.mario.id]);
    const third = (await ports.users.addCustomer(guest)).user;
    const without = (await ports.users.addCustomer({ ...guest, email: null })).user;
    await ask('third’s', { userId: third.id });
    await ports.users.merge(third.id, without.id, (was, into) =>
      ok({ ...into, user: { ...into.user, email: was.user.email } }),
    );
    expect((await linked('third’s'))?.userId).toBe(without.id);
    await ask('one');
    await ports.erasures.erase(shop.mario.id, now, () => ok([]));
    await ask('too late');
    await ports.mailAddresses.confirm(shop.mario.id, address);
    expect([await isConfirmed(), await linked('one')]).toEqual([false, undefined]);
  });

  test('bring nothing back of a stylist who was erased meanwhile, whose row stays', async () => {
    const { bruno, salone } = shop;
    await book(ports, visit(shop, { on: '2027-01-04', stylistId: bruno.id }));
    await ports.users.update(bruno.id, ({ user }) => ok({ ...user, email: address, emailIsOwn: true }));
    await ask('before', { userId: bruno.id });
    expect((await linked('before'))?.userId).toBe(bruno.id);
    await ports.erasures.erase(bruno.id, now, decideErasing(salone.id, now));
    await ask('after', { userId: bruno.id });
    await ports.mailAddresses.confirm(bruno.id, address);
    expect([await linked('after'), await isConfirmed(bruno.id)]).toEqual([undefined, false]);
    expect(await ports.mailAddresses.purge(expires), 'rows').toBe(0);
  });

  test('are asked about in vain once that was purged', async () => {
    await ask('one');
    expect([await ports.mailAddresses.purge(now), await ports.mailAddresses.purge(expires)]).toEqual([0, 1]);
  });

  test('have their letters that were kept back counted', async () => {
    await ports.passwords.change(shop.mario.id, 'nuova', undefined, {
      tell: user => noticeTo(user, 'password-changed', now),
    });
    const [letter] = await ports.accountLetters.claim(now, expires, 5);
    await ports.accountLetters.settle(letter?.id ?? 0, expires, { as: 'kept-back' });
    const due = { kind: 'reminder', change: 0, visit: null, day: null, due: now } as const;
    await ports.outbox.add([
      { ...due, key: 'a', to: shop.mario.id },
      { ...due, key: 'b', to: shop.lucia.id },
    ]);
    for (const { id } of await ports.outbox.claim(now, expires, 5))
      await ports.outbox.settle(id, expires, { as: 'kept-back' });
    const counts = (since: Temporal.Instant) =>
      Promise.all([ports.outbox, ports.accountLetters].map(one => one.keptBack(shop.mario.id, since)));
    expect([await counts(now), await counts(now.add({ seconds: 1 }))]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
}
