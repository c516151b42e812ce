import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { withRoles } from '../../../core/people/roles.ts';
import { type NewUser, usernameKey } from '../../../core/people/user.ts';
import type { UserFilter } from '../../../core/ports/users.ts';
import { ok, refuse } from '../../../core/problem.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';

export function usersContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  forEachTest(open, emptied => {
    ports = emptied;
  });

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
      staffNotes: null,
      emailIsOwn: false,
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

  test('finds several at once in id order, and leaves out ids nobody has', async () => {
    const last = await add('zoe', { id: 74 });
    const first = await add('anna', { id: 7, isStylist: true });
    await add('cliente');
    expect(await ports.users.findMany([74, 4_711, 7, 74])).toEqual([first, last]);
    expect(await ports.users.findMany([])).toEqual([]);
  });

  test('lists who takes bookings, in id order', async () => {
    const last = await add('zoe', { id: 74, isStylist: true });
    await add('cliente');
    await add('capo', { isAdmin: true });
    const first = await add('anna', { id: 7, isStylist: true, isAdmin: true });
    expect(await ports.users.stylists()).toEqual([first, last]);
  });

  test('lists by shown name without regard to case and accents, and finds by every word', async () => {
    await add('zeta', { firstName: 'Àlba', lastName: 'Zorzi', email: null, phone: null });
    await add('alfa', { firstName: null, lastName: null, email: 'x@example.com' });
    await add('beta', { firstName: 'ALBERTO', lastName: '50%_\\', isAdmin: true });
    const names = async (filter: UserFilter = {}) =>
      (await ports.users.list(filter)).map(({ username }) => username);
    expect(await names()).toEqual(['zeta', 'beta', 'alfa']);
    expect(await names({ role: 'customer' })).toEqual(['zeta', 'alfa']);
    expect(await names({ role: 'admin' })).toEqual(['beta']);
    expect(await names({ search: 'alb' })).toEqual(['zeta', 'beta']);
    expect(await names({ search: ' ZÒRZI  ALBA ' })).toEqual(['zeta']);
    expect(await names({ search: 'a l b e r t 5' })).toEqual(['beta']);
    expect(await names({ search: '50%_\\' })).toEqual(['beta']);
    expect(await names({ search: '%' })).toEqual(['beta']);
    expect(await names({ search: "' or 1=1 --" })).toEqual([]);
    expect(await names({ search: '' })).toHaveLength(3);
  });

  test('hands out a long list in parts that together are the whole', async () => {
    for (const name of ['anna', 'bea', 'carla', 'dora', 'elsa'])
      await add(name, { firstName: null, lastName: null });
    const seen: (string | null)[] = [];
    let after: number | undefined;
    do {
      const page = await ports.users.page({}, { limit: 2, after });
      expect(page.total).toBe(5);
      seen.push(...page.items.map(({ username }) => username));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(['anna', 'bea', 'carla', 'dora', 'elsa']);
  });

  test('counts customers, and who of them can be reached', async () => {
    await add('anna', { email: null });
    await add('bea', { phone: null });
    await add('capo', { isAdmin: true });
    expect(await ports.users.countContacts()).toEqual({ customers: 2, withEmail: 1, withPhone: 1 });
  });

  test('changes what is said of a person, and finds them by it', async () => {
    const { id } = await add('mario');
    await add('lucia');
    const {
      passwordHash,
      isAdmin: _,
      isStylist: __,
      ...said
    } = person('mario.rossi', { firstName: 'Màrio' });
    const becomes = (more = {}) => ok({ ...said, emailIsOwn: true, ...more });
    const after = { ...said, id, isAdmin: false, isStylist: false };
    const before = { ...after, username: 'mario', firstName: 'Maria' };
    expect(await ports.users.update(id, () => becomes())).toEqual(ok({ before, after, staffNotes: null }));
    expect((await ports.users.list({ search: 'mario' })).map(user => user.id)).toEqual([id]);
    expect(await ports.users.findByUsernameKey('mario')).toBeUndefined();
    expect(await ports.users.findByUsernameKey('mario.rossi')).toEqual({
      ...{ user: after, passwordHash, emailIsOwn: true, staffNotes: null },
    });
    const taken = await ports.users.update(id, () => becomes({ username: 'LUCIA' }));
    expect(taken).toEqual(refuse({ code: 'username-taken' }));
    const unknown = await ports.users.update(4_711, () => becomes());
    expect(unknown).toEqual(refuse({ code: 'user-not-found' }));
    const kept = await ports.users.update(id, () => refuse({ code: 'not-permitted' }));
    expect(kept).toEqual(refuse({ code: 'not-permitted' }));
    expect(await ports.users.find(id)).toEqual(after);
  });

  test('forgets the links sent to an e-mail address that changes, and no others', async () => {
    const now = Temporal.Instant.from('2027-01-05T08:00:00Z');
    const { id, ...said } = await add('mario');
    for (const kind of ['email', 'counter'] as const)
      await ports.resetTokens.issue({
        ...{ hash: kind, userId: id, kind, issued: now, expires: now.add({ hours: 1 }) },
      });
    const granted = async () =>
      Promise.all(['email', 'counter'].map(link => ports.passwords.checkProof(id, { link }, now)));
    await ports.users.update(id, () => ok({ ...said, phone: null, emailIsOwn: true }));
    expect(await granted()).toEqual(['email', 'counter']);
    await ports.users.update(id, () => ok({ ...said, email: 'nuova@example.com', emailIsOwn: true }));
    expect(await granted()).toEqual([undefined, 'counter']);
  });

  test('of many who change a person at once, each decides on what the one before left', async () => {
    const { id, ...said } = await add('mario');
    const oneMore = () =>
      ports.users.update(id, ({ user, emailIsOwn }) =>
        ok({ ...said, emailIsOwn, firstName: String(Number(user.firstName) + 1) }),
      );
    await ports.users.update(id, () => ok({ ...said, emailIsOwn: false, firstName: '0' }));
    const [all] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, oneMore)),
      ...Array.from({ length: 5 }, () => ports.passwords.change(id, 'nuova', undefined)),
    ]);
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect((await ports.users.find(id))?.firstName).toBe('20');
    expect((await ports.users.findByUsernameKey('mario'))?.passwordHash).toBe('nuova');
  });

  test('changes roles, and never lets the last administrator go, however many ask at once', async () => {
    const admins = [
      await add('anna', { isAdmin: true }),
      await add('bea', { isAdmin: true, isStylist: true }),
    ];
    const demote = (id: number) => ports.users.changeRoles(id, withRoles({ isAdmin: false }));
    const answers = await Promise.all(admins.flatMap(({ id }) => [demote(id), demote(id)]));
    expect(answers.filter(({ ok }) => !ok).length).toBeGreaterThanOrEqual(1);
    const left = (await ports.users.list({})).filter(({ isAdmin }) => isAdmin);
    expect(left).toHaveLength(1);
    expect(await demote(left[0]?.id ?? 0)).toEqual(refuse({ code: 'last-admin' }));
    expect(await ports.users.changeRoles(4_711, withRoles({ isStylist: true }))).toEqual(
      refuse({ code: 'user-not-found' }),
    );
    const stylist = await ports.users.changeRoles(left[0]?.id ?? 0, withRoles({ isStylist: true }));
    expect(stylist).toMatchObject({ ok: true, value: { isStylist: true, isAdmin: true } });
  });

  test('lets roles change that are no administrator’s, also where there is none', async () => {
    const { id } = await add('anna');
    expect(await ports.users.changeRoles(id, withRoles({ isStylist: true }))).toMatchObject({
      ok: true,
      value: { isStylist: true },
    });
  });
}
