import { Ban, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { endOf } from '../../../format/wall-clock.ts';
import { customerOf } from '../../../shared/appointments/appointment.ts';
import { carrying as words } from '../../../texts/admin/carrying.ts';
import { type At, type Carried, runsOf, type Shown, spanFrom, standingOf } from './carried.ts';
import * as css from './marks.css.ts';
import type { Verdict } from './use-verdicts.ts';

type MarksProps = {
  grid: HTMLElement;
  shown: Shown;
  carried: Carried;
  /** Of each column, the times it may begin at; undefined until they are known. */
  starts: readonly (readonly string[] | undefined)[];
  verdict: Verdict;
};

const placeOf = ({ row, column }: At, rows: number) => ({
  ...{ gridColumn: column + 2, gridRow: `${row + 2} / span ${rows}` },
});

/** Marks where the carried appointment may go, where it comes from and where it is held; announced for screen readers. */
export function Marks({ grid, shown, carried, starts, verdict }: MarksProps) {
  const { rows } = shown;
  const { appointment, at } = carried;
  const from = standingOf(shown, appointment.id)?.at;
  return createPortal(
    <>
      {shown.columns.map(({ key }, column) =>
        runsOf(rows, starts[column]).map(run => (
          <div
            key={`${key} ${run.from}`}
            className={run.free ? css.free : css.shut}
            style={placeOf({ row: run.from, column }, run.rows)}
            aria-hidden="true"
          >
            {run.free && <Check size={14} strokeWidth={3} />}
          </div>
        )),
      )}
      {from && verdict !== 'here' && (
        <div
          className={css.from}
          style={placeOf(from, spanFrom(rows, appointment, from.row))}
          aria-hidden="true"
        >
          {words.now}
        </div>
      )}
      <Ghost {...{ shown, carried, verdict }} key={`${at.row} ${at.column}`} />
    </>,
    grid,
  );
}

function Ghost({ shown: { rows }, carried, verdict }: Omit<MarksProps, 'grid' | 'starts'>) {
  const { appointment, at, by, sending } = carried;
  const ghost = useRef<HTMLDivElement>(null);
  // Scrolling is done by the pointer's own code.
  useEffect(() => {
    if (by === 'keys') ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [by]);
  const time = rows.times[at.row] ?? '';
  const span = spanFrom(rows, appointment, at.row);
  const Sign = verdict === 'taken' ? Ban : Check;
  return (
    <div
      ref={ghost}
      className={css.ghost}
      data-verdict={verdict}
      style={placeOf(at, span)}
      aria-hidden="true"
    >
      <span className={css.hours}>
        {(verdict === 'taken' || verdict === 'free') && <Sign size={13} strokeWidth={3} />}
        <span>{sending ? words.sending : time}</span>
        {!sending && <span className={css.end}>– {endOf(time, appointment.duration)}</span>}
      </span>
      {span > 1 && <div className={css.client}>{customerOf(appointment)}</div>}
    </div>
  );
}
