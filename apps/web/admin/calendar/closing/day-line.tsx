import { ClipboardCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { IsoDate } from '../../../format/days.ts';
import type { WallClock } from '../../../format/wall-clock.ts';
import { closing as words } from '../../../texts/admin/closing.ts';
import { Button } from '../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';
import { OnItsWay } from '../../../ui/loading/on-its-way.tsx';
import type { View } from '../calendar-place.ts';
import { reachedSpot } from '../grid/reached-spot.ts';
import * as css from './day-line.css.ts';
import { useToSay } from './to-say.ts';

const CloseDayDialog = lazyWithBoundary(() => import('./close-day-dialog.tsx'));

type DayLineProps = { days: readonly IsoDate[]; view: View; now: WallClock; zone: string };

/** Of a day that is shown by itself, and of today in its week. */
export function DayLine({ days, view, now, zone }: DayLineProps) {
  const day = days.find(shown => (view === 'settimana' ? shown === now.date : shown <= now.date));
  return day && <Line key={day} {...{ day, now, zone }} />;
}

type LineProps = { day: IsoDate; now: WallClock; zone: string };

/** Once it has begun: the way to say what became of it. */
function Line({ day, now, zone }: LineProps) {
  const { toSay = [] } = useToSay(day, now, zone);
  const [closing, close] = useState(false);
  if (toSay.length === 0 && !closing) return null;
  return (
    <div className={css.line}>
      <Button variant="ghost" size="s" aria-haspopup="dialog" onClick={() => close(true)}>
        <ClipboardCheck size={18} aria-hidden="true" />
        {words.open}
        <span className={css.count}>
          <span aria-hidden="true">{toSay.length}</span>
          <VisuallyHidden>: {words.toSay(toSay.length)}</VisuallyHidden>
        </span>
      </Button>
      {closing && (
        <Suspense fallback={<OnItsWay />}>
          <CloseDayDialog {...{ day, now, zone }} otherwiseFocus={reachedSpot} onClose={() => close(false)} />
        </Suspense>
      )}
    </div>
  );
}
