import { type PointerEvent, useState } from 'react';
import type { IsoDate } from '../../../../format/days.ts';
import type { Closure } from '../../timetable.ts';

export type Range = Pick<Closure, 'from' | 'to'>;

/** A range of days that a pointer draws, from where it is pressed to where it is let go. Under a finger only one day: it scrolls. */
export function useRange(today: IsoDate, onDrawn: (range: Range) => void) {
  const [ends, setEnds] = useState<readonly [IsoDate, IsoDate] | null>(null);
  const range: Range | null = ends && { from: ends.toSorted()[0] ?? '', to: ends.toSorted()[1] ?? '' };
  return {
    range,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const day = dayUnder(event);
      if (!day || day < today || event.button !== 0) return;
      if (event.pointerType !== 'touch') event.preventDefault();
      setEnds([day, day]);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const day = ends && event.pointerType !== 'touch' ? dayUnder(event) : null;
      if (ends && day && day >= today && day !== ends[1]) setEnds([ends[0], day]);
    },
    onPointerUp() {
      setEnds(null);
      if (range) onDrawn(range);
    },
    onPointerLeave: () => setEnds(null),
    onPointerCancel: () => setEnds(null),
  };
}

const dayUnder = ({ clientX, clientY }: PointerEvent): IsoDate | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null;
