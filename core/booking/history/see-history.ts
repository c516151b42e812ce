import { Temporal } from 'temporal-polyfill';
import type { Service, ServiceId } from '../../catalogue/service.ts';
import type { Letter } from '../../letters/letter.ts';
import { type Actor, permit } from '../../people/permissions.ts';
import type { User, UserId } from '../../people/user.ts';
import type { Appointments, Histories } from '../../ports/appointments.ts';
import type { Outbox } from '../../ports/letters/outbox.ts';
import type { Services } from '../../ports/services.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import type { AppointmentId } from '../appointment.ts';
import type { ContentState } from '../editing/visit-content.ts';
import type { VisitEnd } from '../outcome/outcome.ts';
import type { Place } from '../place.ts';
import { inOneLine } from '../services/booked-services.ts';
import { knownServices } from '../services/services-by-id.ts';
import type { HistoryEntry } from './history-entry.ts';

interface Deps {
  readonly appointments: Appointments;
  readonly histories: Histories;
  readonly users: Users;
  readonly services: Pick<Services, 'find'>;
  readonly outbox: Pick<Outbox, 'of'>;
}

/** With the people's names of today. */
export interface HistoryLine extends Pick<HistoryEntry, 'at' | 'via'> {
  readonly kind: HistoryEntry['kind'] | 'letter';
  /** Of a letter: to whom it went. */
  readonly by: User;
  readonly letter?: Pick<Letter, 'kind' | 'status'>;
  readonly from: NamedState | null;
  readonly to: NamedState | null;
}

export type NamedState = NamedPlace | NamedContent | VisitEnd;

export interface NamedContent extends ContentState {
  readonly serviceName: string;
}

export interface NamedPlace extends Place {
  readonly stylist: User;
}

type HistoryProblem = ProblemOf<'not-logged-in' | 'not-permitted' | 'appointment-not-found'>;

/** For administrators, the oldest first. What was booked before histories were kept begins without its booking. */
export async function seeHistory(
  { appointments, histories, users, services, outbox }: Deps,
  actor: Actor,
  id: AppointmentId,
): Promise<Result<readonly HistoryLine[], HistoryProblem>> {
  const allowed = permit(actor, 'see-history');
  if (!allowed.ok) return allowed;
  if ((await appointments.find(id)) === undefined) return refuse({ code: 'appointment-not-found' });
  const entries = await histories.of(id);
  const letters = (await outbox.of(id)).filter(({ status }) => status === 'sent' || status === 'failed');
  const people = await users.findMany([
    ...new Set([...entries.flatMap(idsIn), ...letters.map(({ to }) => to)]),
  ]);
  const byId = new Map(people.map(user => [user.id, user]));
  const named = await knownServices(service => services.find(service), entries.flatMap(servicesIn));
  const lines = [
    ...entries.map(entry => withNames(entry, byId, named)),
    ...letters.map(letter => lineOf(letter, byId)),
  ];
  return ok(lines.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at)));
}

const lineOf = ({ kind, status, sent, due, to }: Letter, people: ReadonlyMap<UserId, User>): HistoryLine => ({
  ...{ at: sent ?? due, kind: 'letter', by: known(people, to), from: null, to: null },
  letter: { kind, status },
});

type State = HistoryEntry['from' | 'to'];

const isPlace = (state: State): state is Place => state !== null && 'stylistId' in state;

const idsIn = (entry: HistoryEntry): readonly UserId[] => [
  entry.by,
  ...[entry.from, entry.to].filter(isPlace).map(({ stylistId }) => stylistId),
];

const isContent = (state: State): state is ContentState => state !== null && 'serviceIds' in state;

const servicesIn = ({ from, to }: HistoryEntry): readonly ServiceId[] =>
  [from, to].filter(isContent).flatMap(({ serviceIds }) => serviceIds);

function withNames(
  { at, kind, by, via, from, to }: HistoryEntry,
  people: ReadonlyMap<UserId, User>,
  services: ReadonlyMap<ServiceId, Service>,
): HistoryLine {
  const named = (state: State): NamedState | null => {
    if (isPlace(state)) return { ...state, stylist: known(people, state.stylistId) };
    if (!isContent(state)) return state;
    return { ...state, serviceName: inOneLine(state.serviceIds.flatMap(id => services.get(id) ?? [])) };
  };
  return { at, kind, via, by: known(people, by), from: named(from), to: named(to) };
}

/** Someone without a name when nobody has the id any more. */
const known = (people: ReadonlyMap<UserId, User>, id: UserId): User => people.get(id) ?? { ...nobody, id };

const nobody = {
  ...{ username: null, firstName: null, lastName: null, email: null, phone: null },
  ...{ isAdmin: false, isStylist: false },
};
