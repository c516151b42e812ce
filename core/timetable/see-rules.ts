import type { CustomerRules } from '../calendar/customer-rules.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Timetables } from '../ports/timetables.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';

export async function seeBookingRules(
  { timetables }: { readonly timetables: Timetables },
  actor: Actor,
): Promise<Result<CustomerRules, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'see-booking-rules');
  return allowed.ok ? ok((await timetables.current()).rules) : allowed;
}
