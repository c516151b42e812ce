import { plusDays } from '../../../../format/days.ts';
import { endOf, minutesOf, type WallClock } from '../../../../format/wall-clock.ts';
import { override as words } from '../../../../texts/admin/override.ts';
import type { PickedSlot } from '../dialog-content.ts';

/** How far back something may be entered afterwards. */
const daysBack = 7;
const quarter = 15;

export type Reason = { readonly title: string; readonly text: string };

/**
 * The rule that an administrator may override at this start; undefined when another appointment is in the way, or for
 * a reason that only the server knows.
 */
export function reasonToOverride(slot: PickedSlot, minutes: number, now: WallClock): Reason | undefined {
  const { column, time } = slot;
  if (isTaken(slot, minutes) || minutesOf(time) + minutes > 24 * 60) return undefined;
  const end = endOf(time, minutes);
  if (column.date < plusDays(now.date, -daysBack)) return undefined;
  const outside = outsideIn(slot, end);
  if (outside) return { title: words.outside, text: outside };
  const isOver = column.date < now.date || (column.date === now.date && endOf(time, quarter) <= now.time);
  return isOver ? { title: words.past, text: words.isOver } : undefined;
}

function isTaken({ column, time }: PickedSlot, minutes: number): boolean {
  const [from, to] = [minutesOf(time), minutesOf(time) + minutes];
  return column.appointments.some(({ time: start, duration, cleanup }) => {
    const begins = minutesOf(start);
    return begins < to && begins + duration + cleanup > from;
  });
}

/** The first part of it in which the shop is closed or the stylist does not work. */
function outsideIn({ column, time }: PickedSlot, end: string): string | undefined {
  const { stretches, stylist } = column;
  if (stretches.length === 0) return undefined;
  if (stretches.every(({ kind }) => kind === 'closed')) return words.closedDay;
  const opens = stretches[0]?.from ?? '';
  const closes = stretches.at(-1)?.to ?? '';
  if (time < opens) return words.opens(opens);
  if (time >= closes) return words.closedAt(time);
  const off = stretches.find(({ kind, from, to }) => kind !== 'works' && from < end && to > time);
  if (off && off.kind !== 'closed') return words.away[off.kind](stylist, off.from, off.to);
  if (off) return off.from <= time ? words.closedAt(time) : words.closes(off.from, end);
  return end > closes ? words.closes(closes, end) : undefined;
}
