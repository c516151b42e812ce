import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import type { TimetableWrite } from '../../../../core/calendar/timetable-change.ts';
import { joinedPerson } from '../../../../core/people/customers/joined-person.ts';
import { decideErasing } from '../../../../core/people/personal-data/erasing-decision.ts';
import { PersonGone } from '../../../../core/ports/agendas.ts';
import { ok, refuse } from '../../../../core/problem.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, by, cancel, day, moveTo, visit } from '../../visits.ts';

const now = Temporal.Instant.from('2027-01-05T08:00:00Z');
const later = now.add({ hours: 1 });
const gone = refuse({ code: 'user-not-found' });

/** People of whom no name is left. */
export function erasingContract(open: () => Promise<TestStore>): void {
  let store: TestStore;
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async (emptied, opened) => {
    store = opened;
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  const erase = (id: number, who = shop.salone.id, { erasures } = ports) =>
    erasures.erase(id, now, decideErasing(who, now));
  const write = (one: TimetableWrite) =>
    ports.timetables.change(day('2027-02-01'), () => ok({ write: one, answer: () => undefined }));
  const namesOf = async () => JSON.stringify(await ports.appointments.list({}));

  test('leave their visits without a name or a note; what lies ahead is cancelled and its place free', async () => {
    const notes = { notes: 'Sfumatura', staffNotes: 'Pelle' };
    await book(ports, visit(shop, { on: '2027-01-04', at: '09:00', notes: 'Sfumatura' }));
    await book(ports, visit(shop, { at: '08:45' }));
    const coming = await book(ports, visit(shop, { at: '15:00', notes: 'Sfumatura' }));
    await ports.visitLinks.add('link', coming.id, shop.mario);
    const erased = await erase(shop.mario.id);
    expect(erased).toMatchObject({
      ok: true,
      value: { person: { user: shop.mario }, cancelled: [coming.id] },
    });
    const found = (await ports.appointments.list({})).toSorted((a, b) => a.id - b.id);
    expect(found.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'cancelled']);
    const nobody = { userId: null, userFirstName: 'Cliente cancellato', username: null, customerPhone: null };
    for (const { customer, ...one } of found) {
      expect(customer).toMatchObject({ ...nobody, userLastName: null });
      expect(one).toMatchObject({ notes: null, staffNotes: null });
    }
    expect(new Set(found.map(({ userId }) => userId)).size).toBe(1);
    expect(await namesOf()).not.toContain(Object.values(notes)[0]);
    expect(await ports.visitLinks.visitOf('link')).toBeUndefined();
    expect((await ports.histories.of(coming.id)).map(({ kind }) => kind)).toEqual(['booked', 'cancelled']);
    await book(ports, visit(shop, { userId: shop.lucia.id, at: '15:00' }));
  });

  test('are named in letters about their visits, the days on which they were expected, and their account', async () => {
    const { id: reader } = shop.mario;
    // Of which no copy is kept any more.
    await book(ports, visit(shop, { on: '2026-11-20' }));
    const past = await book(ports, visit(shop, { on: '2026-12-28', at: '09:00' }));
    await moveTo(ports, past, visit(shop, { on: '2027-01-04', at: '09:00' }));
    const coming = await book(ports, visit(shop, { at: '15:00' }));
    await book(ports, visit(shop, { at: '15:00', userId: shop.lucia.id, stylistId: shop.bruno.id }));
    const notice = { kind: 'email-changed', address: 'prima@example.com', due: now } as const;
    const sent = { ...notice, userId: reader, until: null, sealed: null };
    await ports.users.update(reader, ({ user }) => ok({ ...user, emailIsOwn: true, letter: sent }));
    const [letter] = await ports.accountLetters.claim(now, later, 5);
    const erased = await erase(reader);
    const letters = erased.ok ? erased.value.letters : undefined;
    expect(letters).toMatchObject({ reader, accountLetters: [letter?.id] });
    expect(letters?.visits.toSorted((a, b) => a.id - b.id)).toEqual([
      ...[{ id: past.id }, { id: coming.id, nameless: 2 }],
    ]);
    expect(letters?.daysExpected.toSorted()).toEqual(['2026-12-28', '2027-01-04', '2027-01-05']);
  });

  test('are unfinished until that is said, once, in any process; who is not erased is not', async () => {
    const { erasures } = await store.another();
    expect(await ports.erasures.unfinished()).toEqual([]);
    await ports.erasures.erase(shop.mario.id, now, () => refuse({ code: 'last-admin' }));
    const erased = [await erase(shop.mario.id), await erase(shop.lucia.id)];
    const unfinished = await erasures.unfinished();
    expect(unfinished.map(({ at, letters }) => [String(at), letters])).toEqual(
      erased.map(one => [String(now), one.ok && one.value.letters]),
    );
    const [first, second] = unfinished.map(({ id }) => id);
    const said = await Promise.all([ports, { erasures }].map(of => of.erasures.finish(first ?? 0)));
    expect(said.filter(Boolean)).toEqual([true]);
    expect((await ports.erasures.unfinished()).map(({ id }) => id)).toEqual([second]);
  });

  test('who served visits are named in letters about these, also where they gave them up', async () => {
    const { id: reader } = shop.anna;
    const served = await book(ports, visit(shop, { on: '2027-01-04' }));
    const handed = await book(ports, visit(shop, { on: '2027-01-06' }));
    await moveTo(ports, handed, visit(shop, { on: '2027-01-06', stylistId: shop.bruno.id }));
    await book(ports, visit(shop, { on: '2027-01-04', stylistId: shop.bruno.id }));
    const erased = await erase(reader);
    const visits = erased.ok ? erased.value.letters.visits.toSorted((a, b) => a.id - b.id) : [];
    expect(visits).toEqual([{ id: served.id }, { id: handed.id }]);
    expect(erased.ok && erased.value.letters.daysExpected).toEqual([]);
  });

  test('are known to nobody who reads, changes, merges or invites people; their name is free', async () => {
    await book(ports, visit(shop));
    const { id } = shop.mario;
    const before = await ports.users.countContacts();
    expect((await erase(id)).ok).toBe(true);
    const [{ userId } = { userId: 0 }] = await ports.appointments.list({});
    expect(await ports.appointments.list({ userId })).toEqual([]);
    const { users, invitations } = ports;
    for (const one of [id, userId]) {
      expect([await users.find(one), await users.findPerson(one)]).toEqual([undefined, undefined]);
      expect(await users.changeRoles(one, user => ok({ ...user, isAdmin: true }))).toEqual(gone);
      expect(await users.merge(one, shop.lucia.id, joinedPerson)).toEqual(gone);
      expect(await users.merge(shop.lucia.id, one, joinedPerson)).toEqual(gone);
      expect(await erase(one)).toEqual(gone);
      expect(await invitations.issue({ hash: 'h', userId: one, expires: later })).toBe(false);
    }
    expect(await users.countContacts()).toMatchObject({ customers: before.customers - 1 });
    expect(await users.list({ search: 'cancellato' })).toEqual([]);
    expect((await users.list({})).map(person => person.id)).not.toContain(userId);
    expect((await users.page({ role: 'customer' }, { limit: 50 })).items.map(one => one.id)).not.toContain(
      userId,
    );
    expect((await users.findMany([id, userId])).map(({ firstName }) => firstName)).toEqual([
      'Cliente cancellato',
    ]);
    const alike = {
      ...shop.lucia,
      firstName: 'Cliente cancellato',
      lastName: null,
      email: null,
      phone: null,
    };
    expect(await users.alike(alike)).toEqual([]);
    const { id: _, ...mario } = shop.mario;
    const again = await users.add({ ...mario, passwordHash: 'hash' });
    expect(again.ok && again.value.id).toBeGreaterThan(Math.max(id, userId));
  });

  test('have no session, browser, link, invitation, letter or choice any more', async () => {
    const { id } = shop.mario;
    const { id: visitId } = await book(ports, visit(shop));
    await ports.sessions.create({ sid: 'mario', sess: { userId: id }, expire: later });
    const device = { browser: 'telefono', userId: id, label: 'Chrome', staff: false };
    await ports.trustedDevices.remember(device, now);
    await ports.resetTokens.issue({
      hash: 'reset',
      userId: id,
      kind: 'counter',
      issued: now,
      expires: later,
    });
    await ports.letterChoices.put(id, ['booked']);
    const letter = { key: 'reminder-1-1', kind: 'reminder', to: id, visit: visitId, change: 1 } as const;
    await ports.outbox.add([{ ...letter, day: null, due: now }]);
    const erased = await erase(id);
    expect(erased.ok && erased.value.browsers).toEqual(['telefono']);
    expect(await ports.sessions.find('mario', now)).toBeUndefined();
    expect(await ports.trustedDevices.list(id, now)).toEqual([]);
    expect(await ports.letterChoices.of(id)).toEqual([]);
    expect(await ports.outbox.of(visitId)).toEqual([]);
    const rosa = { firstName: 'Rosa', lastName: null, email: null, phone: null, requestId: 'rosa' };
    const { id: guest } = (await ports.users.addCustomer(rosa)).user;
    await ports.invitations.issue({ hash: 'invito', userId: guest, expires: later });
    await erase(guest);
    expect(await ports.invitations.stands('invito', now)).toBe(false);
    const login = { username: 'altro', passwordHash: 'hash' };
    expect(await ports.invitations.accept('invito', login, now)).toEqual(refuse({ code: 'invitation-over' }));
  });

  test('are told to the stylist who wants it, once, without their name', async () => {
    const { id } = shop.mario;
    await ports.users.update(shop.anna.id, ({ user, emailIsOwn }) =>
      ok({ ...user, emailIsOwn, email: 'anna@example.com' }),
    );
    await ports.letterChoices.put(shop.anna.id, ['stylist-cancelled']);
    const { id: visitId } = await book(ports, visit(shop, { at: '15:00' }));
    await book(ports, visit(shop, { at: '15:00', stylistId: shop.bruno.id }));
    await erase(id, id);
    const letters = await ports.outbox.claim(later, later.add({ minutes: 5 }), 10);
    expect(letters.map(({ key, to, change }) => [key, to, change])).toEqual([
      [`stylist-cancelled-${visitId}-2-${shop.anna.id}`, shop.anna.id, 2],
    ]);
  });

  test('who served visits keep them, without a name, a login, a reason or a calendar', async () => {
    const { id: stylistId } = shop.anna;
    const past = await book(ports, visit(shop, { on: '2027-01-04' }));
    const days = { from: day('2027-02-01'), to: day('2027-02-01'), part: null, id: null };
    await write({ in: 'absences', put: { ...days, stylistId, reason: 'Visita medica' } });
    await write({ in: 'skills', put: { stylistId, serviceIds: [] } });
    await ports.calendarFeeds.add({ stylistId, hash: 'feed', created: now });
    expect((await erase(stylistId)).ok).toBe(true);
    expect(await ports.appointments.find(past.id)).toMatchObject({ stylistFirstName: 'Ex collaboratore' });
    expect(await ports.users.find(stylistId)).toBeUndefined();
    expect((await ports.users.stylists()).map(({ id }) => id)).not.toContain(stylistId);
    const { absences, skills } = await (await store.another()).timetables.current();
    expect([absences.map(({ reason }) => reason), skills]).toEqual([[''], []]);
    expect(await ports.calendarFeeds.list()).toEqual([]);
    expect(await erase(stylistId)).toEqual(gone);
  });

  test('who worked in the shop are named as that where they did something for others', async () => {
    const booked = await book(ports, visit(shop, { on: '2027-01-04' }));
    const added = await ports.users.add({
      ...{ username: 'capo', firstName: 'Rita', lastName: 'Neri', email: null, phone: null },
      ...{ isAdmin: true, isStylist: false, passwordHash: 'hash' },
    });
    const rita = added.ok ? added.value.id : 0;
    await ports.agendas.change({ days: [booked] }, () =>
      ok({ writes: [{ do: 'cancel', id: booked.id, ...by(rita) }], answer: () => undefined }),
    );
    await erase(rita);
    const [, line] = await ports.histories.of(booked.id);
    const [named] = await ports.users.findMany([line?.by ?? 0]);
    expect([line?.by === rita, named?.firstName]).toEqual([false, 'Ex collaboratore']);
  });

  test('are left as they are when they are refused', async () => {
    const booked = await book(ports, visit(shop, { at: '15:00' }));
    const refused = refuse({ code: 'last-admin' });
    expect(await ports.erasures.erase(shop.mario.id, now, () => refused)).toEqual(refused);
    expect(await erase(shop.anna.id)).toEqual(refuse({ code: 'serves-visits' }));
    expect(await ports.users.find(shop.mario.id)).toEqual(shop.mario);
    expect((await ports.appointments.find(booked.id))?.status).toBe('confirmed');
  });

  test('take no appointment any more, nor change one, also from another process at the same moment', async () => {
    const { id } = shop.mario;
    const other = await store.another();
    const first = await book(ports, visit(shop, { on: '2027-01-06' }));
    const booking = book(other, visit(shop, { at: '12:00' })).catch((error: unknown) => error);
    const [booked] = await Promise.all([booking, erase(id), cancel(other, first).catch(() => undefined)]);
    expect(booked instanceof PersonGone || !(booked instanceof Error)).toBe(true);
    await expect(book(other, visit(shop, { at: '17:00' }))).rejects.toThrow(PersonGone);
    const standing = await ports.appointments.list({ status: 'confirmed' });
    expect(standing).toEqual([]);
    expect(await namesOf()).not.toContain('Mario');
  });
}
