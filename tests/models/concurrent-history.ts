/** When a request was sent and when its answer came, in milliseconds of one clock: in between it took effect. */
interface Span {
  readonly sent: number;
  readonly answered: number;
}

/** A visit that was asked for; of whom, should several do. All of one day. */
interface Wanted {
  readonly userId: number;
  readonly serviceId: number;
  readonly stylists: readonly number[];
  /** Minutes since midnight. */
  readonly start: number;
  /** Minutes. */
  readonly duration: number;
}

export type Told = Span &
  (
    | {
        readonly kind: 'book';
        readonly wanted: Wanted;
        readonly status: number;
        /** Of the new visit, with 201. */
        readonly made?: { readonly id: number; readonly stylistId: number };
      }
    | { readonly kind: 'cancel'; readonly id: number; readonly status: number }
    /** Sent while nothing else was asked of this visit; `start` as in `Wanted`. */
    | {
        readonly kind: 'move';
        readonly id: number;
        readonly stylistId: number;
        readonly start: number;
        readonly status: number;
      }
    /** `ids`: what stood on the day, as it was told. */
    | { readonly kind: 'list'; readonly ids: readonly number[] }
  );

/** A visit as its booking and its cancelling were told; or one of its stays, between two moves of it. */
interface Visit {
  readonly id: number;
  readonly stylistId: number;
  readonly wanted: Wanted;
  readonly booked: Span;
  readonly cancelled: Span | undefined;
}

/**
 * What requests that ran at the same time were told, as far as no order of them explains it, in words. Nothing when
 * every 201 stands from its answer until its cancelling is sent, where it was moved last, no two visits of a stylist overlap, every 409 and 200
 * has a visit behind it that may have stood during that very request, and every list shows what stood all the while and
 * nothing that stood at no moment of it.
 */
export function unexplained(history: readonly Told[]): string[] {
  const visits = history.flatMap(told =>
    told.kind === 'book' && told.made !== undefined ? [visitOf(told.made, told, history)] : [],
  );
  const stays = visits.flatMap(visit => staysOf(visit, history));
  return [...overlaps(stays), ...history.flatMap(told => faultOf(told, history, { visits, stays }))];
}

function visitOf(
  made: { readonly id: number; readonly stylistId: number },
  { wanted, sent, answered }: Span & { readonly wanted: Wanted },
  history: readonly Told[],
): Visit {
  const cancelled = history.find(
    told => told.kind === 'cancel' && told.id === made.id && told.status === 200,
  );
  return { ...made, wanted, booked: { sent, answered }, cancelled };
}

function staysOf(visit: Visit, history: readonly Told[]): Visit[] {
  const moves = history
    .filter((told): told is Told & { kind: 'move' } => told.kind === 'move')
    .filter(({ id, status }) => id === visit.id && status === 200)
    .toSorted((a, b) => a.sent - b.sent);
  const places = [
    { stylistId: visit.stylistId, start: visit.wanted.start, since: visit.booked },
    ...moves.map(move => ({ stylistId: move.stylistId, start: move.start, since: move })),
  ].filter((place, index, all) => !isSamePlace(place, all[index - 1]));
  return places.map(({ stylistId, start, since }, index) => ({
    ...{ ...visit, stylistId, wanted: { ...visit.wanted, start }, booked: since },
    cancelled: places[index + 1]?.since ?? visit.cancelled,
  }));
}

type Place = Pick<Told & { kind: 'move' }, 'stylistId' | 'start'>;

const isSamePlace = (a: Place, b: Place | undefined): boolean =>
  a.stylistId === b?.stylistId && a.start === b.start;

const mayStandIn = ({ booked, cancelled }: Visit, during: Span): boolean =>
  booked.sent <= during.answered && (cancelled === undefined || cancelled.answered >= during.sent);

const standsAllThrough = ({ booked, cancelled }: Visit, during: Span): boolean =>
  booked.answered <= during.sent && (cancelled === undefined || cancelled.sent >= during.answered);

