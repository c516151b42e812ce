import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../../core/people/limits.ts';
import { logIn } from '../../../core/people/log-in.ts';
import { logOut } from '../../../core/people/log-out.ts';
import { guest } from '../../../core/people/permissions.ts';
import { register } from '../../../core/people/register.ts';
import { type AccountsWorld, openAccountsWorld } from '../../worlds/accounts-world.ts';
import { BrowserVisitor } from '../../worlds/browser-visitor.ts';
import { as, granted, refusal } from '../../worlds/small-world.ts';

let world: AccountsWorld;
let visitor: BrowserVisitor;
beforeEach(async () => {
  world = await openAccountsWorld();
  visitor = new BrowserVisitor();
});

const mario = { username: 'mario', password: 'mario' };
const browsersOfMario = () => world.trustedDevices.list(world.mario.id, world.clock.now());
const fault = new Error('the database went away');

describe('a login', () => {
  test('begins a session and remembers the browser', async () => {
    expect(granted(await logIn(world, visitor, mario))).toEqual(world.mario);
    expect(visitor.session).toEqual(world.mario);
    expect(await browsersOfMario()).toMatchObject([
      { browser: world.tokens.hash(visitor.browserSecret ?? '') },
    ]);
  });

  test('with a wrong password begins nothing, and counts', async () => {
    for (let guess = 0; guess < limits.guesses.most; guess += 1)
      expect(refusal(await logIn(world, visitor, { ...mario, password: 'x' }))).toBe('wrong-credentials');
    expect(refusal(await logIn(world, visitor, mario))).toBe('too-many-attempts');
    expect(visitor.limitedBy).toEqual(['guesses', 'failures']);
    expect(visitor.session).toBeUndefined();
    expect(await browsersOfMario()).toEqual([]);
  });

  test('leaves neither session nor browser when the password changes while it is checked', async () => {
    const passwordHasher = {
      hash: async () => '',
      verify: async () => {
        await world.passwords.change(world.mario.id, 'plain:nuova', undefined);
        return true;
      },
    };
    expect(refusal(await logIn({ ...world, passwordHasher }, visitor, mario))).toBe('wrong-credentials');
    expect(visitor.session).toBeUndefined();
    expect(await browsersOfMario()).toEqual([]);
  });

  test('waits for its code when an app is confirmed while it begins', async () => {
    const on = { secret: 'sealed', since: world.clock.now(), lastStep: 0, recovery: [] };
    const answers = [undefined];
    const find = async () => (answers.length > 0 ? answers.pop() : on);
    const secondFactors = Object.assign(Object.create(world.secondFactors) as typeof world.secondFactors, {
      find,
    });
    expect(refusal(await logIn({ ...world, secondFactors }, visitor, mario))).toBe('second-factor-needed');
    expect(visitor.session).toBeUndefined();
    expect(visitor.pendingLogin()?.userId).toBe(world.mario.id);
  });

  test('that breaks half-way leaves no session', async () => {
    const remember = () => Promise.reject(fault);
    const trustedDevices = Object.assign(Object.create(world.trustedDevices) as typeof world.trustedDevices, {
      remember,
    });
    await expect(logIn({ ...world, trustedDevices }, visitor, mario)).rejects.toThrow(fault);
    expect(visitor.session).toBeUndefined();
  });
});

describe('a registration', () => {
  const nina = {
    ...{ username: 'nina', password: 'segreta', firstName: 'Nina', lastName: null, email: null, phone: null },
    ...{ isAdmin: false, isStylist: false },
  };

  test('logs in who opens their own account, and not an administrator who opens somebody’s', async () => {
    granted(await register(world, as(world.salone), visitor, { ...nina, username: 'nino' }));
    expect([visitor.session, visitor.browserSecret]).toEqual([undefined, undefined]);
    const user = granted(await register(world, guest, visitor, nina));
    expect(visitor.session).toEqual(user);
    expect(visitor.browserSecret).toBeDefined();
  });

  test('counts a name that is taken', async () => {
    for (let tries = 0; tries < limits.registrations.most; tries += 1)
      expect(refusal(await register(world, guest, visitor, { ...nina, username: 'mario' }))).toBe(
        'username-taken',
      );
    expect(refusal(await register(world, guest, visitor, nina))).toBe('too-many-attempts');
  });
});

describe('a logout', () => {
  test('ends the session, and forgets the browser only when asked to', async () => {
    for (const [forgetBrowser, left] of [
      [false, 1],
      [true, 0],
    ] as const) {
      granted(await logIn(world, visitor, mario));
      await logOut(world, as(world.mario), visitor, { forgetBrowser });
      expect(visitor.session).toBeUndefined();
      expect(await browsersOfMario()).toHaveLength(left);
    }
  });

  test('of a guest forgets nobody’s browser', async () => {
    granted(await logIn(world, visitor, mario));
    await logOut(world, guest, visitor, { forgetBrowser: true });
    expect(await browsersOfMario()).toHaveLength(1);
  });
});
