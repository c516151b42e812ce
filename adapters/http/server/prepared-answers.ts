import { leaveEveryStart } from '../../../core/calendar/customer-rules.ts';
import { shopMoment } from '../../../core/calendar/shop-time.ts';
import { guest, permit } from '../../../core/people/permissions.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { DataVersion } from '../../../core/ports/data-version.ts';
import type { Timetables } from '../../../core/ports/timetables.ts';
import type { Call } from '../contract/call.ts';
import type { Context, Middleware } from './context.ts';

/** Two kilobytes each. */
const MAX_KEPT = 1_000;
/** Characters; far above the longest valid query. */
const LONGEST_ADDRESS = 200;
const MINUTE = 60_000;

/** The cache buster that browsers send along: different each time, and no part of the query. */
const momentOfAsking = /([?&])_t=\d+(?:&|$)/;

interface Deps {
  readonly dataVersion: DataVersion;
  readonly clock: Clock;
  readonly timetables: Timetables;
}

/**
 * Caches the written-out successes of calls whose answer is the same for everybody, for as long as nothing stored changes
 * and the shop's clock shows the same minute; they are answered without reading the session. An answer is made after the
 * version under which it is cached was read: if something changes between the two, that version never comes again.
 */
export function preparedAnswers(
  { dataVersion, clock, timetables }: Deps,
  calls: readonly Call[],
): Middleware {
  for (const { path, action, reply = {} } of calls)
    if (!permit(guest, action).ok || !('everyone' in reply)) throw new Error(`${path} is not for everybody`);
  const paths: ReadonlySet<string> = new Set(calls.map(({ path }) => path));
  let standing = '';
  /** A shop's rules may take starts away from customers, never from staff. */
  let areShared = false;
  let today = '';
  const kept = new Map<string, string>();
  return async (ctx, next) => {
    if (ctx.method !== 'GET' || ctx.url.length > LONGEST_ADDRESS || !paths.has(ctx.path)) return next();
    const question = ctx.url.replace(momentOfAsking, '$1');
    const version = await dataVersion.current();
    const now = `${version} ${Math.floor(clock.now().epochMilliseconds / MINUTE)}`;
    if (now !== standing) {
      const { rules, hours } = await timetables.current();
      areShared = leaveEveryStart(rules);
      today = shopMoment(hours, clock.now()).date.toString();
    }
    if (now !== standing || kept.size >= MAX_KEPT) kept.clear();
    standing = now;
    if (!areShared) return next();
    const known = kept.get(question);
    if (known !== undefined) {
      ctx.type = 'json';
      ctx.body = known;
      return;
    }
    if (isAbout(today, ctx.query)) return next();
    await next();
    if (ctx.status === 200 && typeof ctx.body === 'string' && standing === now) kept.set(question, ctx.body);
  };
}

/** Today, the quarter-hour that is running is free for staff alone. */
function isAbout(today: string, { date, from = date, to = date }: Context['query']): boolean {
  return typeof from !== 'string' || typeof to !== 'string' || (from <= today && today <= to);
}