const mayHaveEndedBefore = (first: Visit, then: Visit): boolean =>
  first.cancelled !== undefined && first.cancelled.sent <= then.booked.answered;

const overlap = (a: Wanted, b: Wanted): boolean =>
  a.start < b.start + b.duration && b.start < a.start + a.duration;

function overlaps(visits: readonly Visit[]): string[] {
  return visits.flatMap((one, index) =>
    visits
      .slice(index + 1)
      .filter(other => one.stylistId === other.stylistId && overlap(one.wanted, other.wanted))
      .filter(other => !mayHaveEndedBefore(one, other) && !mayHaveEndedBefore(other, one))
      .map(other => `visits ${one.id} and ${other.id} overlap`),
  );
}

interface Known {
  readonly visits: readonly Visit[];
  readonly stays: readonly Visit[];
}

function faultOf(told: Told, history: readonly Told[], { visits, stays }: Known): string[] {
  switch (told.kind) {
    case 'list':
      return faultsOfList(told, visits);
    case 'book':
      return explainsBooking(told, stays) ? [] : [`booking ${JSON.stringify(told.wanted)} ${answered(told)}`];
    case 'cancel':
      return explainsCancelling(told, history) ? [] : [`cancelling ${told.id} ${answered(told)}`];
    case 'move':
      return explainsMoving(told, { visits, stays }) ? [] : [`moving ${told.id} ${answered(told)}`];
  }
}

const answered = ({ status }: { readonly status: number }): string => `was answered ${status}`;

/** What is cancelled is not moved, and nothing onto another. */
function explainsMoving(told: Told & { kind: 'move' }, { visits, stays }: Known): boolean {
  const visit = visits.find(({ id }) => id === told.id);
  if (visit === undefined) return false;
  if (told.status === 200) return mayStandIn(visit, told);
  const there = { ...visit.wanted, start: told.start };
  const inTheWay = stays.some(
    other =>
      other.id !== told.id &&
      other.stylistId === told.stylistId &&
      overlap(other.wanted, there) &&
      mayStandIn(other, told),
  );
  return told.status === 409 && (inTheWay || !standsAllThrough(visit, told));
}

function explainsBooking(told: Told & { kind: 'book' }, visits: readonly Visit[]): boolean {
  const { wanted, made, status } = told;
  const asked = visits.filter(({ stylistId }) => wanted.stylists.includes(stylistId));
  const same = asked.filter(
    visit =>
      visit.id !== made?.id &&
      visit.wanted.userId === wanted.userId &&
      visit.wanted.serviceId === wanted.serviceId &&
      visit.wanted.start === wanted.start,
  );
  if (status === 200) return same.some(visit => mayStandIn(visit, told));
  if (status === 201)
    return (
      made !== undefined &&
      wanted.stylists.includes(made.stylistId) &&
      !same.some(visit => standsAllThrough(visit, told))
    );
  const inTheWay = asked.filter(visit => overlap(visit.wanted, wanted) && mayStandIn(visit, told));
  return status === 409 && wanted.stylists.every(id => inTheWay.some(({ stylistId }) => stylistId === id));
}

/** Cancelled once, and from then on not again. */
function explainsCancelling(told: Told & { kind: 'cancel' }, history: readonly Told[]): boolean {
  const others = history.filter(
    other => other !== told && other.kind === 'cancel' && other.id === told.id && other.status === 200,
  );
  if (told.status === 200) return others.length === 0;
  return told.status === 409 && others.some(({ sent }) => sent <= told.answered);
}

function faultsOfList(list: Told & { kind: 'list' }, visits: readonly Visit[]): string[] {
  const shown = new Set(list.ids);
  const known = new Map(visits.map(visit => [visit.id, visit]));
  const missing = visits.filter(visit => standsAllThrough(visit, list) && !shown.has(visit.id));
  const invented = list.ids.filter(id => {
    const visit = known.get(id);
    return visit === undefined || !mayStandIn(visit, list);
  });
  return [
    ...missing.map(({ id }) => `visit ${id} is missing from a list`),
    ...invented.map(id => `visit ${id} is in a list though it does not stand`),
  ];
}
