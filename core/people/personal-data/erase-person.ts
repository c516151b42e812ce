import type { AppointmentId } from '../../booking/appointment.ts';
import { type AppointmentView, appointmentViewFor } from '../../booking/appointment-view.ts';
import type { Appointments } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { KeptLetters } from '../../ports/letters/kept-letters.ts';
import type { Limits } from '../../ports/limits.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { Erasures } from '../../ports/people/erasures.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { forgetElsewhere } from '../access/forget-elsewhere.ts';
import { type Actor, type KnownActor, operatorFor, permit } from '../permissions.ts';
import { hasAccount, type UserId, usernameKey } from '../user.ts';
import { decideErasing, type ErasingProblem } from './erasing-decision.ts';

interface Deps {
  readonly erasures: Pick<Erasures, 'erase'>;
  readonly appointments: Pick<Appointments, 'find'>;
  readonly limits: Pick<Limits, 'forget'>;
  readonly keptLetters: Pick<KeptLetters, 'forget'>;
  readonly clock: Clock;
}

type Refused = ProblemOf<'not-logged-in' | 'not-permitted' | 'user-not-found'> | ErasingProblem;
type Answer = Promise<Result<readonly AppointmentView[], Refused>>;

/** Answers the visits that were cancelled with it. */
export async function eraseOwnAccount(
  deps: Deps & {
    readonly users: Pick<Users, 'find' | 'findByUsernameKey'>;
    readonly passwordHasher: PasswordHasher;
  },
  actor: Actor,
  currentPassword: string,
): Answer {
  const allowed = permit(actor, 'erase-own-account');
  if (!allowed.ok) return allowed;
  const user = await deps.users.find(allowed.value.userId);
  if (user === undefined || !hasAccount(user)) return refuse({ code: 'not-logged-in' });
  const present = (await deps.users.findByUsernameKey(usernameKey(user.username)))?.passwordHash;
  const isRight = await deps.passwordHasher.verify(currentPassword, present);
  return erase(deps, allowed.value, user.id, isRight ? (present ?? null) : null);
}

/** Somebody else, with a login or without; oneself only with a password. */
export async function erasePerson(deps: Deps, actor: Actor, id: UserId): Answer {
  const allowed = permit(actor, 'erase-person');
  if (!allowed.ok) return allowed;
  if (allowed.value.userId === id) return refuse({ code: 'not-permitted' });
  return erase(deps, allowed.value, id);
}

export const eraseByOperator = (deps: Deps, id: UserId): Answer => erase(deps, operatorFor(id), id);

async function erase(deps: Deps, actor: KnownActor, id: UserId, proven?: string | null): Answer {
  const now = deps.clock.now();
  const erased = await deps.erasures.erase(id, now, decideErasing(actor.userId, now, proven));
  if (!erased.ok) return erased;
  await forgetElsewhere(deps, erased.value);
  const found = await Promise.all(
    erased.value.cancelled.map((visit: AppointmentId) => deps.appointments.find(visit)),
  );
  return ok(found.flatMap(visit => (visit === undefined ? [] : appointmentViewFor(actor, visit, now))));
}
