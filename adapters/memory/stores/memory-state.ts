import { Temporal } from 'temporal-polyfill';
import type { Appointment, AppointmentId } from '../../../core/booking/appointment.ts';
import type { Feed, NewFeed } from '../../../core/booking/feeds/feed.ts';
import type { HistoryEntry } from '../../../core/booking/history/history-entry.ts';
import type { ShopHours } from '../../../core/calendar/shop-hours.ts';
import { plainTimetable, type Timetable } from '../../../core/calendar/timetable.ts';
import type { Service } from '../../../core/catalogue/service.ts';
import type { FailedAccountLetter } from '../../../core/letters/accounts/account-letter.ts';
import type { Reminded } from '../../../core/letters/by-hand/reminded.ts';
import type { LetterStatus } from '../../../core/letters/letter.ts';
import type { LetterKind } from '../../../core/letters/letter-kinds.ts';
import type { Passkey } from '../../../core/people/passkeys/passkey.ts';
import type { StoredFactor } from '../../../core/people/second-factor/second-factor.ts';
import type { Change, News } from '../../../core/ports/changes.ts';
import type { NewInvitation } from '../../../core/ports/invitations.ts';
import type { NewAddressLink } from '../../../core/ports/letters/mail-addresses.ts';
import type { Page, PageRequest } from '../../../core/ports/page.ts';
import type { UnfinishedErasure } from '../../../core/ports/people/erasures.ts';
import type { NewResetToken } from '../../../core/ports/reset-tokens.ts';
import type { LiveSession } from '../../../core/ports/sessions.ts';
import type { DeviceLogin, TrustedDevice } from '../../../core/ports/trusted-devices.ts';
import type { StoredPerson } from '../../../core/ports/users.ts';
import type { KeptLetter } from './letters/waiting-letters.ts';

export interface KeptAccountLetter extends FailedAccountLetter {
  readonly sent: Temporal.Instant | null;
  readonly status: LetterStatus;
  readonly nextTry: Temporal.Instant;
  readonly leasedUntil: Temporal.Instant | null;
}

export interface RememberedDevice extends Omit<DeviceLogin, 'replaces'>, TrustedDevice {}

/** A table that tells listeners of every row put into it. */
class WatchedTable<Row> extends Map<number, Row> {
  readonly #tell: (id: number) => void;

  constructor(list: Change['list'], listeners: ReadonlySet<(news: News) => void>) {
    super();
    this.#tell = id => tell(listeners, [{ list, id }]);
  }

  override set(id: number, row: Row): this {
    super.set(id, row);
    this.#tell(id);
    return this;
  }
}

export function tell(listeners: ReadonlySet<(news: News) => void>, changes: readonly Change[]): void {
  for (const listener of listeners) listener({ kind: 'changes', changes });
}

/** What the in-memory stores share: one object per table. */
export class MemoryState {
  timetable: Timetable;
  readonly listeners = new Set<(news: News) => void>();
  readonly users = new WatchedTable<StoredPerson>('users', this.listeners);
  /** The highest id of anybody who was merged away. */
  highestGone = 0;
  /** Of customers, by the request that brought them. */
  readonly customerRequests = new Map<string, number>();
  /** The id of the passer-by, whom no list of users contains. */
  passerBy: number | undefined;
  /** Ids that stand for erased people. */
  readonly erased = new Set<number>();
  readonly unfinishedErasures = new Map<number, UnfinishedErasure>();
  readonly services = new WatchedTable<Service>('services', this.listeners);
  readonly sessions = new Map<string, LiveSession>();
  appointments: ReadonlyMap<AppointmentId, Appointment> = new Map();
  /** By the appointment; kept when its history goes. */
  readonly bookedAt = new Map<AppointmentId, Temporal.Instant>();
  history: readonly { readonly id: AppointmentId; readonly entry: HistoryEntry }[] = [];
  devices: readonly RememberedDevice[] = [];
  lastDeviceId = 0;
  resetTokens: readonly NewResetToken[] = [];
  /** By the person. */
  readonly invitations = new Map<number, Omit<NewInvitation, 'userId'>>();
  /** Authenticator apps, by the account. */
  readonly secondFactors = new Map<number, StoredFactor>();
  readonly passkeys = new Map<string, Passkey>();
  /** By their secrets' hashes. */
  readonly visitLinks = new Map<string, AppointmentId>();
  /** By hand, by the visit. */
  readonly reminded = new Map<AppointmentId, Reminded>();
  readonly feeds = new Map<number, Feed & NewFeed>();
  letters: readonly KeptLetter[] = [];
  accountLetters: readonly KeptAccountLetter[] = [];
  /** By the account. */
  readonly confirmedAddresses = new Map<number, string>();
  readonly addressLinks = new Map<string, NewAddressLink>();
  /** Kinds of letters that people have set otherwise. */
  readonly choices = new Map<number, readonly LetterKind[]>();
  readonly uploads = new Map<
    string,
    { readonly opened: Temporal.Instant; readonly name: string | undefined }
  >();

  constructor(hours: ShopHours) {
    this.timetable = plainTimetable(hours);
  }
}

export const hasBegun = (visit: Appointment | undefined, before: Temporal.Instant): boolean =>
  visit !== undefined && Temporal.Instant.compare(visit.startsAt, before) < 0;

/** One more than the largest id, as a database continues after an import. */
export const nextId = (table: ReadonlyMap<number, unknown>, given = 0): number =>
  Math.max(given, ...table.keys()) + 1;

/** The requested page of a list; after an unknown `after` it is empty. */
export function pageFrom<T extends { readonly id: number }>(
  all: readonly T[],
  { limit, after }: PageRequest,
): Page<T> {
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1 || all.length;
  const items = all.slice(from, from + limit);
  const more = from + items.length < all.length;
  return { items, next: more ? (items.at(-1)?.id ?? null) : null, total: all.length };
}

/** By code units, as a database compares bytes. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
