import { expect, test } from 'vitest';
import { addPasskey } from '../../../../core/people/passkeys/add-passkey.ts';
import { listPasskeys } from '../../../../core/people/passkeys/list-passkeys.ts';
import { logInByPasskey } from '../../../../core/people/passkeys/log-in-by-passkey.ts';
import { isLater, MAX_PASSKEYS } from '../../../../core/people/passkeys/passkey.ts';
import { removePasskey } from '../../../../core/people/passkeys/remove-passkey.ts';
import { renamePasskey } from '../../../../core/people/passkeys/rename-passkey.ts';
import { startPasskey } from '../../../../core/people/passkeys/start-passkey.ts';
import { startPasskeyLogin } from '../../../../core/people/passkeys/start-passkey-login.ts';
import { guest } from '../../../../core/people/permissions.ts';
import { BrowserVisitor } from '../../../worlds/browser-visitor.ts';
import { as, granted, refusal } from '../../../worlds/small-world.ts';
import { type FactorWorld, openFactorWorld } from './factor-world.ts';

async function add(world: FactorWorld, id: string, user = world.mario) {
  const visitor = new BrowserVisitor();
  const { challenge } = granted(await startPasskey(world, as(user), visitor, user.username));
  return addPasskey(world, as(user), visitor, {
    name: `di ${user.username}`,
    answer: { id, said: challenge },
  });
}

async function enter(world: FactorWorld, id: string, counter: number, visitor = new BrowserVisitor()) {
  const { challenge } = granted(await startPasskeyLogin(world, visitor));
  return logInByPasskey(world, visitor, { id, said: challenge, counter });
}

const names = async (world: FactorWorld, user = world.mario) =>
  granted(await listPasskeys(world, as(user))).map(({ id, name }) => `${id} ${name}`);

test('a passkey that was added opens its account, and no other one', async () => {
  const world = await openFactorWorld();
  expect(granted(await add(world, 'phone'))).toMatchObject({
    ...{ id: 'phone', userId: world.mario.id, name: 'di mario', created: world.clock.now(), lastUsed: null },
  });
  const visitor = new BrowserVisitor();
  expect(granted(await enter(world, 'phone', 1, visitor)).id).toBe(world.mario.id);
  expect(visitor.session?.id).toBe(world.mario.id);
  expect(refusal(await enter(world, 'another', 1))).toBe('passkey-refused');
  expect(await names(world)).toEqual(['phone di mario']);
  expect(await names(world, world.lucia)).toEqual([]);
});

test('an answer to no challenge, or to another one, is refused', async () => {
  const world = await openFactorWorld();
  granted(await add(world, 'phone'));
  const [mario, visitor] = [as(world.mario), new BrowserVisitor()];
  const answer = { id: 'tablet', said: 'challenge-1' };
  expect(refusal(await addPasskey(world, mario, visitor, { name: 'x', answer }))).toBe('passkey-refused');
  granted(await startPasskey(world, mario, visitor, 'mario'));
  expect(refusal(await addPasskey(world, mario, visitor, { name: 'x', answer }))).toBe('passkey-refused');
  expect(refusal(await logInByPasskey(world, visitor, { id: 'phone', counter: 1 }))).toBe('passkey-refused');
  granted(await startPasskeyLogin(world, visitor));
  expect(refusal(await logInByPasskey(world, visitor, { id: 'phone', counter: 1, said: 'x' }))).toBe(
    'passkey-refused',
  );
  expect(visitor.session).toBeUndefined();
});

test('a passkey whose counter does not grow is taken for a copy', async () => {
  const world = await openFactorWorld();
  granted(await add(world, 'phone'));
  expect(refusal(await enter(world, 'phone', 7))).toBeUndefined();
  expect(refusal(await enter(world, 'phone', 7))).toBe('passkey-copied');
  expect(refusal(await enter(world, 'phone', 6))).toBe('passkey-copied');
  expect(refusal(await enter(world, 'phone', 8))).toBeUndefined();
  expect([isLater(0, 0), isLater(0, 1), isLater(1, 0), isLater(1, 1)]).toEqual([true, false, true, false]);
});

