import { expect, test } from 'vitest';
import { logIn } from '../../../../core/people/log-in.ts';
import { guest } from '../../../../core/people/permissions.ts';
import { changeRecoveryCodes } from '../../../../core/people/second-factor/change-recovery-codes.ts';
import { code as codeField } from '../../../../core/people/second-factor/code-field.ts';
import { confirmApp } from '../../../../core/people/second-factor/confirm-app.ts';
import { logInByCode } from '../../../../core/people/second-factor/log-in-by-code.ts';
import { removeApp } from '../../../../core/people/second-factor/remove-app.ts';
import { seeSecondFactor } from '../../../../core/people/second-factor/see-second-factor.ts';
import { startApp } from '../../../../core/people/second-factor/start-app.ts';
import type { AccountHolder } from '../../../../core/people/user.ts';
import { fieldWording } from '../../../../core/wording.ts';
import { BrowserVisitor } from '../../../worlds/browser-visitor.ts';
import { as, granted, refusal } from '../../../worlds/small-world.ts';
import { addApp, codeOf, type FactorWorld, openFactorWorld } from './factor-world.ts';

const see = async (world: FactorWorld, user: AccountHolder) =>
  granted(await seeSecondFactor(world, as(user)));

/** After the password; the browser still lacks its code. */
async function pending(world: FactorWorld, { username }: AccountHolder): Promise<BrowserVisitor> {
  const visitor = new BrowserVisitor();
  expect(refusal(await logIn(world, visitor, { username, password: username }))).toBe('second-factor-needed');
  expect(visitor.session).toBeUndefined();
  return visitor;
}

test('an app counts from its first code on, and ends sessions that began without it', async () => {
  const world = await openFactorWorld();
  const { salone } = world;
  const { secret, address } = granted(await startApp(world, as(salone), 'salone'));
  expect(decodeURIComponent(address)).toContain('Salone Aurora:salone');
  expect(await see(world, salone)).toEqual({ offered: true, since: null, recoveryCodesLeft: 0 });
  granted(await logIn(world, new BrowserVisitor(), { username: 'salone', password: 'salone' }));
  await world.startSession('here', salone);
  await world.startSession('elsewhere', salone);
  const confirm = (code: string) => confirmApp(world, as(salone), new BrowserVisitor(), code, 'here');
  const wrong = await confirm('000000');
  expect(wrong).toMatchObject({
    problem: { code: 'wrong-code', fields: { code: fieldWording['code-wrong'] } },
  });
  expect(await world.isLoggedIn('elsewhere')).toBe(true);
  const codes = granted(await confirm(codeOf(secret, world)));
  expect(new Set(codes).size).toBe(10);
  expect([await world.isLoggedIn('here'), await world.isLoggedIn('elsewhere')]).toEqual([true, false]);
  expect(await see(world, salone)).toEqual({
    offered: true,
    since: world.clock.now(),
    recoveryCodesLeft: 10,
  });
  expect(refusal(await confirm(codeOf(secret, world, 1)))).toBe('second-factor-on');
  expect(refusal(await startApp(world, as(salone), 'salone'))).toBe('second-factor-on');
});

test('an app is for staff, started with the password', async () => {
  const world = await openFactorWorld();
  expect(refusal(await startApp(world, as(world.mario), 'mario'))).toBe('not-permitted');
  expect(refusal(await startApp(world, as(world.anna), 'wrong'))).toBe('wrong-current-password');
  expect((await see(world, world.mario)).offered).toBe(false);
  expect(refusal(await seeSecondFactor(world, guest))).toBe('not-logged-in');
  const never = await confirmApp(world, as(world.anna), new BrowserVisitor(), '123456', undefined);
  expect(refusal(never)).toBe('wrong-code');
});

test('a login is whole with the code of the app, which is good once', async () => {
  const world = await openFactorWorld();
  const { secret } = await addApp(world, world.salone);
  const first = await pending(world, world.salone);
  expect(refusal(await logInByCode(world, first, codeOf(secret, world, -1)))).toBe('wrong-code');
  const now = codeOf(secret, world);
  const passed = granted(await logInByCode(world, first, ` ${now.slice(0, 3)}-${now.slice(3)} `));
  expect([passed.by, passed.user.id, first.session?.id]).toEqual(['app', world.salone.id, world.salone.id]);
  const second = await pending(world, world.salone);
  expect(refusal(await logInByCode(world, second, now))).toBe('wrong-code');
  expect(granted(await logInByCode(world, second, codeOf(secret, world, 1))).by).toBe('app');
  expect(refusal(await logInByCode(world, new BrowserVisitor(), now))).toBe('login-over');
});

