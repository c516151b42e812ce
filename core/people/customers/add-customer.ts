import type { AddedCustomer, Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { missingName } from '../names.ts';
import { type Actor, permit } from '../permissions.ts';
import type { NewCustomer } from '../user.ts';

/** Somebody without a login, for whom the shop books. */
export async function addCustomer(
  { users }: { readonly users: Pick<Users, 'addCustomer'> },
  actor: Actor,
  customer: NewCustomer,
): Promise<Result<AddedCustomer, ProblemOf<'not-logged-in' | 'not-permitted' | 'invalid-input'>>> {
  const allowed = permit(actor, 'add-customer');
  if (!allowed.ok) return allowed;
  const fields = missingName(customer);
  if (Object.keys(fields).length > 0) return refuse({ code: 'invalid-input', fields });
  return ok(await users.addCustomer(customer));
}
