import { pageUsers } from '../../../../adapters/http/contract/addresses.ts';
import { call } from '../../shared/requests/calls.ts';
import type { User } from '../../shared/session/session.ts';

export type Customer = User;

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