test('one challenge is answered once, though its session is copied', async () => {
  const world = await openFactorWorld();
  granted(await add(world, 'phone'));
  const [first, copy] = [new BrowserVisitor(), new BrowserVisitor()];
  const { challenge } = granted(await startPasskeyLogin(world, first));
  copy.ask(challenge);
  const answer = { id: 'phone', said: challenge, counter: 0 };
  expect(refusal(await logInByPasskey(world, first, answer))).toBeUndefined();
  expect(refusal(await logInByPasskey(world, copy, answer))).toBe('passkey-refused');
});

test('the passkey of an account that is gone opens nothing', async () => {
  const world = await openFactorWorld();
  granted(await add(world, 'phone'));
  const find = async () => ({
    ...{ id: 'phone', userId: 999, publicKey: '', counter: 0, name: '', created: world.clock.now() },
    lastUsed: null,
  });
  const passkeys = { find, use: async () => true } as never;
  expect(refusal(await enter({ ...world, passkeys }, 'phone', 1))).toBe('passkey-refused');
});

test('a passkey is added with the password or right after logging in', async () => {
  const world = await openFactorWorld();
  const [mario, visitor] = [as(world.mario), new BrowserVisitor()];
  const start = (password?: string) => startPasskey(world, mario, visitor, password);
  expect(refusal(await start('wrong'))).toBe('wrong-current-password');
  expect(refusal(await start())).toBe('login-not-fresh');
  visitor.login = world.clock.now().epochMilliseconds - 10 * 60_000;
  expect(refusal(await start())).toBe('login-not-fresh');
  visitor.login += 1;
  expect(refusal(await start())).toBeUndefined();
  expect(refusal(await startPasskey(world, guest, visitor, 'mario'))).toBe('not-logged-in');
});

test('an authenticator is told which passkeys there are, and twenty are enough', async () => {
  const world = await openFactorWorld();
  for (let index = 0; index < MAX_PASSKEYS; index += 1) {
    const visitor = new BrowserVisitor();
    const started = granted(await startPasskey(world, as(world.mario), visitor, 'mario'));
    expect(started.excludeCredentials).toHaveLength(index);
    const answer = { id: `key-${index}`, said: started.challenge };
    expect(refusal(await addPasskey(world, as(world.mario), visitor, { name: 'x', answer }))).toBeUndefined();
  }
  const full = await startPasskey(world, as(world.mario), new BrowserVisitor(), 'mario');
  expect(refusal(full)).toBe('too-many-passkeys');
});

test('a passkey that another account has is not added once more', async () => {
  const world = await openFactorWorld();
  granted(await add(world, 'phone'));
  expect(refusal(await add(world, 'phone', world.lucia))).toBe('passkey-refused');
});

test('one’s own passkeys are renamed, and removed with the password: other sessions end', async () => {
  const world = await openFactorWorld();
  granted(await add(world, 'phone'));
  granted(await add(world, 'other', world.lucia));
  const rename = (id: string) => renamePasskey(world, as(world.mario), { id, name: 'Telefono' });
  expect(refusal(await rename('other'))).toBe('passkey-not-found');
  expect(refusal(await rename('phone'))).toBeUndefined();
  expect(await names(world)).toEqual(['phone Telefono']);
  await world.startSession('here', world.mario);
  await world.startSession('elsewhere', world.mario);
  const remove = (id: string, currentPassword: string) =>
    removePasskey(world, as(world.mario), { id, currentPassword }, 'here');
  expect(refusal(await remove('phone', 'wrong'))).toBe('wrong-current-password');
  expect(refusal(await remove('other', 'mario'))).toBe('passkey-not-found');
  expect(await world.isLoggedIn('elsewhere')).toBe(true);
  expect(refusal(await remove('phone', 'mario'))).toBeUndefined();
  expect([await world.isLoggedIn('here'), await world.isLoggedIn('elsewhere')]).toEqual([true, false]);
  expect(await names(world)).toEqual([]);
  expect(refusal(await enter(world, 'phone', 1))).toBe('passkey-refused');
});

test('an address begins a hundred and twenty logins by passkey an hour', async () => {
  const world = await openFactorWorld();
  const visitor = new BrowserVisitor();
  for (let count = 0; count < 120; count += 1) granted(await startPasskeyLogin(world, visitor));
  expect(refusal(await startPasskeyLogin(world, visitor))).toBe('too-many-attempts');
  expect(visitor.limitedBy).toEqual(['challenges']);
});
