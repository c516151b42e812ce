import { type Change, isChange, type Span, type Told, type Wanted } from './told.ts';

/** A time in which a visit stood: until it was cancelled, or one of its stays, at one place and with one content. */
interface Visit {
  readonly id: number;
  readonly stylistId: number;
  readonly wanted: Wanted;
  readonly booked: Span;
  readonly cancelled: Span | undefined;
  /** It is said what became of it: nothing else is done with it until that is taken back. */
  readonly isOver: boolean;
}

/**
 * What requests that ran at the same time were told, as far as no order of them explains it, in words. Nothing when
 * every 201 stands from its answer until its cancelling is sent, where it was moved last and as it was edited last, and again from its
 * restoring on, no two visits of a stylist overlap, every 409 and 200 has a visit behind it that may have stood during that very
 * request, every list shows what stood all the while and nothing that stood at no moment of it, and so for what became of them.
 */
export function unexplained(history: readonly Told[]): string[] {
  const stays = history.flatMap(told =>
    told.kind === 'book' && told.made ? staysOf(told, told.made, history) : [],
  );
  const lives = [...Map.groupBy(stays, ({ id }) => id).values()].flatMap(livesOf);
  const changes = history.filter(isChange).filter(({ status }) => status === 200);
  return [...overlaps(stays), ...history.flatMap(told => faultOf(told, { stays, lives, changes }))];
}

function staysOf(
  { wanted, sent, answered }: Span & { readonly wanted: Wanted },
  { id, stylistId }: { readonly id: number; readonly stylistId: number },
  history: readonly Told[],
): Visit[] {
  const changes = history
    .filter(isChange)
    .filter(change => change.id === id && change.status === 200)
    .toSorted((a, b) => a.sent - b.sent);
  const first: Visit = {
    id,
    stylistId,
    wanted,
    booked: { sent, answered },
    cancelled: undefined,
    isOver: false,
  };
  return changes.reduce(afterChange, [first]);
}

function afterChange(stays: Visit[], change: Change): Visit[] {
  const last = stays.at(-1);
  if (last === undefined) return stays;
  const next = { ...last, booked: change, cancelled: undefined };
  // Of what is cancelled nothing else comes.
  if (last.cancelled !== undefined) return change.kind === 'restore' ? [...stays, next] : stays;
  const ended = [...stays.slice(0, -1), { ...last, cancelled: change }];
  switch (change.kind) {
    case 'cancel':
      return ended;
    case 'restore':
      return stays;
    case 'move': {
      if (last.stylistId === change.stylistId && last.wanted.start === change.start) return stays;
      const wanted = { ...last.wanted, start: change.start };
      return [...ended, { ...next, stylistId: change.stylistId, wanted }];
    }
    case 'edit':
      return [...ended, { ...next, wanted: { ...last.wanted, what: change.what } }];
    case 'outcome':
      return last.isOver === change.isOver ? stays : [...ended, { ...next, isOver: change.isOver }];
  }
}

/** Of one visit: stays that follow each other without a cancelling are one. */
function livesOf(stays: readonly Visit[]): Visit[] {
  return stays.reduce<Visit[]>((lives, stay) => {
    const last = lives.at(-1);
    if (last === undefined || last.cancelled !== stay.booked) return [...lives, stay];
    return [...lives.slice(0, -1), { ...last, cancelled: stay.cancelled }];
  }, []);
}

const mayStandIn = ({ booked, cancelled }: Visit, during: Span): boolean =>
  booked.sent <= during.answered && (cancelled === undefined || cancelled.answered >= during.sent);

const standsAllThrough = ({ booked, cancelled }: Visit, during: Span): boolean =>
  booked.answered <= during.sent && (cancelled === undefined || cancelled.sent >= during.answered);

const mayHaveEndedBefore = (first: Visit, then: Visit): boolean =>
  first.cancelled !== undefined && first.cancelled.sent <= then.booked.answered;

/** Whether the stylist is needed for both in the same quarter-hour. */
function overlap(a: Wanted, b: Wanted): boolean {
  const held = new Set(heldBy(a));
  return heldBy(b).some(quarter => held.has(quarter));
}

const heldBy = ({ start, what: { held } }: Wanted): number[] => held.map(minute => start + minute);

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
  readonly stays: readonly Visit[];
  readonly lives: readonly Visit[];
  /** All that were made. */
  readonly changes: readonly Change[];
}

function faultOf(told: Told, known: Known): string[] {
  switch (told.kind) {
    case 'list':
      return faultsOfList(told, known);
    case 'book':
      return explainsBooking(told, known.stays)
        ? []
        : [`booking ${JSON.stringify(told.wanted)} ${answered(told)}`];
    default:
      return explains[told.kind](told as never, known)
        ? []
        : [`${names[told.kind]} ${told.id} ${answered(told)}`];
  }
}

const names = {
  ...{ cancel: 'cancelling', move: 'moving', edit: 'editing', restore: 'restoring' },
  outcome: 'the outcome of',
} as const;

