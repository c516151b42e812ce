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
  /** Where the focus goes when what was pressed has gone with the change. */
  otherwiseFocus?: () => HTMLElement | null;
};

/** What a form of the page would leave outside, asked before it is saved. */
export function AffectedDialog({ visits, zone, about, busy, otherwiseFocus, ...foot }: AffectedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={() => !busy && foot.onBack()}
      title={outside.title(visits.length)}
      description={about}
      footer={<AffectedFoot busy={busy} {...foot} />}
      {...(otherwiseFocus && { otherwiseFocus })}
    >
      <AffectedAppointments appointments={visits} zone={zone} />
    </Dialog>
  );
}
