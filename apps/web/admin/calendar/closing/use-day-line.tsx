import { ClipboardCheck, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { IsoDate } from '../../../format/days.ts';
import type { WallClock } from '../../../format/wall-clock.ts';
import { closing as words } from '../../../texts/admin/closing.ts';
import { Button } from '../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';
import { OnItsWay } from '../../../ui/loading/on-its-way.tsx';
import { count } from '../../shared/affected/count.css.ts';
import type { View } from '../calendar-place.ts';
import type { DayColumn, GridActions } from '../grid/day-column.ts';
import { reachedSpot } from '../grid/reached-spot.ts';
import * as css from './day-line.css.ts';
import { NowAndNext } from './now-and-next.tsx';
import { runningSpot } from './running-spot.ts';
import { useDay } from './to-say.ts';

const CloseDayDialog = lazyWithBoundary(() => import('./close-day-dialog.tsx'));

type Shown = {
  days: readonly IsoDate[];
  view: View;
  columns: readonly DayColumn[];
  now: WallClock;
  zone: string;
  onAdd: GridActions['add'];
};

/**
 * Of a day that is shown by itself, and of today in its week: who is there and who comes next, a visit that begins now, and
 * the way to say what became of all. The dialog stands apart: a tablet that is turned keeps it.
 */
export function useDayLine({ days, view, ...shown }: Shown): [line: ReactNode, dialog: ReactNode] {
  const { now, zone } = shown;
  const [closing, close] = useState<IsoDate | null>(null);
  const day = days.find(one => (view === 'settimana' ? one === now.date : one <= now.date));
  const line = day && <Line key={day} {...{ ...shown, day }} onClose={() => close(day)} />;
  const dialog = closing && (
    <Suspense fallback={<OnItsWay />}>
      <CloseDayDialog
        {...{ day: closing, now, zone }}
        otherwiseFocus={reachedSpot}
        onClose={() => close(null)}
      />
    </Suspense>
  );
  return [line, dialog];
}

type LineProps = Pick<Shown, 'columns' | 'now' | 'zone' | 'onAdd'> & { day: IsoDate; onClose: () => void };

function Line({ day, columns, now, zone, onAdd, onClose }: LineProps) {
  const { all = [], toSay = [] } = useDay(day, now, zone);
  const isToday = day === now.date;
  const spot = isToday ? runningSpot(columns, now) : undefined;
  return (
    <div className={css.line}>
      {isToday && <NowAndNext {...{ all, now }} />}
      {spot && (
        <Button variant="ghost" size="s" onClick={() => onAdd(spot.column, spot.time)}>
          <Plus size={18} aria-hidden="true" />
          {words.now}
        </Button>
      )}
      {toSay.length > 0 && (
        <Button variant="ghost" size="s" aria-haspopup="dialog" onClick={onClose}>
          <ClipboardCheck size={18} aria-hidden="true" />
          {words.open}
          <span className={count}>
            <span aria-hidden="true">{toSay.length}</span>
            <VisuallyHidden>: {words.toSay(toSay.length)}</VisuallyHidden>
          </span>
        </Button>
      )}
    </div>
  );
}
