import { type Actor, permit } from '../../people/permissions.ts';
import type { StylistId } from '../../people/user.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CalendarFeeds } from '../../ports/letters/calendar-feeds.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import type { Feed } from './feed.ts';

interface Deps {
  readonly calendarFeeds: CalendarFeeds;
  readonly users: Users;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

type Added = { readonly feed: Feed; readonly secret: string };
type Problem = ProblemOf<'not-logged-in' | 'not-permitted' | 'stylist-not-found'>;

/** The secret is told this once. `stylistId` null: everybody's appointments. */
export async function addFeed(
  { calendarFeeds, users, tokens, clock }: Deps,
  actor: Actor,
  stylistId: StylistId | null,
): Promise<Result<Added, Problem>> {
  const allowed = permit(actor, 'keep-feeds');
  if (!allowed.ok) return allowed;
  if (stylistId !== null && !(await users.find(stylistId))?.isStylist)
    return refuse({ code: 'stylist-not-found' });
  const { secret, hash } = tokens.create();
  const feed = await calendarFeeds.add({ stylistId, hash, created: clock.now() });
  return feed === undefined ? refuse({ code: 'stylist-not-found' }) : ok({ feed, secret });
}
