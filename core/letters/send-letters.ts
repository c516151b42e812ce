import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../booking/appointment.ts';
import { type CalendarEntry, calendarEntryOf } from '../booking/calendar-file/calendar-entry.ts';
import { placeOf } from '../booking/place.ts';
import { shopMoment } from '../calendar/shop-time.ts';
import type { Timetable } from '../calendar/timetable.ts';
import { type Admitted, type AdmittingDeps, admitLetter } from '../people/access/admit-letter.ts';
import type { User } from '../people/user.ts';
import type { Appointments, Histories } from '../ports/appointments.ts';
import type { CalendarFiles } from '../ports/letters/calendar-files.ts';
import type { LetterChoices } from '../ports/letters/letter-choices.ts';
import type { LetterLooks } from '../ports/letters/letter-looks.ts';
import type { ManageLinks } from '../ports/letters/manage-links.ts';
import type { Attempt, Outbox, Settled } from '../ports/letters/outbox.ts';
import type { Parcel, Post } from '../ports/letters/post.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import type { Shop } from '../shop/shop.ts';
import { isLeftOutside } from '../timetable/outside-reason.ts';
import { dayLetter } from './content/day-letter.ts';
import type { LetterContent } from './content/letter-content.ts';
import { letterWording } from './content/letter-wording.ts';
import { customerLetter, stylistLetter } from './content/visit-letter.ts';
import { type Letter, nextTry } from './letter.ts';
import { isForStylist, isSent, isWanted, type LetterKind } from './letter-kinds.ts';
import { stillToTell, type Told } from './still-to-tell.ts';

export interface SendingDeps extends AdmittingDeps {
  readonly outbox: Outbox;
  readonly appointments: Appointments;
  readonly histories: Histories;
  readonly users: Users;
  readonly letterChoices: LetterChoices;
  readonly timetables: Timetables;
  readonly manageLinks: ManageLinks;
  readonly calendarFiles: CalendarFiles;
  readonly letterLooks: LetterLooks;
  readonly post: Post;
  readonly shop: Shop;
  readonly sitePage: (path: string) => string;
}

const AT_ONCE = 5;
const LEASE = { minutes: 5 };
const PUT_OFF = { minutes: 5 };

/** Sends what is due, a batch; answers how many it had in hand. Any number of processes may do so at once. */
export async function sendLetters(deps: SendingDeps): Promise<number> {
  const now = deps.clock.now();
  const until = now.add(LEASE);
  const claimed = await deps.outbox.claim(now, until, AT_ONCE);
  const handled = await Promise.allSettled(claimed.map(letter => handle(deps, letter, until)));
  // The first fault is thrown only after each letter is settled or left to its lease.
  for (const one of handled) if (one.status === 'rejected') throw one.reason;
  return claimed.length;
}

async function handle(deps: SendingDeps, letter: Letter, until: Temporal.Instant): Promise<void> {
  try {
    await deps.outbox.settle(letter.id, until, await sendOne(deps, letter));
  } catch (error) {
    await deps.outbox.settle(letter.id, until, failed(letter, deps.clock.now(), away));
    throw error;
  }
}

const away = { failure: 'away', inDoubt: false } as const;

async function sendOne(deps: SendingDeps, letter: Letter): Promise<Settled> {
  const now = deps.clock.now();
  const reader = await deps.users.find(letter.to);
  // Merged with somebody meanwhile, whose it is now.
  if (reader === undefined) return onceMore(letter, letter.tries === 1 ? now : nextTry(letter, now));
  const written = await writeNow(deps, letter, reader);
  if (written === undefined || typeof written === 'string') return unwritten(letter, written, now);
  // Each sender that claimed it was killed, and its tries are used up.
  if (letter.tries > 1 && nextTry(letter, now) === undefined) return failed(letter, now, away);
  if (reader.email === null) return failed(letter, now, { failure: 'no-address', inDoubt: false });
  const admitted = await admitLetter(deps, { about: 'visits', userId: reader.id, address: reader.email });
  if (admitted === undefined) return { as: 'kept-back' };
  const content = { ...written.content, notMe: notMeOf(admitted) };
  const drawn = await deps.letterLooks.draw(content);
  const { key } = letter;
  const parcel = { key, to: reader.email, subject: content.subject, ...drawn, calendar: written.calendar };
  const posted = await deps.post.send(parcel);
  const told = written.place;
  const at = deps.clock.now();
  if (posted === 'taken') return { as: 'sent', told, at };
  const settled = failed({ ...letter, told }, at, posted);
  // As for letters about accounts: what is refused counts.
  if (settled.as === 'later' || (posted.failure === 'away' && !posted.inDoubt)) await admitted.giveBack();
  return settled;
}

async function going({ letterChoices, timetables }: SendingDeps, reader: User) {
  const [changed, { letters }] = await Promise.all([letterChoices.of(reader.id), timetables.current()]);
  return (kind: LetterKind): boolean => isWanted(kind, reader, changed) && isSent(letters, kind);
}

const unwritten = (letter: Letter, why: 'later' | 'held' | undefined, now: Temporal.Instant): Settled => {
  if (why === 'held') return { as: 'put-off', until: now.add(PUT_OFF) };
  return why === 'later' ? onceMore(letter, nextTry(letter, now)) : { as: 'overtaken' };
};

