import { outside } from '../../../texts/admin/outside.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AffectedAppointments } from '../../shared/affected/affected-appointments.tsx';
import type { DialogContent } from '../dialogs/dialog-content.ts';
import type { AbsenceToSave, useAbsenceSaving } from './save-absence.ts';

type Asked = { readonly label: string; readonly zone: string };

/** What a dialog shows in place of its form while it is asked whether to leave appointments outside. */
export function affectedContent(
  { affected, busy, confirm, takeBack }: ReturnType<typeof useAbsenceSaving>,
  toSave: AbsenceToSave,
  { label, zone }: Asked,
): DialogContent {
  return {
    title: outside.title(affected.length),
    begun: true,
    body: <AffectedAppointments appointments={affected} zone={zone} />,
    footer: (
      <>
        <Button variant="ghost" onClick={takeBack}>
          {outside.back}
        </Button>
        <Button loading={busy} onClick={() => void confirm(toSave)}>
          {label}
        </Button>
      </>
    ),
  };
}
