import { outside } from '../../../texts/admin/outside.ts';
import { AffectedAppointments } from '../../shared/affected/affected-appointments.tsx';
import { AffectedFoot } from '../../shared/affected/affected-foot.tsx';
import type { AffectedVisit } from '../../shared/affected/use-time-taken.ts';
import type { DialogContent } from '../dialogs/dialog-content.ts';
import type { useAbsenceSaving } from './save-absence.ts';

type Asked = { readonly label: string; readonly zone: string };

/** What a dialog shows in place of its form while it is asked whether to leave appointments outside. */
export const affectedContent = (
  { busy, confirm, back }: ReturnType<typeof useAbsenceSaving>,
  visits: readonly AffectedVisit[],
  { label, zone }: Asked,
): DialogContent => ({
  title: outside.title(visits.length),
  begun: true,
  body: <AffectedAppointments appointments={visits} zone={zone} />,
  footer: <AffectedFoot back={outside.back} save={label} busy={busy} onBack={back} onSave={confirm} />,
});
