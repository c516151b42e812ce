import { statistics as words } from '../../texts/admin/figures/statistics.ts';
import type { Figures, Tally } from './statistics.ts';

const isEmpty = ({ visits, missed, cancelled }: Tally): boolean => visits + missed + cancelled === 0;

/** undefined: the period before holds nothing, because the shop was not there yet or closed. */
export const beside = <T>(before: Figures, figureOf: (before: Figures) => T): T | undefined =>
  isEmpty(before.total) && before.total.bookable === 0 ? undefined : figureOf(before);

/** As `beside`, of what only appointments make: 'nobody' where the shop was open and nobody had booked. */
export const besideVisits = <T>(
  before: Figures,
  figureOf: (before: Figures) => T,
): T | 'nobody' | undefined =>
  beside(before, figures => (isEmpty(figures.total) ? 'nobody' : figureOf(figures)));

/** Whether the period before is drawn: without an appointment each of its marks would lie on zero. */
export const isDrawn = (before: Figures): boolean => before.total.visits > 0;

export type Compared = {
  readonly now: number | null;
  readonly before: number | null | 'nobody' | undefined;
  readonly inWords: (difference: number) => string;
};

/** How much more or less than before: told by a sign and in words, and judged by whoever reads it. */
export function comparison({ now, before, inWords }: Compared): { sign?: '▲' | '▼'; said: string } {
  if (before === undefined) return { said: words.nothingBefore };
  if (before === 'nobody') return { said: words.nobodyBefore };
  if (now === null || before === null) return { said: words.notComparable };
  const said = inWords(Math.abs(now - before));
  if (said === inWords(0)) return { said: `= ${words.same}` };
  return now > before ? { sign: '▲', said: words.more(said) } : { sign: '▼', said: words.less(said) };
}
