import { PatternLines } from '@visx/pattern';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import { useId, useState } from 'react';
import * as css from './columns.css.ts';
import { useWidth } from './use-width.ts';

export type Column = {
  readonly key: string;
  readonly label: readonly [string, string];
  /** Instead of it where columns stand close. */
  readonly narrow?: readonly [string, string];
  readonly value: number;
  /** What stands beside it in the period before. */
  readonly before: number | null;
  readonly state?: 'past' | 'closed' | 'ahead';
  /** The whole of it in words. */
  readonly said: string;
};

type ColumnsProps = {
  /** Announced for screen readers. */
  label: string;
  /** Label of the slider that reads the values one by one. */
  readLabel: string;
  columns: readonly Column[];
  inWords: (value: number) => string;
  height?: number;
};

const margin = { top: 26, right: 4, bottom: 44, left: 58 };
const ROOM_OF_A_LABEL = 30;
const ROOM_OF_A_WIDE_LABEL = 44;
const ROOM_OF_A_VALUE = 52;

/**
 * A column for each value, and a dash over it where the period before stood. With a finger, the mouse or the arrows of the
 * slider below one goes from column to column, and each is said.
 */
export function Columns({ label, readLabel, columns, inWords, height = 280 }: ColumnsProps) {
  const [width, ref] = useWidth();
  const [chosen, choose] = useState<number | null>(null);
  const last = columns.length - 1;
  const at = Math.min(chosen ?? 0, last);
  const said = columns[at]?.said ?? '';
  return (
    <div className={css.columns}>
      <div ref={ref} className={css.sheet}>
        {width > 0 && (
          <Sheet
            {...{ label, columns, inWords, width, height }}
            chosen={chosen === null ? null : at}
            onLook={choose}
          />
        )}
      </div>
      <label className={css.reader}>
        <span className={css.readLabel}>{readLabel}</span>
        <input
          type="range"
          className={css.slider}
          min={0}
          max={Math.max(last, 0)}
          value={at}
          aria-valuetext={said}
          onFocus={() => choose(at)}
          onChange={({ target }) => choose(Number(target.value))}
        />
      </label>
      <p className={css.said} aria-hidden="true">
        {chosen === null ? '\u00a0' : said}
      </p>
    </div>
  );
}

type SheetProps = Required<Pick<ColumnsProps, 'label' | 'columns' | 'inWords' | 'height'>> & {
  width: number;
  chosen: number | null;
  onLook: (index: number) => void;
};

function Sheet({ label, columns, inWords, width, height, chosen, onLook }: SheetProps) {
  const hatch = useId();
  const most = Math.max(1, ...columns.flatMap(({ value, before }) => [value, before ?? 0]));
  const x = scaleBand({
    domain: columns.map(({ key }) => key),
    range: [margin.left, width - margin.right],
    padding: 0.3,
  });
  const y = scaleLinear({ domain: [0, most], range: [height - margin.bottom, margin.top], nice: 4 });
  const room = x.step();
  const every = Math.max(1, Math.ceil(ROOM_OF_A_LABEL / room));
  const highest = columns.findIndex(({ value }) => value === Math.max(...columns.map(one => one.value)));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.svg} role="img" aria-label={label}>
      <PatternLines id={hatch} width={8} height={8} orientation={['diagonal']} className={css.hatchLine} />
      {y.ticks(4).map(tick => (
        <g key={tick}>
          <Line
            from={{ x: margin.left, y: y(tick) }}
            to={{ x: width - margin.right, y: y(tick) }}
            className={css.grid}
          />
          <text x={margin.left - 8} y={y(tick) + 4} className={css.tick}>
            {inWords(tick)}
          </text>
        </g>
      ))}
      {columns.map((column, index) => (
        <g key={column.key} onPointerEnter={() => onLook(index)} onPointerDown={() => onLook(index)}>
          <Bar
            x={(x(column.key) ?? 0) - (room - x.bandwidth()) / 2}
            y={margin.top}
            width={room}
            height={height - margin.top - margin.bottom}
            fill={column.state === 'closed' ? `url(#${hatch})` : 'transparent'}
            className={index === chosen ? css.lookedAt : ''}
          />
          <One
            {...{ column, inWords, y: value => y(value) }}
            left={x(column.key) ?? 0}
            width={x.bandwidth()}
            label={(room < ROOM_OF_A_WIDE_LABEL && column.narrow) || column.label}
            showsLabel={index % every === 0}
            showsValue={column.value > 0 && (room >= ROOM_OF_A_VALUE || index === highest)}
            foot={height - margin.bottom}
          />
        </g>
      ))}
    </svg>
  );
}

type OneProps = {
  column: Column;
  label: Column['label'];
  inWords: (value: number) => string;
  y: (value: number) => number;
  left: number;
  width: number;
  foot: number;
  showsLabel: boolean;
  showsValue: boolean;
};

function One({ column, label, inWords, y, left, width, foot, showsLabel, showsValue }: OneProps) {
  const { value, before } = column;
  const middle = left + width / 2;
  return (
    <>
      {value > 0 && (
        <Bar x={left} y={y(value)} width={width} height={foot - y(value)} rx={2} className={css.bar} />
      )}
      {before !== null && before + value > 0 && (
        <Bar x={left - 3} y={y(before) - 2} width={width + 6} height={4} className={css.dash} />
      )}
      {showsValue && (
        <text x={middle} y={Math.min(y(value), y(before ?? 0)) - 8} className={css.value}>
          {inWords(value)}
        </text>
      )}
      {showsLabel &&
        label.map((line, index) => (
          <text key={line || index} x={middle} y={foot + 18 + index * 16} className={css.label}>
            {line}
          </text>
        ))}
    </>
  );
}
