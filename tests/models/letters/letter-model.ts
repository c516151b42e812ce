import { Temporal } from 'temporal-polyfill';

/** What ought to have been written, computed from what was done alone: without a line of `core/letters`. */

export type Who = 'mario' | 'lucia' | 'anna';
export type News = 'booked' | 'moved' | 'cancelled';
export type Kind = News | 'reminder' | `stylist-${'new' | 'moved' | 'cancelled' | 'tomorrow'}`;

export interface Slot {
  readonly day: string;
  readonly at: string;
}

/** Of a change, to one reader. */
interface Due {
  readonly kind: Kind;
  /** It was told otherwise, not wanted when it was to go, or too late: no promise any more. */
  isOff: boolean;
}

interface Change {
  readonly news: News;
  readonly by: string;
  readonly at: number;
  readonly isPlacing: boolean;
  readonly letters: ReadonlyMap<Who, Due>;
}

export interface ModelVisit {
  readonly id: number;
  readonly owner: 'mario' | 'lucia';
  slot: Slot;
  /** Before it was moved last. */
  former: Slot;
  isOn: boolean;
  /** Who may have it back, since when. */
  canceller: string;
  readonly changes: Change[];
}

const stylistKinds = {
  booked: 'stylist-new',
  moved: 'stylist-moved',
  cancelled: 'stylist-cancelled',
} as const;

export const momentOf = ({ day, at }: Slot): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(`${day}T${at}`).toZonedDateTime('Europe/Rome');

export const startOf = (slot: Slot): number => momentOf(slot).epochMilliseconds;

export class LetterModel {
  readonly visits = new Map<number, ModelVisit>();
  readonly unwanted = new Set<string>();
  readonly shopOff = new Set<Kind>();
  readonly erased = new Set<Who>();
  readonly hoursAhead: number;

  constructor(hoursAhead: number) {
    this.hoursAhead = hoursAhead;
  }

  goes(kind: Kind, who: Who): boolean {
    return !this.erased.has(who) && !this.shopOff.has(kind) && !this.unwanted.has(`${who} ${kind}`);
  }

  isFree(slot: Slot, but?: ModelVisit): boolean {
    return [...this.visits.values()].every(
      visit => visit === but || !visit.isOn || startOf(visit.slot) !== startOf(slot),
    );
  }

  isPlaced(visit: ModelVisit, change: number): boolean {
    return visit.changes.findLastIndex(({ isPlacing }) => isPlacing) + 1 === change;
  }

  reminderDue(visit: ModelVisit): number {
    return startOf(visit.slot) - this.hoursAhead * 3_600_000;
  }

  /** None about what has begun. Without the tick none to the customer, but of what they did themselves. */
  changed(
    visit: ModelVisit,
    news: News,
    by: string,
    how: { at: number; isTicked: boolean; was?: Slot },
  ): void {
    const isAhead = startOf(how.was ?? visit.slot) > how.at && startOf(visit.slot) > how.at;
    const readers: readonly (readonly [Who, Kind])[] = [
      ...(how.isTicked || by === visit.owner ? [[visit.owner, news] as const] : []),
      ['anna', stylistKinds[news]],
    ];
    const letters = new Map(
      readers
        .filter(([who, kind]) => isAhead && this.goes(kind, who))
        .map(([who, kind]) => [who, { kind, isOff: false }] as const),
    );
    const isPlacing = news === 'moved' || visit.changes.length === 0;
    visit.changes.push({ news, by, at: how.at, isPlacing, letters });
  }

  /** In the shop's words, as a letter's subject ends. */
  words({ slot }: ModelVisit): string {
    const day = new Intl.DateTimeFormat('it', {
      ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Rome' },
    } as const).format(startOf(slot));
    return `${day} alle ${slot.at}`;
  }
}
