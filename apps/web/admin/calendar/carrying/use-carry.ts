import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatDay } from '../../../format/days.ts';
import { useMove } from '../../../shared/moving/use-move.ts';
import { carrying as words } from '../../../texts/admin/carrying.ts';
import { moving } from '../../../texts/times/moving.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { type At, type Carried, isSame, placeAt, type Shown, standingOf } from './carried.ts';
import { useOverrideDrop } from './use-override-drop.ts';

export type Taken = NonNullable<ReturnType<typeof standingOf>>;

/** One appointment at a time: taken, held over a place, and dropped there or put back. */
export function useCarry(shown: Shown, onMoved: (id: number) => void) {
  const [carried, show] = useState<Carried | null>(null);
  /** The same as a ref, for a second event before the next render. */
  const current = useRef<Carried | null>(null);
  /** Was carried and put back to the same place. */
  const [isBack, setBack] = useState(false);
  const { move, busy } = useMove();
  const { onRefused, ...asked } = useOverrideDrop(move);
  const set = (next: Carried | null) => {
    current.current = next;
    show(next);
  };
  useMovedMeanwhile(shown, current, () => set(null));

  const take = (taken: Taken, by: Carried['by']) => {
    setBack(false);
    set({ ...taken, by });
  };
  const hold = (at: At) => {
    const now = current.current;
    if (now && !now.sending) set({ ...now, at });
  };
  const putBack = () => {
    if (!current.current || current.current.sending) return;
    set(null);
    setBack(true);
  };
  const drop = async () => {
    const now = current.current;
    const to = now && placeAt(shown, now.at);
    if (!now || now.sending) return;
    if (!to || isSame(now.from, to)) return putBack();
    set({ ...now, sending: true });
    const dropped = { id: now.appointment.id, from: now.from, to };
    await move(dropped).then(
      () => onMoved(dropped.id),
      (error: Error) => onRefused(dropped, error),
    );
    set(null);
  };
  return { carried, current, isBack, take, hold, putBack, drop, ...asked, busy };
}

export type Carry = ReturnType<typeof useCarry>;

/** What is carried is let go when it no longer stands where it was taken from. */
function useMovedMeanwhile(shown: Shown, current: RefObject<Carried | null>, end: () => void): void {
  const look = useEffectEvent(() => {
    const now = current.current;
    const from = now && standingOf(shown, now.appointment.id)?.from;
    if (!now || now.sending || (from && isSame(now.from, from))) return;
    end();
    const description = from
      ? words.movedMeanwhile(formatDay(from.date, 'day'), from.time)
      : words.goneMeanwhile;
    toast({ title: moving.refused, description, tone: 'info' });
  });
  const { columns } = shown;
  useLayoutEffect(() => look(), [columns]);
}
