import { expect, test } from 'vitest';
import { addCustomer } from '../../../../core/people/customers/add-customer.ts';
import { withCard } from '../../../../core/people/customers/card.ts';
import { editCard } from '../../../../core/people/customers/edit-card.ts';
import { joinedPerson } from '../../../../core/people/customers/joined-person.ts';
import { mergePeople } from '../../../../core/people/customers/merge-people.ts';
import { seeUser } from '../../../../core/people/customers/see-user.ts';
import { likeness } from '../../../../core/people/customers/twins.ts';
import { visitFigures } from '../../../../core/people/customers/visit-figures.ts';
import type { User } from '../../../../core/people/user.ts';
import { as, book, granted, openSmallWorld, refusal } from '../../../worlds/small-world.ts';

const nobody = { username: null, firstName: null, lastName: null, email: null, phone: null };
const plain = { ...nobody, isAdmin: false, isStylist: false };
const person = (rest: Partial<User>): User => ({ ...plain, id: 1, ...rest });
const stored = (user: User, rest: object = {}) => ({
  ...{ user, passwordHash: null, emailIsOwn: false, staffNotes: null },
  ...rest,
});

test('a card shows what somebody’s visits come to, the next and the last of them', async () => {
  const world = await openSmallWorld();
  const at = async (day: string) =>
    granted(await book(world, { by: world.salone, customer: world.mario, day, at: '10:00' }));
  await at('2027-01-05');
  await at('2027-01-07');
  const last = await at('2027-01-08');
  const next = await at('2027-01-20');
  await at('2027-01-21');
  world.clock.moveTo('2027-01-15T08:00:00+01:00');
  const card = granted(await seeUser(world, as(world.salone), world.mario.id));
  expect(card).toMatchObject({ appointments: 5, visits: 3, taken: 5_400, missed: 0, staffNotes: null });
  expect([card.last?.id, card.next?.id]).toEqual([last.appointment.id, next.appointment.id]);
  expect(card.last?.customer.username).toBe('mario');
  expect(refusal(await seeUser(world, as(world.salone), 999))).toBe('user-not-found');
  expect(refusal(await seeUser(world, as(world.mario), world.mario.id))).toBe('not-permitted');
});

test('missed visits are no visits, and nothing was taken for them', async () => {
  const world = await openSmallWorld();
  const { appointment } = granted(await book(world, { at: '10:00' }));
  world.clock.moveTo('2027-01-15T08:00:00+01:00');
  const now = world.clock.now();
  const past = { ...appointment, status: 'completed' as const, paid: 500 };
  const figures = visitFigures([{ ...past, missed: true }, past, { ...past, status: 'cancelled' }], now);
  expect(figures).toMatchObject({
    appointments: 3,
    visits: 1,
    taken: 500,
    missed: 1,
    next: null,
    last: past,
  });
});

test('by number, address or name two people may be one, unless both have a login', () => {
  const one = person({ phone: '0551', email: 'A@example.com', firstName: 'Ugo', lastName: 'Neri' });
  const other = (rest: Partial<User>) => likeness(one, person({ id: 2, ...rest }));
  expect(other({ phone: '0551', email: 'a@example.com' })).toBe('phone');
  expect(other({ phone: '0552', email: 'a@example.com' })).toBe('email');
  expect(other({ firstName: 'UGO', lastName: 'Neri' })).toBe('name');
  expect(other({ firstName: 'Ugo' })).toBeUndefined();
  expect(other({ id: 1, phone: '0551' })).toBeUndefined();
  expect(
    likeness(person({ username: 'ugo', phone: '1' }), person({ id: 2, username: 'ivo', phone: '1' })),
  ).toBeUndefined();
  expect(likeness(person({ username: 'ugo', phone: '1' }), person({ id: 2, phone: '1' }))).toBe('phone');
  expect(likeness(person({ firstName: 'A' }), person({ id: 2, firstName: 'B' }))).toBeUndefined();
});

