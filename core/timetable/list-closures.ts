import type { Closure, DateRange } from '../calendar/timetable.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Timetables } from '../ports/timetables.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { overlap } from './closure-decision.ts';

/** Those that share a date with the range, by their first days. */
export async function listClosures(
  { timetables }: { readonly timetables: Timetables },
  actor: Actor,
  range: DateRange,
): Promise<Result<readonly Closure[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-closures');
  if (!allowed.ok) return allowed;
  return ok((await timetables.current()).closures.filter(closure => overlap(closure, range)));
}
