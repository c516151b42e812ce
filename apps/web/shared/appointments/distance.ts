import { capitalised, type IsoDate, utcMidnight } from '../../format/days.ts';

const inDays = new Intl.RelativeTimeFormat('it-IT', { numeric: 'auto' });
const dayMs = 86_400_000;

/** Oggi, Domani, Tra 3 giorni. */
export function distance(from: IsoDate, to: IsoDate): string {
  const days = Math.round((utcMidnight(to).getTime() - utcMidnight(from).getTime()) / dayMs);
  return capitalised(inDays.format(days, 'day'));
}
