import { formatDay } from '../../../format/days.ts';
import { override as words } from '../../../texts/admin/override.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import type { Drop } from './carried.ts';

type OverrideDropProps = {
  /** A refused drop that an administrator may override. */
  drop: Drop & { readonly reason: string };
  busy: boolean;
  onAnyway: () => void;
  onLeave: () => void;
  otherwiseFocus: () => HTMLElement | null;
};

/** Asks whether to override the rule against which an appointment was dropped, and says why. */
export function OverrideDrop({
  drop: { to, reason },
  busy,
  onAnyway,
  onLeave,
  otherwiseFocus,
}: OverrideDropProps) {
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
