import { expect, test } from 'vitest';
import { weaknessOf } from '../../../../core/people/access/administrator-password.ts';
import { beginWhileCurrent } from '../../../../core/people/access/begin-while-current.ts';
import { guessPassword } from '../../../../core/people/access/guess-password.ts';
import { ownAddress } from '../../../../core/people/access/own-address.ts';
import { takeLogin } from '../../../../core/people/access/take-login.ts';
import { logIn } from '../../../../core/people/log-in.ts';
import { logInByPasskey } from '../../../../core/people/passkeys/log-in-by-passkey.ts';
import { startPasskeyLogin } from '../../../../core/people/passkeys/start-passkey-login.ts';
import { passwordWording } from '../../../../core/people/password/password-wording.ts';
import { changeRecoveryCodes } from '../../../../core/people/second-factor/change-recovery-codes.ts';
import { confirmApp } from '../../../../core/people/second-factor/confirm-app.ts';
import { isAppCode } from '../../../../core/people/second-factor/second-factor.ts';
import { ok, refuse } from '../../../../core/problem.ts';
import { wrongCurrentPassword } from '../../../../core/wording.ts';
import { BrowserVisitor } from '../../../worlds/browser-visitor.ts';
import { as, granted, refusal } from '../../../worlds/small-world.ts';
import { addApp, codeOf, openFactorWorld } from './factor-world.ts';

const times = async <T>(count: number, act: () => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await act());
  return answers;
};

test.each([
  ['abcdefghij', undefined],
  ['abcdefghi', 'too-short'],
  ['  SALONE-12345', 'is-username'],
  ['12Salone,Aurora!', 'is-shop'],
  ['abcabcabcabc', 'common'],
  ['1234567890', undefined],
] as const)('%s as an administrator’s password: %s', async (password, weakness) => {
  const deps = {
    commonPasswords: { has: async (text: string) => text === 'abcabcabcabc' },
    shop: { name: 'Salone Aurora' },
  };
  const expected = weakness && passwordWording[weakness];
  expect(await weaknessOf(deps, password, 'salone')).toBe(expected);
});

test('a shop or an administrator whose name has no letters forbids no number', async () => {
  const deps = { commonPasswords: { has: async () => false }, shop: { name: '2027' } };
  expect(await weaknessOf(deps, '1234567890', '33')).toBeUndefined();
  expect(await weaknessOf({ ...deps, shop: { name: '1234567890' } }, '1234567890', '33')).toBe(
    passwordWording['is-shop'],
  );
});

test('wrong passwords are counted, other refusals are not, and the wait is told in seconds', async () => {
  const world = await openFactorWorld();
  const visitor = new BrowserVisitor();
  const guess = (code?: 'wrong-credentials' | 'second-factor-needed') =>
    guessPassword(world, visitor, 'mario', async () => (code ? refuse({ code }) : ok('in')));
  const guessPresent = () => guessPassword(world, visitor, 'mario', async () => wrongCurrentPassword);
  await times(20, () => guess('second-factor-needed'));
  await times(20, () => guess());
  await times(5, () => guess('wrong-credentials'));
  world.wait(10);
  await times(5, guessPresent);
  expect(await guess()).toEqual({ ok: false, problem: { code: 'too-many-attempts', seconds: 50 * 60 } });
  expect(visitor.limitedBy).toEqual(['guesses', 'failures']);
  world.wait(50);
  expect(refusal(await guess())).toBeUndefined();
});

