import { beforeEach, describe, expect, test } from 'vitest';
import { isPasswordCurrent, verifyCredentials } from '../../../../core/people/access/verify-credentials.ts';
import { changePassword } from '../../../../core/people/password/change-password.ts';
import { guest } from '../../../../core/people/permissions.ts';
import type { User } from '../../../../core/people/user.ts';
import type { Renewal } from '../../../../core/ports/sessions.ts';
import { type AccountsWorld, openAccountsWorld } from '../../../worlds/accounts-world.ts';
import { as, granted, refusal } from '../../../worlds/small-world.ts';

let world: AccountsWorld;
beforeEach(async () => {
  world = await openAccountsWorld();
});

describe('changing one’s password', () => {
  const change = (by: User, currentPassword: string, renew?: Renewal) =>
    changePassword(world, as(by), { currentPassword, newPassword: 'nuova' }, renew);

  test('needs the present one, ends all other sessions and tells the account’s address', async () => {
    await Promise.all([
      world.startSession('mine', world.mario),
      world.startSession('other', world.mario),
      world.startSession('l', world.lucia),
    ]);
    expect(granted(await change(world.mario, 'mario', { from: 'mine', to: 'renewed' }))).toEqual(world.mario);
    expect([await world.mayLogIn('mario', 'mario'), await world.mayLogIn('mario', 'nuova')]).toEqual([
      false,
      true,
    ]);
    expect(await Promise.all(['renewed', 'mine', 'other', 'l'].map(world.isLoggedIn))).toEqual([
      ...[true, false, false, true],
    ]);
    expect(await world.mailed()).toMatchObject([
      { to: 'mario@example.com', subject: 'Salone Aurora: la tua password è cambiata' },
    ]);
    expect((await world.mailed())[0]?.text).toMatch(
      /chiamaci subito: 055 123\.\n\nSalone Aurora\n\nNon sono io/,
    );
  });

  test.each([
    ['corta', 'La password di chi amministra il salone deve avere almeno 10 caratteri'],
    ['Sàlone-2027', 'La password non può essere il nome utente, nemmeno con qualche cifra in più'],
    ['salone aurora', 'La password non può essere il nome del salone, nemmeno con qualche cifra in più'],
    ['abcabcabcabc', 'Questa password è tra le più usate, e le prime a essere provate: scegline un’altra'],
  ])('of an administrator to %s is refused; everybody else’s is as long as specified', async (weak, why) => {
    const to = (by: User) =>
      changePassword(world, as(by), { currentPassword: by.username ?? '', newPassword: weak }, undefined);
    expect(await to(world.salone)).toMatchObject({
      problem: { code: 'invalid-input', fields: { newPassword: why } },
    });
    expect(await world.mayLogIn('salone', 'salone')).toBe(true);
    expect((await to(world.mario)).ok).toBe(true);
  });

  test('with a wrong one changes and tells nothing', async () => {
    expect(await change(world.mario, 'sbagliata')).toMatchObject({
      problem: {
        code: 'wrong-current-password',
        fields: { currentPassword: 'La password corrente non è corretta' },
      },
    });
    expect(await world.mayLogIn('mario', 'mario')).toBe(true);
    expect(await world.mailed()).toEqual([]);
  });

  test('is not for guests, nor for an account that is gone', async () => {
    const wanted = { currentPassword: 'x', newPassword: 'nuova' };
    expect(refusal(await changePassword(world, guest, wanted, undefined))).toBe('not-logged-in');
    const gone = { kind: 'customer', userId: 999 } as const;
    expect(refusal(await changePassword(world, gone, wanted, undefined))).toBe('not-logged-in');
  });

  test('of two at once, the one that checked an older password changes nothing', async () => {
    const both = await Promise.all([change(world.mario, 'mario'), change(world.mario, 'mario')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await world.mailed()).toHaveLength(1);
  });

  test('tells nobody where there is no address', async () => {
    const added = await world.users.add({
      ...{ username: 'nina', firstName: null, lastName: null, email: null, phone: null },
      ...{ isAdmin: false, isStylist: false, passwordHash: await world.passwordHasher.hash('nina') },
    });
    expect((await change(granted(added), 'nina')).ok).toBe(true);
    expect(await world.mailed()).toEqual([]);
  });

  test('under way while somebody logs in with the old one, takes that login back', async () => {
    const account = granted(await verifyCredentials(world, { username: 'mario', password: 'mario' }));
    expect(await isPasswordCurrent(world, account)).toBe(true);
    await change(world.mario, 'mario');
    expect(await isPasswordCurrent(world, account)).toBe(false);
    expect(
      await isPasswordCurrent(world, { ...account, user: { ...world.mario, username: 'nessuno' } }),
    ).toBe(false);
  });
});
