import { dayRange } from '../../../format/day-range.ts';
import { capitalised, formatDay, type IsoDate, plusDays } from '../../../format/days.ts';
import { closures as words } from '../../../texts/admin/settings/closures.ts';
import { type Closure, type Opening, usualOn, type WeekVersion } from '../timetable.ts';
import { writtenHours } from '../week/hours.ts';

/** Closed, with other hours, or open when it would be closed or for certain people. */
export type Kind = 'closed' | 'reduced' | 'extra';

/** What the form of a closure holds. */
export type ClosureDraft = {
  readonly kind: Kind;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly hours: Opening;
  /** Whoever usually works then; otherwise `people`. */
  readonly usual: boolean;
  readonly people: readonly number[];
  readonly reason: string;
};

export type ClosureBody = Omit<Closure, 'id'>;

export function kindOf({ hours, stylistIds, ...days }: ClosureBody, weeks: readonly WeekVersion[]): Kind {
  if (hours.length === 0) return 'closed';
  const opens = daysBetween(days).some(day => usualOn(weeks, day).length === 0);
  return opens || stylistIds !== null ? 'extra' : 'reduced';
}

const usualHours: Opening = [{ from: '09:00', to: '13:00' }];

export function draftOf(
  closure: ClosureBody,
  weeks: readonly WeekVersion[],
  everybody: readonly number[],
): ClosureDraft {
  const { from, to, hours, stylistIds, reason } = closure;
  return {
    ...{ kind: kindOf(closure, weeks), from, to, reason },
    hours: hours.length > 0 ? hours : usualHours,
    usual: stylistIds === null,
    people: stylistIds ?? everybody,
  };
}

/** Of a kind, as it begins: an extra opening with everybody. */
export const newDraft = (
  kind: Kind,
  days: Pick<ClosureDraft, 'from' | 'to'>,
  everybody: readonly number[],
): ClosureDraft => ({
  ...{ kind, ...days, hours: usualHours, usual: kind !== 'extra', people: everybody, reason: '' },
});

export function bodyOf({ kind, from, to, hours, usual, people, reason }: ClosureDraft): ClosureBody {
  if (kind === 'closed') return { from, to, hours: [], stylistIds: null, reason };
  return { from, to, hours: [...hours], stylistIds: usual ? null : [...people], reason };
}

function daysBetween({ from, to }: Pick<Closure, 'from' | 'to'>): readonly IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day);
  return days;
}

export const lengthOf = (days: Pick<Closure, 'from' | 'to'>): number => daysBetween(days).length;

export const nameOf = (closure: Closure, weeks: readonly WeekVersion[]): string =>
  closure.reason || words.list.nameless[kindOf(closure, weeks)];

/** Gio 24 dicembre 2026; 25 dicembre 2026 – 6 gennaio 2027; within one year and month nothing is said twice. */
export function writtenDays({ from, to }: Pick<Closure, 'from' | 'to'>): string {
  if (from === to) return capitalised(formatDay(from, 'short'));
  return dayRange(from, to, 'date');
}

/** What a closure is, in one line: when, which hours. */
export function writtenClosure(closure: ClosureBody): string {
  const { hours } = closure;
  return `${writtenDays(closure)}, ${hours.length === 0 ? words.list.badge.closed.toLowerCase() : writtenHours(hours)}`;
}
