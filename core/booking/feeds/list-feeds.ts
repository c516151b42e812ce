import { type Actor, permit } from '../../people/permissions.ts';
import type { CalendarFeeds } from '../../ports/letters/calendar-feeds.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import type { Feed } from './feed.ts';

/** The oldest first. */
export async function listFeeds(
  { calendarFeeds }: { readonly calendarFeeds: CalendarFeeds },
  actor: Actor,
): Promise<Result<readonly Feed[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'keep-feeds');
  return allowed.ok ? ok(await calendarFeeds.list()) : allowed;
}
