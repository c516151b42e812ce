import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  type BrowserLogin,
  isOwnBrowser,
  proofKind,
  surplusBrowsers,
} from '../../../../core/people/password/proof.ts';

const now = Temporal.Instant.from('2027-01-05T08:00:00Z');
const customer = { isAdmin: false, isStylist: false };
const login = (userId: number, more: Partial<BrowserLogin> = {}): BrowserLogin => ({
  ...{ userId, staff: false, roles: customer, lastSeen: now },
  ...more,
});

describe('a browser is somebody’s own', () => {
  const daysAgo = (days: number) => now.subtract({ hours: 24 * days });

  test('for less than 180 days after they were last seen on it', () => {
    const seen = (lastSeen: Temporal.Instant) => isOwnBrowser(1, [login(1, { lastSeen })], now);
    expect([seen(daysAgo(179)), seen(daysAgo(180))]).toEqual([true, false]);
  });

  test('beside one other account, and not beside two, also where those have expired', () => {
    const old = { lastSeen: daysAgo(400) };
    expect(isOwnBrowser(1, [login(1), login(2)], now)).toBe(true);
    expect(isOwnBrowser(1, [login(1), login(2, old), login(3, old)], now)).toBe(false);
    expect(isOwnBrowser(4, [login(1), login(2)], now)).toBe(false);
  });

  test('unless somebody on it was or has become staff', () => {
    expect(isOwnBrowser(1, [login(1), login(2, { staff: true })], now)).toBe(false);
    const stylist = { ...customer, isStylist: true };
    expect(isOwnBrowser(1, [login(1), login(2, { roles: stylist })], now)).toBe(false);
  });
});

test('of an account’s browsers those beyond five are surplus, the longest unseen first, then the oldest', () => {
  const browsers = [1, 2, 3, 4, 5, 6, 7].map(id => ({ id, lastSeen: now.add({ hours: id === 2 ? 9 : 0 }) }));
  expect(surplusBrowsers(browsers).map(({ id }) => id)).toEqual([3, 1]);
});

test('a link proves its own account until it expires, before any browser does', () => {
  const link = { userId: 1, kind: 'counter', expires: now.add({ minutes: 1 }) } as const;
  expect(proofKind(1, { link, logins: [login(1)] }, now)).toBe('counter');
  expect(proofKind(1, { link, logins: [login(1)] }, link.expires)).toBe('browser');
  expect(proofKind(2, { link, logins: [] }, now)).toBeUndefined();
});
