import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import type { Week } from '../../../../core/calendar/shop-hours.ts';
import type { TimetableWrite } from '../../../../core/calendar/timetable-change.ts';
import { joinedPerson } from '../../../../core/people/customers/joined-person.ts';
import { PersonGone } from '../../../../core/ports/agendas.ts';
import { ok, refuse } from '../../../../core/problem.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, by, cancel, day, moveTo, visit } from '../../visits.ts';

const noWeek: Week = [[], [], [], [], [], [], []];

/** Two people who are one. */
export function mergingContract(open: () => Promise<TestStore>): void {
  let store: TestStore;
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async (emptied, opened) => {
    store = opened;
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  const now = Temporal.Instant.from('2027-01-05T08:00:00Z');
  const add = async (more: object = {}) => {
    const rosa = { firstName: 'M.', lastName: 'Rossi', phone: '0551234567', email: null, requestId: null };
    return (await ports.users.addCustomer({ ...rosa, ...more })).user;
  };
  const merge = (gone: number, into: number, { users } = ports) => users.merge(gone, into, joinedPerson);
  const visitsOf = async (userId: number) =>
    (await ports.appointments.list({ userId })).map(({ id }) => id).toSorted((a, b) => a - b);

  test('become one, with the appointments and the history of both, those at the same time too', async () => {
    const twin = await add();
    const own = await book(ports, visit(shop));
    const theirs = await book(ports, visit(shop, { userId: twin.id, stylistId: shop.bruno.id }));
    const gone = await book(ports, visit(shop, { userId: twin.id, on: '2027-01-06' }));
    await cancel(ports, gone);
    expect(await merge(twin.id, shop.mario.id)).toMatchObject(ok({ user: shop.mario, staffNotes: null }));
    expect(await visitsOf(shop.mario.id)).toEqual([own.id, theirs.id, gone.id]);
    expect(await visitsOf(twin.id)).toEqual([]);
    expect((await ports.histories.of(gone.id)).map(({ by: who, kind }) => [who, kind])).toEqual([
      [shop.mario.id, 'booked'],
      [shop.mario.id, 'cancelled'],
    ]);
    expect(await ports.users.find(twin.id)).toBeUndefined();
    expect(await ports.users.countContacts()).toMatchObject({ customers: 2 });
    expect(await merge(twin.id, shop.mario.id)).toEqual(refuse({ code: 'user-not-found' }));
    expect(await merge(shop.lucia.id, 4_711)).toEqual(refuse({ code: 'user-not-found' }));
  });

  test('keep the links of letters to the address that stays, and none of another', async () => {
    const twin = await add({ email: 'm.rossi@example.com' });
    await ports.visitLinks.add('own', (await book(ports, visit(shop))).id, shop.mario);
    const theirs = await book(ports, visit(shop, { userId: twin.id, at: '11:00' }));
    await ports.visitLinks.add('twin', theirs.id, twin);
    expect((await merge(twin.id, shop.mario.id)).ok).toBe(true);
    expect((await ports.users.find(shop.mario.id))?.email).toBe('mario@example.com');
    expect(await ports.visitLinks.visitOf('own')).toBeDefined();
    expect(await ports.visitLinks.visitOf('twin')).toBeUndefined();
  });

  test('keep a login, under the id that stays, and what the other lacked; whoever was logged in is so no more', async () => {
    const twin = await add({ email: 'm.rossi@example.com' });
    await ports.sessions.create({
      sid: 'mario',
      sess: { userId: shop.mario.id },
      expire: now.add({ hours: 1 }),
    });
    const device = { browser: 'telefono', userId: shop.mario.id, label: 'Chrome', staff: false };
    await ports.trustedDevices.remember(device, now);
    await ports.invitations.issue({ hash: 'invito', userId: twin.id, expires: now.add({ hours: 1 }) });
    expect((await merge(shop.mario.id, twin.id)).ok).toBe(true);
    const account = await ports.users.findByUsernameKey('mario');
    expect(account).toMatchObject({
      user: { id: twin.id, username: 'mario', firstName: 'M.', email: 'm.rossi@example.com' },
      passwordHash: 'plain:mario',
    });
    expect((await ports.users.list({ search: 'mario' })).map(({ id }) => id)).toEqual([twin.id]);
    expect((await ports.sessions.find('mario', now))?.user).toBeUndefined();
    expect(await ports.trustedDevices.list(shop.mario.id, now)).toEqual([]);
    const login = { username: 'altro', passwordHash: 'hash' };
    expect(await ports.invitations.accept('invito', login, now)).toEqual(refuse({ code: 'invitation-over' }));
  });

  test('are left as they are when they are refused, and when one of them ever served anybody', async () => {
    const twin = await add();
    const join = () => refuse({ code: 'two-logins' });
    expect(await ports.users.merge(twin.id, shop.mario.id, join)).toEqual(join());
    await book(ports, visit(shop, { userId: twin.id }));
    await ports.users.changeRoles(shop.anna.id, () => ok({ isAdmin: false, isStylist: false }));
    const former = await ports.users.merge(shop.anna.id, twin.id, (_, into) => ok(into));
    expect(former).toEqual(refuse({ code: 'staff-stays' }));
    expect((await ports.users.list({})).map(({ id }) => id)).toEqual(
      expect.arrayContaining([twin.id, shop.anna.id, shop.mario.id]),
    );
    expect(await visitsOf(twin.id)).toHaveLength(1);
  });

  test('give their id to nobody again', async () => {
    const [first, last] = [await add(), await add()];
    for (const gone of [last, first]) expect((await merge(gone.id, shop.mario.id)).ok).toBe(true);
    const next = await add();
    const { id: _, ...person } = next;
    const newUser = { ...person, username: 'nuovo', passwordHash: 'hash' };
    const holder = await (await store.another()).users.add(newUser);
    expect(next.id).toBeGreaterThan(last.id);
    expect(holder.ok && holder.value.id).toBeGreaterThan(next.id);
  });

  test('are left as they are when anything tells that one of them once worked here', async () => {
    const from = day('2027-02-01');
    const write = (one: TimetableWrite) =>
      ports.timetables.change(from, () => ok({ write: one, answer: () => undefined }));
    const days = { from, to: from, reason: '' };
    const traces: readonly ((stylistId: number) => Promise<unknown>)[] = [
      stylistId => write({ in: 'plans', put: { stylistId, validFrom: from, weeks: [noWeek] } }),
      stylistId => write({ in: 'skills', put: { stylistId, serviceIds: [] } }),
      stylistId => write({ in: 'absences', put: { ...days, id: null, stylistId, part: null } }),
      id => write({ in: 'closures', put: { ...days, id: null, hours: [], stylistIds: [id] } }),
      stylistId => ports.calendarFeeds.add({ stylistId, hash: 'feed', created: now }),
      async stylistId => moveTo(ports, await book(ports, visit(shop, { stylistId })), visit(shop)),
    ];
    for (const leave of traces) {
      const former = await add();
      await leave(former.id);
      expect(await merge(former.id, shop.mario.id)).toEqual(refuse({ code: 'staff-stays' }));
      expect(await ports.users.find(former.id)).toEqual(former);
    }
  });

  test('take no appointment any more under the id that went, nor change one', async () => {
    const twin = await add();
    const booked = await book(ports, visit(shop));
    await merge(twin.id, shop.mario.id);
    await expect(book(ports, visit(shop, { userId: twin.id, at: '12:00' }))).rejects.toThrow(PersonGone);
    const change = ports.agendas.change({ days: [booked] }, () =>
      ok({ writes: [{ do: 'cancel', id: booked.id, ...by(twin.id) }], answer: () => undefined }),
    );
    await expect(change).rejects.toThrow(PersonGone);
    expect(await visitsOf(shop.mario.id)).toEqual([booked.id]);
  });

  test('lose no appointment that is booked in another process while they are merged', async () => {
    const other = await store.another();
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];
    const twins = await Promise.all(times.map(() => add()));
    const booked = await Promise.all(
      twins.map(async (twin, index) => {
        const booking = book(other, visit(shop, { userId: twin.id, at: times[index] ?? '' })).then(
          ({ id }) => [id],
          (error: unknown) => {
            if (!(error instanceof PersonGone)) throw error;
            return [];
          },
        );
        const [ids, merged] = await Promise.all([booking, merge(twin.id, shop.mario.id)]);
        expect(merged.ok).toBe(true);
        return ids;
      }),
    );
    expect(await visitsOf(shop.mario.id)).toEqual(booked.flat().toSorted((a, b) => a - b));
    expect(await ports.appointments.list({})).toHaveLength(booked.flat().length);
  });

  test('are known by number, address or shown name, whatever its case and accents', async () => {
    const alike = async (more: object) => {
      const person = await add({ firstName: 'Nessuno', lastName: null, phone: null, ...more });
      const found = (await ports.users.alike(person)).map(({ id }) => id);
      await merge(person.id, shop.lucia.id);
      return found;
    };
    expect(await alike({})).toEqual([]);
    const unique = await add({ phone: '3391112223' });
    expect(await alike({ phone: '3391112223' })).toEqual([unique.id]);
    expect(await alike({ email: 'MARIO@example.com' })).toEqual([shop.mario.id]);
    expect(await alike({ firstName: 'màrio', lastName: 'ROSSI' })).toEqual([shop.mario.id]);
    expect(await ports.users.alike({ ...unique, phone: null })).toEqual([]);
  });
}
