import { beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../../../core/people/customers/add-customer.ts';
import { editUser } from '../../../core/people/edit-user.ts';
import { changePassword } from '../../../core/people/password/change-password.ts';
import { issueResetLink } from '../../../core/people/password/issue-reset-link.ts';
import { type Actor, actorOf, guest } from '../../../core/people/permissions.ts';
import { seeCurrentUser } from '../../../core/people/see-current-user.ts';
import { displayName, type User } from '../../../core/people/user.ts';
import { type AccountsWorld, openAccountsWorld } from '../../worlds/accounts-world.ts';
import { as, granted, refusal } from '../../worlds/small-world.ts';

const nobody = { firstName: null, lastName: null, phone: null, email: null, requestId: null };

let world: AccountsWorld;
let rosa: User;
beforeEach(async () => {
  world = await openAccountsWorld();
  rosa = granted(await addCustomer(world, as(world.salone), { ...nobody, lastName: 'Neri' })).user;
});

test('somebody without a login is entered by administrators, with some name', async () => {
  expect(displayName(rosa)).toBe('Neri');
  for (const [by, code] of [
    [guest, 'not-logged-in'],
    [as(world.mario), 'not-permitted'],
  ] as const)
    expect(refusal(await addCustomer(world, by, { ...nobody, lastName: 'Neri' }))).toBe(code);
  expect(refusal(await addCustomer(world, as(world.salone), nobody))).toBe('invalid-input');
});

test('somebody without a login is a guest, whatever claims to be theirs', async () => {
  expect(actorOf(rosa)).toBe(guest);
  const claimed: Actor = { kind: 'customer', userId: rosa.id };
  const passwords = { currentPassword: 'null', newPassword: 'segreta' };
  expect(refusal(await seeCurrentUser(world, claimed))).toBe('not-logged-in');
  expect(refusal(await changePassword(world, claimed, passwords, undefined))).toBe('not-logged-in');
  expect(refusal(await issueResetLink(world, as(world.salone), rosa.id))).toBe('user-not-found');
});

test('somebody without a login is edited without being given one', async () => {
  const edit = { ...nobody, firstName: 'Rosa', username: 'rosa' };
  const edited = granted(await editUser(world, as(world.salone), rosa.id, edit));
  expect(edited).toEqual({ ...rosa, staffNotes: null, firstName: 'Rosa', lastName: null });
  expect(await world.users.findByUsernameKey('rosa')).toBeUndefined();
  expect(refusal(await editUser(world, as(world.salone), rosa.id, nobody))).toBe('invalid-input');
});
