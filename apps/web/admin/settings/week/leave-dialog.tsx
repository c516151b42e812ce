import { hoursTab } from '../../../texts/admin/settings/hours.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';

const words = hoursTab.leave;

type LeaveDialogProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** Before what is written and not saved gives way to other hours. */
export const LeaveDialog = ({ open, onStay, onLeave }: LeaveDialogProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={onStay}
    title={words.question}
    description={words.consequence}
    confirmLabel={words.button}
    onConfirm={() => {
      onStay();
      onLeave();
    }}
  />
);
