import { Temporal } from 'temporal-polyfill';
import type { User } from '../../../core/people/user.ts';
import type { Appointments } from '../../../core/ports/appointments.ts';
import type { Outbox } from '../../../core/ports/letters/outbox.ts';

interface Deps {
  readonly outbox: Outbox;
  readonly appointments: Appointments;
}

/** Of visits of theirs of which no reminder goes yet: the first one's letter waits, and the server sends it; the other's was refused. */
export async function writeDemoLetters(
  deps: Deps,
  [reached, unreachable]: readonly [User | undefined, User | undefined],
  now: Temporal.Instant,
): Promise<void> {
  if (await announceNext(deps, unreachable, now)) {
    const until = now.add({ minutes: 5 });
    const [letter] = await deps.outbox.claim(now, until, 1);
    const refused = { as: 'failed', nextTry: now, failure: 'refused', inDoubt: false, told: null } as const;
    if (letter) await deps.outbox.settle(letter.id, until, refused);
  }
  await announceNext(deps, reached, now);
}

async function announceNext(
  { outbox, appointments }: Deps,
  to: User | undefined,
  now: Temporal.Instant,
): Promise<boolean> {
  if (to === undefined) return false;
  const visits = await appointments.list({ userId: to.id, status: 'confirmed' });
  const unreminded = now.add({ hours: 48 });
  const next = visits.findLast(({ startsAt }) => Temporal.Instant.compare(startsAt, unreminded) > 0);
  if (next === undefined) return false;
  const about = { kind: 'booked', to: to.id, visit: next.id, change: 1, day: null } as const;
  await outbox.add([{ ...about, key: `booked-${next.id}-1`, due: now }]);
  return true;
}
