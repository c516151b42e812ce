import type { ReactNode } from 'react';
import { outside } from '../../../texts/admin/outside.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { AffectedAppointments } from '../../shared/affected/affected-appointments.tsx';
import { AffectedFoot } from '../../shared/affected/affected-foot.tsx';
import type { AffectedVisit } from '../../shared/affected/use-time-taken.ts';

type AffectedDialogProps = {
  visits: readonly AffectedVisit[];
  zone: string;
  /** What is being saved. */
  about: ReactNode;
  back: string;
  save: string;
  busy: boolean;
  onBack: () => void;
  onSave: () => void;
};

/** What a form of the page would leave outside, asked before it is saved. */
export function AffectedDialog({ visits, zone, about, busy, ...foot }: AffectedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={() => !busy && foot.onBack()}
      title={outside.title(visits.length)}
      description={about}
      footer={<AffectedFoot busy={busy} {...foot} />}
    >
      <AffectedAppointments appointments={visits} zone={zone} />
    </Dialog>
  );
}
