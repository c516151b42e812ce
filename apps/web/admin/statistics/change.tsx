import { type Compared, comparison } from './comparison.ts';
import * as css from './tiles.css.ts';

export function Change({ className = css.change, ...compared }: Compared & { className?: string }) {
  const { sign, said } = comparison(compared);
  return (
    <p className={className}>
      {sign && <span aria-hidden="true">{`${sign} `}</span>}
      <span>{said}</span>
    </p>
  );
}
