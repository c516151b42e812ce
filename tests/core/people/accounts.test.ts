import { beforeEach, describe, expect, test } from 'vitest';
import { CountingTokens } from '../../../adapters/memory/counting-tokens.ts';
import { listServices } from '../../../core/catalogue/list-services.ts';
import { seeService } from '../../../core/catalogue/see-service.ts';
import { verifyCredentials } from '../../../core/people/access/verify-credentials.ts';
import { listStylists } from '../../../core/people/list-stylists.ts';
import { type Actor, guest } from '../../../core/people/permissions.ts';
import { type Registration, register } from '../../../core/people/register.ts';
import { seeCurrentUser } from '../../../core/people/see-current-user.ts';
import { displayName, usernameKey } from '../../../core/people/user.ts';
import { BrowserVisitor } from '../../worlds/browser-visitor.ts';
import { as, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';

let world: SmallWorld;
beforeEach(async () => {
  world = await openSmallWorld();
});

const nina: Registration = {
  username: 'nina',
  password: 'segreta',
  firstName: 'Nina',
  lastName: null,
  email: null,
  phone: '3331234567',
  isAdmin: false,
  isStylist: false,
};

const open = (actor: Actor, registration: Registration) =>
  register({ ...world, tokens: new CountingTokens() }, actor, new BrowserVisitor(), registration);

describe('registering', () => {
  test('opens an account without rights that can log in', async () => {
    const user = granted(await open(guest, nina));
    expect(user).toMatchObject({ username: 'nina', isAdmin: false, isStylist: false });
    expect(user).not.toHaveProperty('passwordHash');
    expect(granted(await verifyCredentials(world, { username: ' NINA ', password: 'segreta' })).user).toEqual(
      user,
    );
  });

  test('refuses a name that reads the same as one in use', async () => {
    for (const username of ['mario', 'MARIO', 'ｍａｒｉｏ', ' Mario ']) {
      expect(refusal(await open(guest, { ...nina, username })), username).toBe('username-taken');
    }
  });

  test('of two at once with one name, keeps one', async () => {
    const both = await Promise.all([open(guest, nina), open(guest, { ...nina, username: 'Nina' })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('counts the e-mail address as given by oneself, unless an administrator gave it', async () => {
    const isOwn = async (username: string) => (await world.users.findByUsernameKey(username))?.emailIsOwn;
    granted(await open(guest, nina));
    granted(await open(as(world.mario), { ...nina, username: 'nino' }));
    granted(await open(as(world.salone), { ...nina, username: 'nora' }));
    expect(await Promise.all(['nina', 'nino', 'nora'].map(isOwn))).toEqual([true, true, false]);
  });

  test('gives rights only when an administrator asks', async () => {
    for (const rights of [{ isAdmin: true }, { isStylist: true }]) {
      expect(refusal(await open(guest, { ...nina, ...rights }))).toBe('not-permitted');
      expect(refusal(await open(as(world.mario), { ...nina, ...rights }))).toBe('not-permitted');
    }
    expect(await world.users.findByUsernameKey('nina')).toBeUndefined();
    const named = { ...nina, firstName: 'Nina', lastName: 'Neri', isAdmin: true, isStylist: true };
    const stylist = granted(await open(as(world.salone), named));
    expect(stylist).toMatchObject({ isAdmin: true, isStylist: true });
  });
});

test('a stylist’s account has both names, which customers read', async () => {
  const stylist = { ...nina, firstName: null, lastName: null, isStylist: true };
  expect(await open(as(world.salone), stylist)).toEqual({
    ok: false,
    problem: {
      code: 'invalid-input',
      fields: { firstName: 'Il nome è obbligatorio', lastName: 'Il cognome è obbligatorio' },
    },
  });
  expect(await world.users.findByUsernameKey('nina')).toBeUndefined();
});

describe('logging in', () => {
  test('is refused in the same words for an unknown name and a wrong password', async () => {
    const unknown = await verifyCredentials(world, { username: 'nessuno', password: 'mario' });
    const wrong = await verifyCredentials(world, { username: 'mario', password: 'sbagliata' });
    expect(unknown).toEqual(wrong);
    expect(refusal(wrong)).toBe('wrong-credentials');
  });

  test('asks the hasher also for an unknown name, so that the time tells nothing', async () => {
    const asked: unknown[] = [];
    const passwordHasher = {
      hash: async () => '',
      verify: async (_: string, hash: string | undefined) => {
        asked.push(hash);
        return true;
      },
    };
    expect(
      refusal(await verifyCredentials({ ...world, passwordHasher }, { username: 'nessuno', password: 'x' })),
    ).toBe('wrong-credentials');
    expect(asked).toEqual([undefined]);
  });
});

describe('the current user', () => {
  test('is the one stored now; an account that is gone is logged out', async () => {
    expect(granted(await seeCurrentUser(world, as(world.mario)))).toEqual(world.mario);
    expect(refusal(await seeCurrentUser(world, { kind: 'customer', userId: 999 }))).toBe('not-logged-in');
    expect(refusal(await seeCurrentUser(world, guest))).toBe('not-logged-in');
  });
});

describe('stylists and services', () => {
  const everything = { serviceIds: null };

  test('are open to everybody, of stylists no more than the name and what they do', async () => {
    const seen = granted(await listStylists(world, guest));
    expect(seen).toEqual([
      {
        ...everything,
        id: world.anna.id,
        firstName: 'Anna',
        lastName: 'Bianchi',
        displayName: 'Anna Bianchi',
        backOn: null,
      },
      {
        ...everything,
        id: world.bruno.id,
        firstName: 'Bruno',
        lastName: 'Conti',
        displayName: 'Bruno Conti',
        backOn: null,
      },
    ]);
    expect(granted(await listStylists(world, as(world.mario)))).toEqual(seen);
  });

  test('show an administrator the whole stylist, and never a hash', async () => {
    const [anna] = granted(await listStylists(world, as(world.salone)));
    expect(anna).toEqual({
      ...world.anna,
      ...everything,
      hasAccount: true,
      displayName: 'Anna Bianchi',
      backOn: null,
    });
  });

  test('are listed in id order, and one by one', async () => {
    expect(granted(await listServices(world, guest)).map(({ name }) => name)).toEqual([
      'Taglio uomo',
      'Rifinitura barba',
      'Colore',
    ]);
    expect(granted(await seeService(world, guest, world.colore.id)).name).toBe('Colore');
    expect(refusal(await seeService(world, guest, 999))).toBe('service-not-found');
  });
});

test('a person is called by their full name, else their username', () => {
  expect(displayName({ username: 'x', firstName: 'Anna', lastName: 'Bianchi' })).toBe('Anna Bianchi');
  expect(displayName({ username: 'x', firstName: null, lastName: 'Bianchi' })).toBe('Bianchi');
  expect(displayName({ username: 'x', firstName: null, lastName: null })).toBe('x');
  expect(usernameKey('ＭＡＲＩＯ')).toBe('mario');
});