test('of two people one is left, with what the other had', () => {
  const gone = stored(
    person({ id: 1, username: 'ugo', firstName: 'U.', email: 'u@example.com', phone: '1' }),
    {
      ...{ passwordHash: 'hash', emailIsOwn: true, staffNotes: 'sul dietro' },
    },
  );
  const into = stored(person({ id: 2, firstName: 'Ugo', lastName: 'Neri' }), { staffNotes: 'allergico' });
  expect(granted(joinedPerson(gone, into))).toEqual({
    user: {
      ...plain,
      id: 2,
      username: 'ugo',
      firstName: 'Ugo',
      lastName: 'Neri',
      email: 'u@example.com',
      phone: '1',
    },
    ...{ passwordHash: 'hash', emailIsOwn: true, staffNotes: 'allergico\nsul dietro' },
  });
  const known = stored(person({ id: 2, email: 'n@example.com' }));
  expect(granted(joinedPerson(gone, known))).toMatchObject({
    emailIsOwn: false,
    user: { email: 'n@example.com' },
  });
  expect(granted(joinedPerson(stored(person({})), stored(person({ id: 2 })))).staffNotes).toBeNull();
});

test('two people are no one where both have a login, one works here, or the notes grow too long', () => {
  const [ugo, ivo] = [person({ username: 'ugo' }), person({ id: 2, username: 'ivo' })];
  expect(refusal(joinedPerson(stored(ugo), stored(ivo)))).toBe('two-logins');
  expect(refusal(joinedPerson(stored(person({ isStylist: true })), stored(ivo)))).toBe('staff-stays');
  const notes = (length: number) => ({ staffNotes: 'x'.repeat(length) });
  const both = (length: number) => joinedPerson(stored(person({}), notes(500)), stored(ivo, notes(length)));
  expect([refusal(both(499)), refusal(both(501))]).toEqual([undefined, 'notes-too-long']);
  expect(granted(both(500)).staffNotes).toHaveLength(500);
});

test('who books by telephone alone goes on doing so, whichever of the two it was', () => {
  const [online, byPhone] = [stored(person({})), stored(person({ id: 2, onlineBooking: false }))];
  expect(granted(joinedPerson(byPhone, online)).user.onlineBooking).toBe(false);
  expect(granted(joinedPerson(online, byPhone)).user.onlineBooking).toBe(false);
  expect('onlineBooking' in granted(joinedPerson(online, online)).user).toBe(false);
});

test('a card is edited by administrators; what is left out stays', async () => {
  const world = await openSmallWorld();
  const { mario, salone } = world;
  const edit = (card: object, id = mario.id, by = salone) => editCard(world, as(by), id, card);
  expect(granted(await edit({ staffNotes: 'allergico' }))).toMatchObject({
    id: mario.id,
    staffNotes: 'allergico',
  });
  expect(granted(await edit({ onlineBooking: false }))).toMatchObject({
    onlineBooking: false,
    staffNotes: 'allergico',
  });
  expect(granted(await edit({ onlineBooking: true })).onlineBooking).toBeUndefined();
  expect(refusal(await edit({ staffNotes: 'x' }, mario.id, mario))).toBe('not-permitted');
  expect(refusal(await edit({ staffNotes: 'x' }, 999))).toBe('user-not-found');
  expect(withCard(mario, {})).toBe(mario);
});

test('a customer without a login has some name, and people are merged by administrators', async () => {
  const world = await openSmallWorld();
  const { salone, mario } = world;
  const ugo = { firstName: 'Ugo', lastName: null, email: null, phone: null, requestId: null };
  const add = (customer: typeof ugo | (Omit<typeof ugo, 'firstName'> & { firstName: null }), by = salone) =>
    addCustomer(world, as(by), customer);
  expect(refusal(await add({ ...ugo, firstName: null }))).toBe('invalid-input');
  expect(refusal(await add(ugo, mario))).toBe('not-permitted');
  const { user } = granted(await add(ugo));
  const merge = (gone: number, into: number, by = salone) => mergePeople(world, as(by), gone, into);
  expect(await merge(user.id, user.id)).toMatchObject({
    problem: { code: 'invalid-input', fields: { into: expect.anything() as unknown } },
  });
  expect(refusal(await merge(user.id, mario.id, mario))).toBe('not-permitted');
  expect(granted(await merge(user.id, mario.id))).toMatchObject({ id: mario.id, staffNotes: null });
  expect(refusal(await merge(user.id, mario.id))).toBe('user-not-found');
});
