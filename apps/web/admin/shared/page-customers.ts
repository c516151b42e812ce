import type * as users from '../../../../adapters/http/contract/users.ts';
import { byAddress, call } from '../../shared/requests/calls.ts';
import type { User } from '../../shared/session/session.ts';

export type Customer = User;

const pageUsers = byAddress<typeof users.pageUsers>({ method: 'GET', path: '/api/users' });

type CustomerQuery = {
  /** Words of name, username, e-mail or phone; '' for everybody. */
  readonly search: string;
  readonly limit: number;
  /** Where the part before ended. */
  readonly cursor?: number | undefined;
};

/** Customers by full name. */
export const pageCustomers = ({ search, ...cut }: CustomerQuery, signal: AbortSignal) =>
  call(pageUsers, { query: { role: 'customer', search: search || undefined, ...cut }, signal });
