import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import * as css from './bars.css.ts';

export type BarRow = {
  readonly key: number;
  readonly name: string;
  readonly value: number;
  readonly before: number | null;
  readonly amount: string;
  readonly more: string;
  /** From 0 to 1, drawn thinner below. */
  readonly share?: number | null;
  readonly shareInWords?: string;
};

const LENGTH = 1_000;

/** A bar for each name, its amount in words, and a stroke across it where the period before stood. */
export function Bars({ rows }: { rows: readonly BarRow[] }) {
  const most = Math.max(1, ...rows.flatMap(({ value, before }) => [value, before ?? 0]));
  const x = scaleLinear({ domain: [0, most], range: [0, LENGTH] });
  return (
    <ul className={css.rows}>
      {rows.map(({ key, name, value, before, amount, more, share, shareInWords }) => (
        <li key={key} className={css.row}>
          <span className={css.name}>{name}</span>
          <span className={css.amount}>{amount}</span>
          <Drawn length={x(value)} before={before === null ? null : x(before)} />
          <span className={css.more}>{more}</span>
          {shareInWords !== undefined && <span className={css.share}>{shareInWords}</span>}
          {typeof share === 'number' && <Thin length={LENGTH * share} />}
        </li>
      ))}
    </ul>
  );
}

const Drawn = ({ length, before }: { length: number; before: number | null }) => (
  <svg viewBox={`0 0 ${LENGTH} 18`} preserveAspectRatio="none" className={css.svg} aria-hidden="true">
    <Bar x={0} y={3} width={LENGTH} height={12} className={css.ground} />
    <Bar x={0} y={3} width={length} height={12} className={css.bar} />
    {before !== null && (
      <Bar
        x={Math.min(Math.max(0, before - 4), LENGTH - 8)}
        y={0}
        width={8}
        height={18}
        className={css.stroke}
      />
    )}
  </svg>
);

const Thin = ({ length }: { length: number }) => (
  <svg viewBox={`0 0 ${LENGTH} 6`} preserveAspectRatio="none" className={css.thin} aria-hidden="true">
    <Bar x={0} y={0} width={LENGTH} height={6} className={css.ground} />
    <Bar x={0} y={0} width={length} height={6} className={css.bar} />
  </svg>
);