const notMeOf = ({ notMe: url }: Admitted) => (url === null ? null : { text: letterWording.notMe, url });

const onceMore = ({ told }: Letter, next: Temporal.Instant | undefined): Settled =>
  next === undefined
    ? { as: 'overtaken' }
    : { as: 'later', nextTry: next, failure: null, inDoubt: false, told };

function failed(letter: Letter, at: Temporal.Instant, { failure, inDoubt }: Omit<Attempt, 'told'>): Settled {
  const next = failure === 'away' ? nextTry(letter, at) : undefined;
  const what = { failure, inDoubt, told: letter.told };
  return next === undefined
    ? { as: 'failed', nextTry: at, ...what }
    : { as: 'later', nextTry: next, ...what };
}

interface Written {
  readonly content: LetterContent;
  readonly calendar: Parcel['calendar'];
  /** null: the visit is cancelled, or the letter is about a whole day. */
  readonly place: Letter['told'];
}

/** undefined: there is nothing to tell any more. */
async function writeNow(deps: SendingDeps, letter: Letter, reader: User) {
  const goes = await going(deps, reader);
  if (letter.kind !== 'reminder' && !goes(letter.kind)) return undefined;
  return letter.visit === null ? writeDay(deps, letter, reader) : write(deps, letter, reader, goes);
}

async function write(
  deps: SendingDeps,
  letter: Letter,
  reader: User,
  goes: (kind: LetterKind) => boolean,
): Promise<Written | 'later' | 'held' | undefined> {
  const visit = letter.visit === null ? undefined : await deps.appointments.find(letter.visit);
  if (visit === undefined) return undefined;
  const [history, letters] = await Promise.all([deps.histories.of(visit.id), deps.outbox.of(visit.id)]);
  const told = stillToTell(letter, { letters, visit, history, now: deps.clock.now(), goes });
  if (told === undefined || told === 'later') return told;
  const timetable = await deps.timetables.current();
  if (told.news === 'reminder' && !isToRemind(deps, timetable, visit, goes)) return 'held';
  const by = history[letter.change - 1]?.by;
  const isStylists = isForStylist(letter.kind);
  const links = await linksFor(deps, isStylists || told.news === 'cancelled' ? null : visit.id, reader);
  if (links === undefined) return 'later';
  const page = {
    ...{ links, told, visit, reader, author: by === visit.userId ? ('self' as const) : ('shop' as const) },
    ...{ shop: deps.shop, timetable },
    ...{ formerStylist: await formerStylist(deps, told.from, visit), now: deps.clock.now() },
  };
  const entry = calendarEntryOf(visit, reader, history);
  const calendar = isStylists ? null : attachmentOf(deps, entry);
  const content = isStylists ? stylistLetter(page) : customerLetter(page);
  return { content, calendar, place: told.news === 'cancelled' ? null : placeOf(visit) };
}

const attachmentOf = ({ calendarFiles, clock }: SendingDeps, entry: CalendarEntry): Parcel['calendar'] => ({
  text: calendarFiles.write(entry, clock.now()),
  method: entry.isCancelled ? 'CANCEL' : 'REQUEST',
});

/** Nobody is asked to come to a closed door, and what is switched off or set nearer may change back: it waits. */
function isToRemind(
  { clock }: SendingDeps,
  timetable: Timetable,
  visit: Appointment,
  goes: (kind: LetterKind) => boolean,
): boolean {
  const due = visit.startsAt.subtract({ hours: timetable.letters.reminderHours });
  const isDue = Temporal.Instant.compare(due, clock.now()) <= 0;
  return goes('reminder') && isDue && !isLeftOutside(timetable, visit);
}

async function formerStylist({ users }: SendingDeps, from: Told['from'], { stylistId }: Appointment) {
  if (from === undefined || from.stylistId === stylistId) return undefined;
  return (await users.find(from.stylistId))?.firstName ?? undefined;
}

async function linksFor(deps: SendingDeps, visit: number | null, reader: User) {
  if (visit === null) return linksOf(deps);
  const manage = await deps.manageLinks.make(visit, reader);
  return manage === undefined ? undefined : linksOf(deps, manage);
}

const linksOf = ({ sitePage }: SendingDeps, manage = sitePage('/appointments')) => ({
  ...{ manage, book: sitePage('/booking'), agenda: sitePage('/admin') },
  choices: sitePage('/profile?scheda=lettere'),
});

async function writeDay(deps: SendingDeps, { day, to }: Letter, reader: User): Promise<Written | undefined> {
  const { hours } = await deps.timetables.current();
  const { date: today } = shopMoment(hours, deps.clock.now());
  if (day === null || !today.add({ days: 1 }).equals(day)) return undefined;
  const all = await deps.appointments.list({ stylistId: to, from: day, to: day, status: 'confirmed' });
  if (all.length === 0) return undefined;
  const links = linksOf(deps);
  const content = dayLetter({ day, visits: all.toReversed(), reader, shop: deps.shop, links });
  return { content, calendar: null, place: null };
}
