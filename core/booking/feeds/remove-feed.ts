import { type Actor, permit } from '../../people/permissions.ts';
import type { CalendarFeeds } from '../../ports/letters/calendar-feeds.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';

/** From then on its address answers nobody. */
export async function removeFeed(
  { calendarFeeds }: { readonly calendarFeeds: CalendarFeeds },
  actor: Actor,
  id: number,
): Promise<Result<undefined, ProblemOf<'not-logged-in' | 'not-permitted' | 'feed-not-found'>>> {
  const allowed = permit(actor, 'keep-feeds');
  if (!allowed.ok) return allowed;
  return (await calendarFeeds.remove(id)) ? ok(undefined) : refuse({ code: 'feed-not-found' });
}
