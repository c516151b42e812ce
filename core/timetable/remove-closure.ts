import { shopMoment } from '../calendar/shop-time.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Clock } from '../ports/clock.ts';
import type { Timetables } from '../ports/timetables.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';

export async function removeClosure(
  { timetables, clock }: { readonly timetables: Timetables; readonly clock: Clock },
  actor: Actor,
  id: number,
): Promise<Result<undefined, ProblemOf<'not-logged-in' | 'not-permitted' | 'closure-not-found'>>> {
  const allowed = permit(actor, 'keep-closures');
  if (!allowed.ok) return allowed;
  const { hours } = await timetables.current();
  return timetables.change(shopMoment(hours, clock.now()).date, ({ timetable }) =>
    timetable.closures.some(closure => closure.id === id)
      ? ok({ write: { in: 'closures', remove: id }, answer: () => undefined })
      : refuse({ code: 'closure-not-found' }),
  );
}