test('a known browser has a count of its own, and never waits long', async () => {
  const world = await openFactorWorld();
  const [known, unknown] = [new BrowserVisitor(), new BrowserVisitor()];
  granted(await logIn(world, known, { username: 'mario', password: 'mario' }));
  granted(await logIn(world, known, { username: 'lucia', password: 'lucia' }));
  const guess = (visitor: BrowserVisitor, username = 'mario') =>
    logIn(world, visitor, { username, password: 'x' });
  await times(10, () => guess(unknown));
  expect(refusal(await guess(unknown))).toBe('too-many-attempts');
  expect(new Set((await times(20, () => guess(known))).map(refusal))).toEqual(new Set(['wrong-credentials']));
  expect(await guess(known)).toMatchObject({ problem: { code: 'too-many-attempts', seconds: 180 } });
  expect(known.limitedBy).toEqual(['own-guesses']);
  expect(refusal(await guess(known, 'lucia'))).toBe('wrong-credentials');
});

test('wrong recovery codes are counted, what is refused for another reason is not', async () => {
  const world = await openFactorWorld();
  const { salone } = world;
  const { secret, codes } = await addApp(world, salone);
  const visitor = new BrowserVisitor();
  const confirm = () => confirmApp(world, as(salone), visitor, codeOf(secret, world), undefined);
  expect(new Set((await times(40, confirm)).map(refusal))).toEqual(new Set(['second-factor-on']));
  const change = (code: string) => changeRecoveryCodes(world, as(salone), visitor, code);
  await times(10, () => change('WRONGONE'));
  expect(refusal(await change(codes[0] ?? ''))).toBe('too-many-attempts');
  expect(visitor.limitedBy).toEqual(['recovery-codes']);
  expect(refusal(await change(codeOf(secret, world)))).toBeUndefined();
});

test('answers of no passkey are counted by address', async () => {
  const world = await openFactorWorld();
  const visitor = new BrowserVisitor();
  await times(100, () => logInByPasskey(world, visitor, { id: 'none' }));
  granted(await startPasskeyLogin(world, visitor));
  expect(refusal(await logInByPasskey(world, visitor, { id: 'none' }))).toBe('too-many-attempts');
  expect(visitor.limitedBy).toEqual(['failures']);
});

test('six digits are an app’s code, anything else is a recovery code', () => {
  expect(['123456', '1234567', '12345', 'A123456'].map(isAppCode)).toEqual([true, false, false, false]);
});

test('a session ends where its password changed meanwhile, or cannot be asked for', async () => {
  const world = await openFactorWorld();
  const { mario } = world;
  const account = { user: mario, passwordHash: 'plain:mario' };
  const begun = new BrowserVisitor();
  expect([await beginWhileCurrent(world, begun, account), begun.session?.id]).toEqual([true, mario.id]);
  const changed = new BrowserVisitor();
  expect(await beginWhileCurrent(world, changed, { ...account, passwordHash: 'plain:old' })).toBe(false);
  expect(changed.session).toBeUndefined();
  const failing = new BrowserVisitor();
  const users = { findByUsernameKey: async () => Promise.reject(new Error('away')) };
  await expect(beginWhileCurrent({ ...world, users }, failing, account)).rejects.toThrow('away');
  expect(failing.session).toBeUndefined();
});

test('whoever has one name keeps it when their login is taken away', async () => {
  const world = await openFactorWorld();
  const add = async (username: string, firstName: string | null, lastName: string | null) =>
    granted(
      await world.users.add({
        ...world.mario,
        id: undefined as never,
        username,
        firstName,
        lastName,
        passwordHash: 'x',
      }),
    ).id;
  const named = [await add('uno', 'Ugo', null), await add('due', null, 'Neri')];
  for (const id of named) granted(await takeLogin(world, as(world.salone), id));
  const found = await world.users.findMany(named);
  expect(found.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
    ['Ugo', null],
    [null, 'Neri'],
  ]);
});

test('who has no address has confirmed none', async () => {
  const world = await openFactorWorld();
  const mailAddresses = { isConfirmed: async () => true };
  const of = (email: string | null) => ownAddress({ ...world, mailAddresses }, { id: world.mario.id, email });
  expect([(await of(null)).isConfirmed, (await of('m@example.com')).isConfirmed]).toEqual([false, true]);
});
