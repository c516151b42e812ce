import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../../ports/clock.ts';
import type { LiveSession, Sessions } from '../../ports/sessions.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { TrustedDevices } from '../../ports/trusted-devices.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';

/** Of one account at a time. */
export const MAX_SESSIONS = 20;

export interface SessionView {
  readonly id: string;
  readonly label: string;
  readonly since: Temporal.Instant;
  readonly lastSeen: Temporal.Instant;
  readonly current: boolean;
  readonly browserId: number | null;
}

export const sessionId = ({ hash }: Pick<Tokens, 'hash'>, { sid }: Pick<LiveSession, 'sid'>): string =>
  hash(sid);

/** `here`: the stored id of the asker's. */
export async function listSessions(
  deps: {
    readonly sessions: Sessions;
    readonly trustedDevices: TrustedDevices;
    readonly tokens: Tokens;
    readonly clock: Clock;
  },
  actor: Actor,
  here: string | undefined,
): Promise<Result<readonly SessionView[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-sessions');
  if (!allowed.ok) return allowed;
  const { userId } = allowed.value;
  const now = deps.clock.now();
  const [sessions, browsers] = await Promise.all([
    deps.sessions.listOf(userId, now),
    deps.trustedDevices.list(userId, now),
  ]);
  const views = sessions.map(session => ({
    ...{ id: sessionId(deps.tokens, session), label: session.label, current: session.sid === here },
    since: momentIn(session, 'startedAt'),
    lastSeen: momentIn(session, 'seenAt'),
    browserId: browsers.find(({ browser }) => browser === session.browser)?.id ?? null,
  }));
  return ok(views.toSorted((a, b) => Temporal.Instant.compare(b.lastSeen, a.lastSeen)));
}

export const momentIn = ({ sess }: LiveSession, name: 'startedAt' | 'seenAt'): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Number(sess[name] ?? 0));
