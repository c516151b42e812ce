import type { BodyOf } from '../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../adapters/http/contract/users.ts';
import { byAddress, call } from '../../shared/requests/calls.ts';

const editUser = byAddress<typeof contract.editUser>({ method: 'PUT', path: '/api/users/:id' });

export const editPerson = (id: number, body: BodyOf<typeof contract.editUser>) =>
  call(editUser, { params: { id }, body });

/** The queries in which a person's data stand. */
export const shownIn = ['customers', 'stylists', 'users', 'appointments'] as const;
