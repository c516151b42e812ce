import type { IsoDate } from './runs-of-days.ts';

const months =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');
const weekdays = 'domenica lunedì martedì mercoledì giovedì venerdì sabato'.split(' ');
/** W and M: weekday and month in full, m its first three letters. */
const styles = {
  ...{ full: 'W d M y', day: 'W d M', date: 'd M y' },
  ...{ dayOfMonth: 'd M', briefDayOfMonth: 'd m', weekday: 'W' },
} as const;

export function formatDay(date: IsoDate, style: keyof typeof styles): string {
  const [y = 0, month = 0, day = 0] = date.split('-').map(Number);
  const shifted = month < 3 ? y - 1 : y;
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  const W = weekdays[(shifted + leaps + Number('032503514624'[month - 1]) + day) % 7] ?? '';
  const M = months[month - 1] ?? '';
  const words = { W, M, m: M.slice(0, 3), d: day === 1 ? '1º' : day, y };
  return styles[style].replace(/\w/g, part => `${words[part as keyof typeof words]}`);
}
