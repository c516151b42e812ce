import { beforeEach, describe, expect, test } from 'vitest';
import { editUser, type UserEdit } from '../../../core/people/edit-user.ts';
import { guest } from '../../../core/people/permissions.ts';
import { usernameKey } from '../../../core/people/user.ts';
import { type AccountsWorld, openAccountsWorld } from '../../worlds/accounts-world.ts';
import { as, granted, refusal } from '../../worlds/small-world.ts';

let world: AccountsWorld;
beforeEach(async () => {
  world = await openAccountsWorld();
});

type World = Parameters<typeof editUser>[0];

const said = ({ firstName, lastName, email, phone }: AccountsWorld['mario']): UserEdit => ({
  firstName,
  lastName,
  email,
  phone,
});

describe('an administrator', () => {
  test('edits anybody, roles and passwords left alone', async () => {
    const edit = { ...said(world.mario), username: 'mario.rossi', phone: '3339998877', email: null };
    const edited = granted(await editUser(world, as(world.salone), world.mario.id, edit));
    expect(edited).toEqual({ ...world.mario, ...edit, staffNotes: null });
    expect(await world.users.find(world.mario.id)).toEqual({ ...world.mario, ...edit });
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
      ...{ firstName: null, staffNotes: null },
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

describe('an e-mail address', () => {
  const accountOf = async (username: string) => world.users.findByUsernameKey(usernameKey(username));
  const edit = (
    by: AccountsWorld['mario'],
    email: string,
    more: Partial<UserEdit> = {},
    from: World = world,
  ) => editUser(from, as(by), world.anna.id, { ...said(world.anna), email, ...more });
  const mine = { currentPassword: 'anna' };

  /** The world to somebody whose look at a person comes early and whose change comes late. */
  function slowly() {
    let [goOn, looked] = [() => undefined as void, () => undefined as void];
    const released = new Promise<void>(resolve => (goOn = resolve));
    const hasLooked = new Promise<void>(resolve => (looked = resolve));
    const users: World['users'] = {
      find: async id => {
        const seen = await world.users.find(id);
        looked();
        await released;
        return seen;
      },
      findByUsernameKey: key => world.users.findByUsernameKey(key),
      update: (id, decide) => world.users.update(id, decide),
    };
    return { from: { ...world, users }, hasLooked, goOn: () => goOn() };
  }

  test('costs a password only when it changes, and only its owner', async () => {
    let asked = 0;
    const passwordHasher: World['passwordHasher'] = {
      hash: password => world.passwordHasher.hash(password),
      verify: (...question) => {
        asked += 1;
        return world.passwordHasher.verify(...question);
      },
    };
    const from = { ...world, passwordHasher };
    granted(await edit(world.anna, 'anna@example.com', mine, from));
    granted(await edit(world.salone, 'loro@example.com', mine, from));
    expect(refusal(await edit(world.anna, 'mia@example.com', {}, from))).toBe('wrong-current-password');
    expect(asked).toBe(0);
    granted(await edit(world.anna, 'mia@example.com', mine, from));
    expect(asked).toBe(1);
  });

  test('that was none before is told to nobody', async () => {
    granted(await editUser(world, as(world.salone), world.anna.id, { ...said(world.anna), email: null }));
    await world.mailed();
    world.post.sent.length = 0;
    granted(await edit(world.salone, 'loro@example.com'));
    expect(await world.mailed()).toEqual([]);
  });

  test('of an account that is gone is nobody’s to change', async () => {
    const gone = { ...world.mario, id: 999 };
    expect(refusal(await editUser(world, as(gone), 999, said(world.mario)))).toBe('not-logged-in');
  });

  test('is told when another takes its place, whoever changed it, and not otherwise', async () => {
    granted(await edit(world.salone, 'loro@example.com'));
    granted(await edit(world.anna, 'loro@example.com', { phone: null }));
    granted(await edit(world.anna, 'mia@example.com', mine));
    expect((await world.mailed()).map(({ to }) => to)).toEqual(['anna@example.com', 'loro@example.com']);
    expect(world.post.sent[0]?.subject).toBe("Salone Aurora: l'e-mail del tuo account è cambiata");
    expect(world.post.sent[0]?.text).toContain('chiamaci subito: 055 123');
  });

  test('counts as one’s own only for who gave it, also when both give one at the same moment', async () => {
    granted(await edit(world.salone, 'loro@example.com'));
    const { from, hasLooked, goOn } = slowly();
    const late = edit(world.salone, 'loro@example.com', {}, from);
    await hasLooked;
    granted(await edit(world.anna, 'mia@example.com', mine));
    expect((await accountOf('anna'))?.emailIsOwn).toBe(true);
    goOn();
    granted(await late);
    expect(await accountOf('anna')).toMatchObject({ user: { email: 'loro@example.com' }, emailIsOwn: false });
  });

  test('is not changed by who knew a password that was changed meanwhile', async () => {
    const { from, hasLooked, goOn } = slowly();
    const late = edit(world.anna, 'ladro@example.com', mine, {
      ...from,
      passwordHasher: {
        hash: password => world.passwordHasher.hash(password),
        verify: async (...asked) => {
          const right = await world.passwordHasher.verify(...asked);
          await world.passwords.change(world.anna.id, 'plain:nuova', undefined);
          return right;
        },
      },
    });
    await hasLooked;
    goOn();
    expect(refusal(await late)).toBe('wrong-current-password');
    expect(await accountOf('anna')).toMatchObject({ user: { email: 'anna@example.com' } });
  });

  test('is not put back without a password by who saw it before somebody else changed it', async () => {
    const { from, hasLooked, goOn } = slowly();
    const late = edit(world.anna, 'anna@example.com', { phone: null }, from);
    await hasLooked;
    granted(await edit(world.salone, 'loro@example.com'));
    goOn();
    expect(refusal(await late)).toBe('wrong-current-password');
    expect(await accountOf('anna')).toMatchObject({ user: { email: 'loro@example.com' } });
  });
});