test('each recovery code is good once, however it is typed', async () => {
  const world = await openFactorWorld();
  const { codes } = await addApp(world, world.salone);
  const [one = ''] = codes;
  const visitor = await pending(world, world.salone);
  const typed = `${one.slice(0, 4)}-${one.slice(4)}`.toLowerCase();
  expect(granted(await logInByCode(world, visitor, typed)).by).toBe('recovery');
  expect((await see(world, world.salone)).recoveryCodesLeft).toBe(9);
  expect(refusal(await logInByCode(world, await pending(world, world.salone), one))).toBe('wrong-code');
});

test('new recovery codes replace the old ones, and need a code', async () => {
  const world = await openFactorWorld();
  const { secret, codes } = await addApp(world, world.salone);
  const change = (code: string) => changeRecoveryCodes(world, as(world.salone), new BrowserVisitor(), code);
  expect(refusal(await change('000000'))).toBe('wrong-code');
  const fresh = granted(await change(codeOf(secret, world)));
  expect([fresh.length, fresh.some(code => codes.includes(code))]).toEqual([10, false]);
  expect(refusal(await change(codes[0] ?? ''))).toBe('wrong-code');
  expect(refusal(await change(fresh[0] ?? ''))).toBeUndefined();
  expect(refusal(await changeRecoveryCodes(world, guest, new BrowserVisitor(), '1'))).toBe('not-logged-in');
});

test('an app is removed with password and code, and its other sessions end', async () => {
  const world = await openFactorWorld();
  const { salone } = world;
  const { secret } = await addApp(world, salone);
  await world.startSession('here', salone);
  await world.startSession('elsewhere', salone);
  const remove = (currentPassword: string, code: string) =>
    removeApp(world, as(salone), new BrowserVisitor(), { currentPassword, code }, 'here');
  expect(refusal(await remove('wrong', codeOf(secret, world)))).toBe('wrong-current-password');
  expect(refusal(await remove('salone', '000000'))).toBe('wrong-code');
  expect(await world.isLoggedIn('elsewhere')).toBe(true);
  expect(refusal(await remove('salone', codeOf(secret, world)))).toBeUndefined();
  expect([await world.isLoggedIn('here'), await world.isLoggedIn('elsewhere')]).toEqual([true, false]);
  expect((await see(world, salone)).since).toBeNull();
  expect(
    refusal(await logIn(world, new BrowserVisitor(), { username: 'salone', password: 'salone' })),
  ).toBeUndefined();
});

test('five wrong answers end a login, and ten an hour close the app to guesses', async () => {
  const world = await openFactorWorld();
  const { secret, codes } = await addApp(world, world.salone);
  const guess = async (visitor: BrowserVisitor, times: number) => {
    const answers = [];
    for (let time = 0; time < times; time += 1)
      answers.push(refusal(await logInByCode(world, visitor, '000000')));
    return answers;
  };
  const first = await pending(world, world.salone);
  expect(await guess(first, 6)).toEqual([...Array<string>(5).fill('wrong-code'), 'login-over']);
  expect(first.pendingLogin()).toBeUndefined();
  world.wait(11);
  await guess(await pending(world, world.salone), 5);
  world.wait(11);
  const third = await pending(world, world.salone);
  expect(refusal(await logInByCode(world, third, codeOf(secret, world)))).toBe('too-many-attempts');
  expect([third.pendingLogin(), third.limitedBy]).toEqual([undefined, ['codes', 'codes-of-day']]);
  world.wait(11);
  const last = await pending(world, world.salone);
  expect(granted(await logInByCode(world, last, codes[0] ?? '')).by).toBe('recovery');
});

test('a new password, and a login that is taken away, end a login that waits for its code', async () => {
  const world = await openFactorWorld();
  const { secret } = await addApp(world, world.salone);
  const visitor = await pending(world, world.salone);
  await world.passwords.change(world.salone.id, 'plain:other', undefined);
  expect(refusal(await logInByCode(world, visitor, codeOf(secret, world)))).toBe('login-over');
  expect(visitor.pendingLogin()).toBeUndefined();
});

test('a code that could be none is refused before it is looked at', () => {
  expect(codeField.parse(' 123 456 ')).toBe('123 456');
  for (const none of ['', '   ', '1'.repeat(41)]) expect(codeField.safeParse(none).success).toBe(false);
});
