import { type Actor, permit } from '../../people/permissions.ts';
import type { User, UserId } from '../../people/user.ts';
import type { Appointments, Histories } from '../../ports/appointments.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import type { AppointmentId } from '../appointment.ts';
import type { VisitEnd } from '../outcome/outcome.ts';
import type { Place } from '../place.ts';
import type { HistoryEntry } from './history-entry.ts';

interface Deps {
  readonly appointments: Appointments;
  readonly histories: Histories;
  readonly users: Users;
}

/** With the present names of whom it names. */
export interface HistoryLine extends Pick<HistoryEntry, 'at' | 'kind'> {
  readonly by: User;
  readonly from: NamedPlace | VisitEnd | null;
  readonly to: NamedPlace | VisitEnd | null;
}

export interface NamedPlace extends Place {
  readonly stylist: User;
}

type HistoryProblem = ProblemOf<'not-logged-in' | 'not-permitted' | 'appointment-not-found'>;

/** For administrators, the oldest first. What was booked before histories were kept begins without its booking. */
export async function seeHistory(
  { appointments, histories, users }: Deps,
  actor: Actor,
  id: AppointmentId,
): Promise<Result<readonly HistoryLine[], HistoryProblem>> {
  const allowed = permit(actor, 'see-history');
  if (!allowed.ok) return allowed;
  if ((await appointments.find(id)) === undefined) return refuse({ code: 'appointment-not-found' });
  const entries = await histories.of(id);
  const people = await users.findMany([...new Set(entries.flatMap(idsIn))]);
  const byId = new Map(people.map(user => [user.id, user]));
  return ok(entries.map(entry => withPeople(entry, byId)));
}

type State = HistoryEntry['from' | 'to'];

const isPlace = (state: State): state is Place => state !== null && 'stylistId' in state;

const idsIn = (entry: HistoryEntry): readonly UserId[] => [
  entry.by,
  ...[entry.from, entry.to].filter(isPlace).map(({ stylistId }) => stylistId),
];

function withPeople(
  { at, kind, by, from, to }: HistoryEntry,
  people: ReadonlyMap<UserId, User>,
): HistoryLine {
  const named = (state: State) =>
    isPlace(state) ? { ...state, stylist: known(people, state.stylistId) } : state;
  return { at, kind, by: known(people, by), from: named(from), to: named(to) };
}

function known(people: ReadonlyMap<UserId, User>, id: UserId): User {
  const user = people.get(id);
  if (user === undefined) throw new Error(`a history names user ${id}, whom nobody knows`);
  return user;
}
