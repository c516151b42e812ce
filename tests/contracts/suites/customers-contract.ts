import { expect, test } from 'vitest';
import { ok } from '../../../core/problem.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';

/** People without a login. */
export function customersContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  forEachTest(open, emptied => {
    ports = emptied;
  });

  const rosa = { firstName: 'Rosa', lastName: null, phone: '3331234567', email: 'rosa@example.com' };
  const add = async (more: object = {}, requestId: string | null = null) =>
    ports.users.addCustomer({ ...rosa, ...more, requestId });
  const mario = {
    ...{ username: 'mario', firstName: 'Mario', lastName: 'Rossi', email: null, phone: null },
    ...{ isAdmin: false, isStylist: false, passwordHash: 'hash' },
  };

  test('are stored with what is known, counted and found like everybody', async () => {
    const { user, repeated } = await add();
    const stored = { ...rosa, id: user.id, username: null, isAdmin: false, isStylist: false };
    expect([user, repeated]).toEqual([stored, false]);
    expect(await ports.users.find(user.id)).toEqual(stored);
    expect(await ports.users.list({ role: 'customer', search: 'rosa 333' })).toEqual([stored]);
    expect(await ports.users.countContacts()).toEqual({ customers: 1, withEmail: 1, withPhone: 1 });
    expect(await ports.users.isEmpty()).toBe(false);
  });

  test('stand beside each other in any number, and under no name that somebody could log in with', async () => {
    await ports.users.add(mario);
    for (const firstName of ['Rosa', 'Rosa', 'Null', 'Mario']) await add({ firstName });
    expect(await ports.users.list({})).toHaveLength(5);
    for (const key of ['', 'null', 'rosa', 'rosa@example.com', '3331234567'])
      expect(await ports.users.findByUsernameKey(key)).toBeUndefined();
    expect((await ports.users.findByUsernameKey('mario'))?.user.firstName).toBe('Mario');
  });

  test('are stored once for one request, however often and however fast it is sent', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, () => add({}, 'richiesta-1')));
    expect(new Set(sent.map(({ user }) => user.id)).size).toBe(1);
    expect(sent.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await add({ firstName: 'Altra' }, 'richiesta-1')).toEqual({ user: sent[0]?.user, repeated: true });
    expect((await add({}, 'richiesta-2')).repeated).toBe(false);
    expect(await ports.users.list({})).toHaveLength(2);
  });

  test('are changed like everybody, and are given no login by it', async () => {
    const { user } = await add();
    const { id: _, isAdmin: _1, isStylist: _2, ...said } = { ...user, firstName: null, lastName: 'Neri' };
    expect(
      await ports.users.update(user.id, present => {
        expect(present).toEqual({ user, passwordHash: null, emailIsOwn: false, staffNotes: null });
        return ok({ ...said, emailIsOwn: false });
      }),
    ).toEqual(ok({ before: user, after: { ...user, firstName: null, lastName: 'Neri' }, staffNotes: null }));
    expect((await ports.users.list({ search: 'neri' })).map(({ id }) => id)).toEqual([user.id]);
  });

  test('have a card, of which what is left out stays', async () => {
    const { user } = await add();
    const { id, isAdmin: _, isStylist: _1, ...said } = user;
    const card = async (edit: object) => {
      const edited = await ports.users.update(id, () => ok({ ...said, emailIsOwn: false, ...edit }));
      const stored = await ports.users.findPerson(id);
      expect(edited).toMatchObject(ok({ after: stored?.user, staffNotes: stored?.staffNotes }));
      expect(await ports.users.find(id)).toEqual(stored?.user);
      return [stored?.staffNotes, stored?.user.onlineBooking];
    };
    expect(await card({})).toEqual([null, undefined]);
    expect(await card({ staffNotes: 'Sfumatura bassa' })).toEqual(['Sfumatura bassa', undefined]);
    expect(await card({ onlineBooking: false })).toEqual(['Sfumatura bassa', false]);
    expect(await card({})).toEqual(['Sfumatura bassa', false]);
    expect(await card({ staffNotes: null, onlineBooking: true })).toEqual([null, undefined]);
    expect(await ports.users.findPerson(4_711)).toBeUndefined();
  });

  test('have no password that could be set', async () => {
    const { user } = await add();
    expect(await ports.passwords.change(user.id, 'nuova', undefined)).toBe(false);
    expect(await ports.users.find(user.id)).toEqual(user);
  });
}
