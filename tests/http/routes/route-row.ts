import type { RunningShop } from '../running-shop.ts';

/**
 * `owner` is Mario, whose appointment and account the paths name, and `other` is Lucia. `demoted` and `gone` logged in as
 * administrators; since then the one has lost that role and the other's row is no longer in the database. `pending` is an
 * administrator who has given the password and no code yet: a guest to every call.
 */
export const actors = ['guest', 'owner', 'other', 'stylist', 'admin', 'demoted', 'gone', 'pending'] as const;
export type Actor = (typeof actors)[number];

export interface Row {
  readonly path?: (shop: RunningShop, appointmentId: number) => string;
  readonly body?: (shop: RunningShop) => unknown;
  readonly status: Record<Actor, number>;
}

export const everybody = (status: number): Record<Actor, number> => ({
  ...{ guest: status, owner: status, other: status, stylist: status },
  ...{ admin: status, demoted: status, gone: status, pending: status },
});
export const loggedIn = (status: number) => ({ ...everybody(status), guest: 401, gone: 401, pending: 401 });
export const admins = (status: number) => ({ ...loggedIn(403), admin: status });
export const ownerAnd = (status: { owner: number; admin: number }, others = 403) => ({
  ...loggedIn(others),
  ...status,
});
