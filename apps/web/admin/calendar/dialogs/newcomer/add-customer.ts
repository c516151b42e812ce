import { addCustomer, editUser } from '../../../../../../adapters/http/contract/addresses.ts';
import type { BodyOf } from '../../../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../../../adapters/http/contract/users.ts';
import { call } from '../../../../shared/requests/calls.ts';
import type { Customer } from '../../../shared/page-customers.ts';

type Body = BodyOf<typeof contract.addCustomer>;

/** Idempotent after a lost answer; corrections made meanwhile are kept. */
export async function saveNewcomer({ requestId, ...contact }: Body): Promise<Customer> {
  const person = await call(addCustomer, { body: { ...contact, requestId } });
  const names = ['firstName', 'lastName', 'phone', 'email'] as const;
  if (names.every(name => person[name] === (contact[name] ?? null))) return person;
  const { firstName, lastName, phone, email } = await call(editUser, {
    params: { id: person.id },
    body: contact,
  });
  return { ...person, firstName, lastName, phone, email };
}
