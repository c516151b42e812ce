import { beforeEach, describe, expect, test } from 'vitest';
import { editUser, type UserEdit } from '../../../core/people/edit-user.ts';
import { guest } from '../../../core/people/permissions.ts';
import { as, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';

let world: SmallWorld;
beforeEach(async () => {
  world = await openSmallWorld();
});

const said = ({ firstName, lastName, email, phone }: SmallWorld['mario']): UserEdit => ({
  firstName,
  lastName,
  email,
  phone,
});

describe('an administrator', () => {
  test('edits anybody, roles and passwords left alone', async () => {
    const edit = { ...said(world.mario), username: 'mario.rossi', phone: '3339998877', email: null };
    const edited = granted(await editUser(world, as(world.salone), world.mario.id, edit));
    expect(edited).toEqual({ ...world.mario, ...edit });
    expect(await world.users.find(world.mario.id)).toEqual(edited);
    expect((await world.users.findByUsernameKey('mario.rossi'))?.passwordHash).toBe('plain:mario');
  });

  test('gives both names, and a username nobody else has', async () => {
    const nameless = await editUser(world, as(world.salone), world.mario.id, {
      ...said(world.mario),
      firstName: null,
      lastName: null,
    });
    expect(nameless).toMatchObject({
      ok: false,
      problem: {
        code: 'invalid-input',
        fields: { firstName: 'Il nome è obbligatorio', lastName: 'Il cognome è obbligatorio' },
      },
    });
    const taken = { ...said(world.mario), username: 'LUCIA' };
    expect(refusal(await editUser(world, as(world.salone), world.mario.id, taken))).toBe('username-taken');
    expect(
      refusal(
        await editUser(world, as(world.salone), world.mario.id, { ...said(world.mario), username: 'MARIO' }),
      ),
    ).toBeUndefined();
    expect(refusal(await editUser(world, as(world.salone), 999, said(world.mario)))).toBe('user-not-found');
  });
});

describe('everybody', () => {
  test('edits themselves, with names left out, but not their username', async () => {
    const edit = { ...said(world.mario), firstName: null, username: 'capo' };
    expect(granted(await editUser(world, as(world.mario), world.mario.id, edit))).toEqual({
      ...world.mario,
      firstName: null,
    });
  });

  test('edits nobody else', async () => {
    expect(refusal(await editUser(world, as(world.mario), world.lucia.id, said(world.lucia)))).toBe(
      'not-permitted',
    );
    expect(refusal(await editUser(world, guest, world.lucia.id, said(world.lucia)))).toBe('not-logged-in');
  });

  test('proves who they are before another e-mail address counts', async () => {
    const edit = { ...said(world.mario), email: 'nuova@example.com' };
    for (const currentPassword of [undefined, 'sbagliata']) {
      const refused = await editUser(world, as(world.mario), world.mario.id, { ...edit, currentPassword });
      expect(refused).toMatchObject({
        ok: false,
        problem: { fields: { currentPassword: 'La password corrente non è corretta' } },
      });
    }
    const edited = await editUser(world, as(world.mario), world.mario.id, {
      ...edit,
      currentPassword: 'mario',
    });
    expect(granted(edited).email).toBe('nuova@example.com');
    const admin = { ...said(world.salone), email: 'altra@example.com' };
    expect(refusal(await editUser(world, as(world.salone), world.salone.id, admin))).toBe(
      'wrong-current-password',
    );
  });
});