const answered = ({ status }: { readonly status: number }): string => `was answered ${status}`;

const isThere = ({ id, ...during }: Change, { lives }: Known): boolean =>
  lives.some(life => life.id === id && mayStandIn(life, during));

const mayBeGone = ({ id, ...during }: Change, { lives }: Known): boolean =>
  !lives.some(life => life.id === id && standsAllThrough(life, during));

/** Where and how it stood when the change was asked for: nothing else was asked of it. */
const standingAt = (change: Change, { stays }: Known): Visit | undefined =>
  stays.findLast(({ id, booked }) => id === change.id && booked.sent < change.sent);

const isOver = (change: Change, known: Known): boolean => standingAt(change, known)?.isOver === true;

const inTheWay = (there: Pick<Visit, 'stylistId' | 'wanted'>, change: Change, { stays }: Known): boolean =>
  stays.some(
    other =>
      other.id !== change.id &&
      other.stylistId === there.stylistId &&
      overlap(other.wanted, there.wanted) &&
      mayStandIn(other, change),
  );

const explains = {
  /** Cancelled once for each time it stood, and then not again. */
  cancel: (told: Change, known: Known): boolean =>
    told.status === 200
      ? !isOver(told, known) && known.lives.some(({ id, cancelled }) => id === told.id && cancelled === told)
      : told.status === 409 && (isOver(told, known) || mayBeGone(told, known)),
  /** What is cancelled or over is not moved, and nothing onto another; so for what is edited. */
  move: (told: Change & { kind: 'move' }, known: Known): boolean => {
    const visit = standingAt(told, known);
    if (visit === undefined) return false;
    if (told.status === 200) return !visit.isOver && isThere(told, known);
    const there = { stylistId: told.stylistId, wanted: { ...visit.wanted, start: told.start } };
    const isRefused = visit.isOver || mayBeGone(told, known) || inTheWay(there, told, known);
    return told.status === 409 && isRefused;
  },
  edit: (told: Change & { kind: 'edit' }, known: Known): boolean => {
    const visit = standingAt(told, known);
    if (visit === undefined) return false;
    const isSame = `${visit.wanted.what.serviceIds}` === `${told.what.serviceIds}`;
    if (told.status === 200) return (isSame || !visit.isOver) && isThere(told, known);
    const there = { ...visit, wanted: { ...visit.wanted, what: told.what } };
    const isRefused = visit.isOver || mayBeGone(told, known) || inTheWay(there, told, known);
    return told.status === 409 && isRefused;
  },
  /** It was cancelled, or is restored already and not changed since; nothing comes back onto another. */
  restore: (told: Change, known: Known): boolean => {
    const visit = standingAt(told, known);
    const wasCancelled = known.lives.some(
      ({ id, cancelled }) => id === told.id && cancelled !== undefined && cancelled.sent < told.sent,
    );
    if (told.status === 200) return wasCancelled && isThere(told, known);
    const last = known.changes
      .filter(({ id, sent }) => id === told.id && sent < told.sent)
      .toSorted((a, b) => a.sent - b.sent)
      .at(-1);
    const isChangedSince = last !== undefined && last.kind !== 'restore' && last.kind !== 'cancel';
    return (
      told.status === 409 &&
      visit !== undefined &&
      (!wasCancelled || isChangedSince || inTheWay(visit, told, known))
    );
  },
  /** What is cancelled has none. */
  outcome: (told: Change, known: Known): boolean =>
    told.status === 200 ? isThere(told, known) : told.status === 409 && mayBeGone(told, known),
};

const asksForTheSame = (a: Wanted, b: Wanted): boolean =>
  a.userId === b.userId &&
  a.start === b.start &&
  `${a.what.serviceIds}` === `${b.what.serviceIds}` &&
  (a.requestId ?? b.requestId) === (b.requestId ?? a.requestId);

function explainsBooking(told: Told & { kind: 'book' }, visits: readonly Visit[]): boolean {
  const { wanted, made, status } = told;
  const asked = visits.filter(({ stylistId }) => wanted.stylists.includes(stylistId));
  const same = asked.filter(
    visit => visit.id !== made?.id && !visit.isOver && asksForTheSame(visit.wanted, wanted),
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

function faultsOfList(list: Told & { kind: 'list' }, { lives, stays }: Known): string[] {
  const shown = new Set(list.ids);
  const missing = lives.filter(visit => standsAllThrough(visit, list) && !shown.has(visit.id));
  const invented = list.ids.filter(id => !lives.some(life => life.id === id && mayStandIn(life, list)));
  const wrong = list.ids.filter(id => {
    const told = list.over.includes(id);
    const possible = stays.filter(stay => stay.id === id && mayStandIn(stay, list));
    return possible.length > 0 && !possible.some(stay => stay.isOver === told);
  });
  return [
    ...missing.map(({ id }) => `visit ${id} is missing from a list`),
    ...invented.map(id => `visit ${id} is in a list though it does not stand`),
    ...wrong.map(id => `what became of visit ${id} is told wrong in a list`),
  ];
}
