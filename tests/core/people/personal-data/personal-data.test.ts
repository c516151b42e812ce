import { expect, test } from 'vitest';
import { acceptInvitation } from '../../../../core/people/customers/accept-invitation.ts';
import { joinedPerson } from '../../../../core/people/customers/joined-person.ts';
import { seeUser } from '../../../../core/people/customers/see-user.ts';
import { guest } from '../../../../core/people/permissions.ts';
import { foreseeErasing } from '../../../../core/people/personal-data/foresee-erasing.ts';
import { seePersonalData } from '../../../../core/people/personal-data/see-personal-data.ts';
import { keptAbsence } from '../../../../core/timetable/absence-entry.ts';
import { openAccountsWorld } from '../../../worlds/accounts-world.ts';
import { BrowserVisitor } from '../../../worlds/browser-visitor.ts';
import { as, book, granted, refusal } from '../../../worlds/small-world.ts';
import { absence, enter } from '../../timetable/timetable-steps.ts';

test('what is stored about somebody is theirs alone, oldest visit first, with its history', async () => {
  const world = await openAccountsWorld();
  const { mario, lucia } = world;
  const visits = [granted(await book(world, { at: '10:00' })), granted(await book(world, { at: '11:00' }))];
  granted(await book(world, { at: '12:00', customer: lucia }));
  await world.seenOn('secret', mario);
  await world.startSession('one', mario);
  await world.startSession('other', lucia);
  await world.letterChoices.put(mario.id, ['moved']);
  const data = granted(await seePersonalData(world, as(mario)));
  expect(data.user.id).toBe(mario.id);
  expect(data.appointments.map(({ id }) => id)).toEqual(visits.map(({ appointment }) => appointment.id));
  expect(data.appointments[0]?.history.map(({ kind }) => kind)).toEqual(['booked']);
  expect([data.browsers.length, data.sessions.length, data.changedLetters]).toEqual([1, 1, ['moved']]);
  expect([data.absences, data.isAddressConfirmed, data.staffNotes]).toEqual([[], false, null]);
  await world.mailAddresses.confirm(mario.id, 'mario@example.com');
  expect(granted(await seePersonalData(world, as(mario))).isAddressConfirmed).toBe(true);
});

test('letters that were overtaken were never written, all others are told', async () => {
  const world = await openAccountsWorld();
  const { mario, clock } = world;
  granted(await book(world, { at: '10:00' }));
  const until = clock.now().add({ minutes: 5 });
  const letters = async () =>
    granted(await seePersonalData(world, as(mario))).letters.map(({ status }) => status);
  expect(await letters()).toEqual(['waiting']);
  const [claimed] = await world.outbox.claim(clock.now(), until, 1);
  await world.outbox.settle(claimed?.id ?? 0, until, { as: 'overtaken' });
  expect(await letters()).toEqual([]);
});

test('an administrator hands over anybody’s, with the absences of who works here', async () => {
  const world = await openAccountsWorld();
  const { salone, mario, anna, bruno } = world;
  await enter(world, keptAbsence(null, absence(world, '2027-01-12')));
  await enter(world, keptAbsence(null, absence(world, '2027-01-13', '2027-01-13', { stylistId: bruno.id })));
  const { absences, user } = granted(await seePersonalData(world, as(salone), anna.id));
  expect([user.id, absences.map(({ stylistId }) => stylistId)]).toEqual([anna.id, [anna.id]]);
  expect(refusal(await seePersonalData(world, as(mario), anna.id))).toBe('not-permitted');
  expect(refusal(await seePersonalData(world, as(salone), 999))).toBe('user-not-found');
  expect(refusal(await seePersonalData(world, guest))).toBe('not-logged-in');
});

test('a card and an erasing look at one person’s visits, whoever else comes', async () => {
  const world = await openAccountsWorld();
  const { salone, mario, lucia } = world;
  granted(await book(world, { at: '10:00' }));
  granted(await book(world, { at: '11:00', customer: lucia }));
  const { user: twin } = await world.users.addCustomer({
    ...{ firstName: 'Mario', lastName: 'Rossi', phone: null, email: null, requestId: null },
  });
  const card = granted(await seeUser(world, as(salone), mario.id));
  expect([card.appointments, card.twins.map(({ id, appointments }) => [id, appointments])]).toEqual([
    1,
    [[twin.id, 0]],
  ]);
  expect(granted(await foreseeErasing(world, as(salone), mario.id)).cancels).toHaveLength(1);
});

test('every try to accept an invitation counts like a registration', async () => {
  const world = await openAccountsWorld();
  const accept = () =>
    acceptInvitation(world, new BrowserVisitor(), { secret: 'none', username: 'rosa', password: 'segreta' });
  for (let count = 0; count < 20; count += 1) expect(refusal(await accept())).toBe('invitation-over');
  expect(refusal(await accept())).toBe('too-many-attempts');
});

test('notes of one of two people are not changed by the other’s having none', () => {
  const person = (id: number, staffNotes: string | null) => ({
    user: {
      ...{ id, username: null, firstName: 'Ugo', lastName: null, email: null, phone: null },
      isAdmin: false,
      isStylist: false,
    },
    ...{ passwordHash: null, emailIsOwn: false, staffNotes },
  });
  expect(granted(joinedPerson(person(1, 'allergico'), person(2, null))).staffNotes).toBe('allergico');
  expect(granted(joinedPerson(person(1, null), person(2, 'allergico'))).staffNotes).toBe('allergico');
});
