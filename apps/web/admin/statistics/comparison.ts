import { statistics as words } from '../../texts/admin/figures/statistics.ts';
import type { Figures } from './statistics.ts';

/** undefined: the period before holds nothing, because the shop was not there yet or nobody entered anything. */
export const beside = <T>(before: Figures, figureOf: (before: Figures) => T): T | undefined => {
  const { visits, missed, cancelled } = before.total;
  return visits + missed + cancelled === 0 ? undefined : figureOf(before);
};

export type Compared = {
  readonly now: number | null;
  readonly before: number | null | undefined;
  readonly inWords: (difference: number) => string;
};

/** How much more or less than before: told by a sign and in words, and judged by whoever reads it. */
export function comparison({ now, before, inWords }: Compared): { sign?: '▲' | '▼'; said: string } {
  if (before === undefined) return { said: words.nothingBefore };
  if (now === null || before === null) return { said: words.notComparable };
  const said = inWords(Math.abs(now - before));
  if (said === inWords(0)) return { said: `= ${words.same}` };
  return now > before ? { sign: '▲', said: words.more(said) } : { sign: '▼', said: words.less(said) };
}
