import { editUser } from '../../../../adapters/http/contract/addresses.ts';
import type { BodyOf } from '../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../adapters/http/contract/users.ts';
import { call } from '../../shared/requests/calls.ts';

export const editPerson = (id: number, body: BodyOf<typeof contract.editUser>) =>
  call(editUser, { params: { id }, body });
