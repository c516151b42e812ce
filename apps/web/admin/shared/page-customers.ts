import { pageUsers } from '../../../../adapters/http/contract/addresses.ts';
import type { AnyUserReply } from '../../../../adapters/http/contract/user.ts';
import { fullName } from '../../format/names.ts';
import { call } from '../../shared/requests/calls.ts';

export type Customer = AnyUserReply;

/** Who has no username has a name. */
export const personName = ({
  firstName,
  lastName,
  username,
}: Pick<Customer, 'firstName' | 'lastName' | 'username'>): string =>
  fullName(firstName, lastName) ?? username ?? '';

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
