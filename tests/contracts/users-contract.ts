import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type NewUser, usernameKey } from '../../core/people/user.ts';
import { refuse } from '../../core/problem.ts';
import type { Ports, TestStore } from './test-store.ts';

export function usersContract(open: () => Promise<TestStore>): void {
  let store: TestStore;
  let ports: Ports;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());
  beforeEach(async () => void (ports = await store.empty()));

  const person = (username: string, more: Partial<NewUser> = {}): NewUser => ({
    ...{
      username,
      firstName: 'Maria',
      lastName: "D'Angelo",
      email: 'maria@example.com',
      phone: '3331234567',
    },
    ...{ isAdmin: false, isStylist: false, passwordHash: '$argon2id$v=19$x' },
    ...more,
  });
  const add = async (username: string, more: Partial<NewUser> = {}) => {
    const added = await ports.users.add(person(username, more));
    if (!added.ok) throw new Error(`${username} is taken`);
    return added.value;
  };

  test('is empty until somebody has an account', async () => {
    expect(await ports.users.isEmpty()).toBe(true);
    await add('maria');
    expect(await ports.users.isEmpty()).toBe(false);
  });

  test('stores a user as given, the password only as its hash and only for who logs in', async () => {
    const maria = await add('Maria 💇‍♀️', { isAdmin: true, isStylist: true });
    const { passwordHash, ...seen } = person('Maria 💇‍♀️', { isAdmin: true, isStylist: true });
    expect(maria).toEqual({ ...seen, id: maria.id });
    expect(await ports.users.find(maria.id)).toEqual(maria);
    expect(await ports.users.findByUsernameKey(usernameKey('Maria 💇‍♀️'))).toEqual({
      user: maria,
      passwordHash,
    });
  });

  test('keeps what is missing missing', async () => {
    const none = { firstName: null, lastName: null, email: null, phone: null };
    const { id } = await add('mario', none);
    expect(await ports.users.find(id)).toMatchObject(none);
  });

  test('finds nobody under an id or a name nobody has', async () => {
    await add('mario');
    expect(await ports.users.find(4_711)).toBeUndefined();
    expect(await ports.users.findByUsernameKey('luigi')).toBeUndefined();
    expect(await ports.users.findByUsernameKey('Mario')).toBeUndefined();
  });

  test.each([
    ['Mario', 'mARIO'],
    ['mario', 'ｍａｒｉｏ'],
    ['perché', 'PERCHE\u0301'],
    ['ﬁlippo', 'FIlippo'],
    ['istanbul', 'ISTANBUL'],
    ["o'neill ?", "O'NEILL ?"],
  ])('takes %s and %s for one name', async (one, other) => {
    const first = await add(one);
    expect(await ports.users.add(person(other))).toEqual(refuse({ code: 'username-taken' }));
    expect((await ports.users.findByUsernameKey(usernameKey(other)))?.user).toEqual(first);
  });

  test('tells names apart that only look alike to a database', async () => {
    for (const name of ['perche', 'perché', 'mario', 'mario_', 'mari%', 'straße', 'strasse']) await add(name);
    expect((await ports.users.findByUsernameKey('perche'))?.user.username).toBe('perche');
    expect(await ports.users.findByUsernameKey('mari_')).toBeUndefined();
  });

  test('of many who want one name at the same moment, exactly one gets it', async () => {
    const names = ['anna', 'ANNA', 'Anna', 'ａｎｎａ', 'aNNa', 'annA', 'ANna', 'anNA'];
    const answers = await Promise.all(names.map(name => ports.users.add(person(name))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 7 }, () => refuse({ code: 'username-taken' })),
    );
  });

  test('goes on counting after an id that was chosen', async () => {
    const before = await add('prima');
    const chosen = await add('anna', { id: 74 });
    const after = [await add('dopo'), await add('poi'), await add('infine')];
    expect(chosen.id).toBe(74);
    expect(new Set([before, chosen, ...after].map(({ id }) => id)).size).toBe(5);
    const low = await add('bassa', { id: 40 });
    expect(low.id).toBe(40);
    expect((await add('ultima')).id).toBeGreaterThan(74);
  });

  test('lists who takes bookings, in id order', async () => {
    const last = await add('zoe', { id: 74, isStylist: true });
    await add('cliente');
    await add('capo', { isAdmin: true });
    const first = await add('anna', { id: 7, isStylist: true, isAdmin: true });
    expect(await ports.users.stylists()).toEqual([first, last]);
  });
}
