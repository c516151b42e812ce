import type { KnownActor } from '../people/permissions.ts';
import type { StylistDay } from './agenda.ts';
import type { View } from './agenda-change.ts';
import type { Appointment } from './appointment.ts';
import { isSameDay } from './place.ts';
import { areSame, idsOf } from './services/booked-services.ts';

export interface Standing {
  readonly appointment: Appointment;
  readonly day: StylistDay;
}

/** To anybody else it looks as if there were none. */
export const isTheirs = (actor: KnownActor, { userId }: Pick<Appointment, 'userId'>): boolean =>
  actor.kind === 'admin' || actor.userId === userId;

/** Under the lock; undefined: it has been cancelled, moved to another day or given other services since it was read. */
export function standingAs(read: Appointment, { days }: View): Standing | undefined {
  const day = days.find(candidate => isSameDay(candidate, read));
  const appointment = day?.appointments.find(({ id }) => id === read.id);
  if (day === undefined || appointment === undefined) return undefined;
  return areSame(idsOf(appointment), idsOf(read)) ? { day, appointment } : undefined;
}

/** Thrown by a change that restores what somebody else has restored, and perhaps moved, since it was read. */
export class NotCancelled extends Error {}

const ATTEMPTS = 20;

/**
 * Which days to lock is known only after reading where a visit stands, and it may be moved in between: then once more.
 * `attempt` answers undefined when it stands elsewhere.
 */
export async function whereItStands<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    const decided = await attempt();
    if (decided !== undefined) return decided;
  }
  throw new Error(`an appointment was moved at each of ${ATTEMPTS} attempts to change it`);
}
