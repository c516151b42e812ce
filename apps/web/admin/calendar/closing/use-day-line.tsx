import { ClipboardCheck, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { IsoDate } from '../../../format/days.ts';
import type { WallClock } from '../../../format/wall-clock.ts';
import { dayOf } from '../../../shared/appointments/appointment.ts';
import { closing as words } from '../../../texts/admin/closing.ts';
import { Button } from '../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';
import { PendingLine } from '../../../ui/loading/pending-line.tsx';
import { keptClear } from '../../../ui/toast/kept-clear.ts';
import { count } from '../../shared/affected/count.css.ts';
import type { DayColumn, GridActions } from '../grid/day-column.ts';
import { reachedSpot } from '../grid/reached-spot.ts';
import * as css from './day-line.css.ts';
import { useDays } from './missing-outcomes.ts';
import { NowAndNext } from './now-and-next.tsx';
import { runningSpot } from './running-spot.ts';

const CloseDayDialog = lazyWithBoundary(() => import('./close-day-dialog.tsx'));

type Shown = {
  days: readonly IsoDate[];
  columns: readonly DayColumn[];
  now: WallClock;
  zone: string;
  onAdd: GridActions['add'];
};

/**
 * Of the days shown that have begun: of today who is there and who comes next, and a visit that begins now; of all the way to
 * say what became of them. The dialog stands apart: a tablet that is turned keeps it.
 */
export function useDayLine({ days, ...shown }: Shown): [line: ReactNode, dialog: ReactNode] {
  const { now, zone } = shown;
  const [closing, close] = useState<readonly IsoDate[]>([]);
  const begun = days.filter(day => day <= now.date);
  const line = begun.length > 0 && <Line key={begun[0]} {...{ ...shown, begun }} onClose={close} />;
  const dialog = closing.length > 0 && (
    <Suspense fallback={<PendingLine />}>
      <CloseDayDialog
        {...{ days: closing, now, zone }}
        otherwiseFocus={reachedSpot}
        onClose={() => close([])}
      />
    </Suspense>
  );
  return [line, dialog];
}

type LineProps = Pick<Shown, 'columns' | 'now' | 'zone' | 'onAdd'> & {
  /** Ascending, at least one. */
  begun: readonly IsoDate[];
  onClose: (days: readonly IsoDate[]) => void;
};

function Line({ begun, columns, now, zone, onAdd, onClose }: LineProps) {
  const [from = now.date, to = from] = [begun[0], begun.at(-1)];
  const { all = [], missingOutcomes = [] } = useDays({ from, to }, now, zone);
  const isToday = to === now.date;
  const todays = all.filter(one => dayOf(one, zone) === now.date);
  const toClose = begun.filter(day => missingOutcomes.some(one => dayOf(one, zone) === day));
  const spot = isToday ? runningSpot(columns, now) : undefined;
  return (
    <div className={css.line} {...keptClear}>
      {isToday && <NowAndNext all={todays} now={now} />}
      {spot && (
        <Button variant="ghost" size="s" onClick={() => onAdd(spot.column, spot.time)}>
          <Plus size={18} aria-hidden="true" />
          {words.now}
        </Button>
      )}
      {missingOutcomes.length > 0 && (
        <Button variant="ghost" size="s" aria-haspopup="dialog" onClick={() => onClose(toClose)}>
          <ClipboardCheck size={18} aria-hidden="true" />
          {words.open}
          <span className={count}>
            <span aria-hidden="true">{missingOutcomes.length}</span>
            <VisuallyHidden>: {words.toSay(missingOutcomes.length)}</VisuallyHidden>
          </span>
        </Button>
      )}
    </div>
  );
}
