import { formatDay } from '../../../format/days.ts';
import { beyond as words } from '../../../texts/admin/beyond.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import type { Drop } from './carried.ts';

type BeyondDropProps = {
  /** Refused, though it may be put there on purpose. */
  drop: Drop & { readonly reason: string };
  busy: boolean;
  onAnyway: () => void;
  onLeave: () => void;
  otherwiseFocus: () => HTMLElement | null;
};

/** Where an appointment was dropped nobody would be booked: why, and whether it is meant. */
export function BeyondDrop({
  drop: { to, reason },
  busy,
  onAnyway,
  onLeave,
  otherwiseFocus,
}: BeyondDropProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onLeave}
      title={words.moveOutside}
      description={
        <>
          <p>{reason}</p>
          <p>{words.there(formatDay(to.date, 'day'), to.time)}</p>
        </>
      }
      confirmLabel={words.moveAnyway}
      cancelLabel={words.leaveThere}
      onConfirm={onAnyway}
      {...{ busy, otherwiseFocus }}
    />
  );
}
