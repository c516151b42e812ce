import { statistics as words } from '../../texts/admin/figures/statistics.ts';
import * as css from './tiles.css.ts';

type ChangeProps = {
  now: number | null;
  before: number | null;
  inWords: (difference: number) => string;
  className?: string;
};

/** How much more or less than before: told by a sign and in words, and judged by whoever reads it. */
export function Change({ now, before, inWords, className = css.change }: ChangeProps) {
  if (now === null || before === null) return <p className={className}>{words.nothingBefore}</p>;
  const difference = now - before;
  const said = inWords(Math.abs(difference));
  if (said === inWords(0)) return <p className={className}>{`= ${words.same}`}</p>;
  const isMore = difference > 0;
  return (
    <p className={className}>
      <span aria-hidden="true">{isMore ? '▲ ' : '▼ '}</span>
      <span>{isMore ? words.more(said) : words.less(said)}</span>
    </p>
  );
}
