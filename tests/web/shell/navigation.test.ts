import { describe, expect, test } from 'vitest';
import { authLinks } from '../../../apps/web/shared/session/auth-links.ts';
import { fullNameOf, initialOf, type User } from '../../../apps/web/shared/session/session.ts';
import { linksIn } from '../../../apps/web/shell/navigation.ts';

const user = (said: Partial<User> = {}): User => ({
  ...{ id: 9, username: 'mario', firstName: 'Élio', lastName: 'Rossi', email: null, phone: null },
  ...{ isAdmin: false, isStylist: false, ...said },
});

const seen = (place: Parameters<typeof linksIn>[0], visitor: User | null) =>
  linksIn(place, visitor).map(({ to, label }) => `${label} ${to}`);

describe('the links', () => {
  const forEverybody = ['Home /', 'I Miei Appuntamenti /appointments', 'Servizi /services'];

  test('of the bar are the same for everybody, and one more for administrators', () => {
    expect(seen('bar', null)).toEqual(forEverybody);
    expect(seen('bar', user())).toEqual(forEverybody);
    expect(seen('bar', user({ isAdmin: true }))).toEqual([...forEverybody, 'Admin /admin']);
  });

  test('of the phone’s menu are those of the bar, with the profile for who is logged in', () => {
    const profile = 'Il Mio Profilo /profile';
    expect(seen('phone', null)).toEqual(forEverybody);
    expect(seen('phone', user())).toEqual([...forEverybody, profile]);
    expect(seen('phone', user({ isAdmin: true }))).toEqual([...forEverybody, 'Admin /admin', profile]);
  });

  test('of the account menu lead to the dashboard only where one is for the visitor', () => {
    const own = ['Il Mio Profilo /profile', 'I Miei Appuntamenti /appointments'];
    expect(seen('account', user({ isStylist: true }))).toEqual(own);
    expect(seen('account', user({ isAdmin: true }))).toEqual([...own, 'Dashboard Admin /admin']);
  });

  test('of the foot are four, whoever looks', () => {
    const four = ['Home /', 'Servizi /services', 'I Miei Appuntamenti /appointments', 'Prenota /booking'];
    for (const visitor of [null, user(), user({ isAdmin: true })])
      expect(seen('footer', visitor)).toEqual(four);
  });

  test('for logging in and for registering lead to one screen', () => {
    expect(authLinks).toMatchObject({ login: '/auth', register: '/auth?scheda=registrati' });
  });
});

describe('a visitor', () => {
  test('is shown by the first letter of the first name, else of the username', () => {
    expect(initialOf(user())).toBe('É');
    expect(initialOf(user({ firstName: null }))).toBe('M');
    expect(initialOf(user({ firstName: '' }))).toBe('M');
    // A letter of two code units: half of it is none.
    expect(initialOf(user({ firstName: '😀 Pina' }))).toBe('😀');
  });

  test('is called by the full name, else by the username', () => {
    expect(fullNameOf(user())).toBe('Élio Rossi');
    expect(fullNameOf(user({ firstName: null, lastName: null }))).toBe('mario');
  });
});
