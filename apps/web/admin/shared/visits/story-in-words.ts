import type { ReplyOf } from '../../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../../adapters/http/contract/visits/history.ts';
import { bookedPrice } from '../../../format/booked-price.ts';
import { capitalised, formatDay } from '../../../format/days.ts';
import { fullName } from '../../../format/names.ts';
import { minutesOf, type WallClock, wallClock } from '../../../format/wall-clock.ts';
import { visits } from '../../../texts/admin/visits.ts';

const words = visits.story;

export type HistoryLine = ReplyOf<typeof contract.seeHistory>[number];
type State = HistoryLine['to'];

/** What was changed, from what and to what. */
export function changeInWords({ kind, from, to, at, letter }: HistoryLine, zone: string): string {
  const late = isOver(to, wallClock(new Date(at), zone)) ? words.late : '';
  switch (kind) {
    case 'booked':
      return `${words.booked(place(to))}${late}`;
    case 'moved':
      return `${words.moved(place(from), place(to))}${late}`;
    case 'cancelled':
      return words.cancelled;
    case 'edited':
      return edit(from, to);
    case 'restored':
      return words.restored;
    case 'letter':
      return words.letter(letter?.kind ?? 'booked', letter?.status === 'sent');
    case 'outcome':
      return outcome(from, to);
  }
}

/** Lunedì 4 gennaio 2027, 18:02, Mario Rossi dal link */
export function whoAndWhen({ at, by, via }: HistoryLine, zone: string): string {
  const { date, time } = wallClock(new Date(at), zone);
  const who = fullName(by.firstName, by.lastName) ?? by.username ?? words.somebody(by.id);
  return words.by(capitalised(formatDay(date, 'full')), time, via === 'link' ? words.byLink(who) : who);
}

/** The quarter-hour that is running is not over. */
function isOver(state: State, now: Pick<WallClock, 'date' | 'time'>): boolean {
  const { date, time } = state ?? {};
  if (!date || !time) return false;
  return date < now.date || (date === now.date && minutesOf(time) + QUARTER <= minutesOf(now.time));
}

const QUARTER = 15;

function place(state: State): string {
  const { date = '', time = '', stylistFirstName, stylistLastName, stylistId = 0 } = state ?? {};
  const stylist = fullName(stylistFirstName ?? null, stylistLastName ?? null) ?? words.somebody(stylistId);
  return words.place(formatDay(date, 'full'), time, stylist);
}

function edit(from: State, to: State): string {
  const { services, notes, staffNotes } = words.edited;
  const said = { services: services(from?.serviceName ?? '', to?.serviceName ?? ''), notes, staffNotes };
  return (to?.changed ?? []).map(part => said[part]).join('. ');
}

function outcome(from: State, to: State): string {
  if (to?.outcome) {
    const paid = to.paid ?? null;
    const said = visits.outcome[to.outcome];
    return words.outcome(visits.outcome.is(said, paid === null ? null : bookedPrice(paid)));
  }
  return words.outcomeTaken(visits.outcome[from?.outcome ?? 'completed']);
}
