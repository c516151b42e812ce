import { useState } from 'react';
import { type Appointment, customerOf, writtenDayOf } from '../../../../shared/appointments/appointment.ts';
import { visitEditing as words } from '../../../../texts/admin/visit-editing.ts';
import { Alert } from '../../../../ui/alert/alert.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import * as css from './editing.css.ts';
import { countedLines, type Line, ServicesPart } from './services-part.tsx';
import { useChosenLines } from './use-chosen-lines.ts';
import { type Edit, useEdit } from './use-edit.ts';

type EditDialogProps = {
  appointment: Appointment;
  zone: string;
  onClose: () => void;
  otherwiseFocus: () => HTMLElement | null | undefined;
};

/** Services and notes of an appointment where it stands. */
export default function EditDialog({ appointment, zone, onClose, otherwiseFocus }: EditDialogProps) {
  const [seen] = useState(appointment);
  const [setLines, setNext, services, goneSaid] = useChosenLines(seen);
  const [notes, setNotes] = useState(appointment.notes ?? '');
  const [staffNotes, setStaffNotes] = useState(appointment.staffNotes ?? '');
  const { save, busy, trouble } = useEdit(appointment, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={`${customerOf(appointment)}, ${writtenDayOf(appointment, zone)}, ${appointment.time}`}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            loading={busy}
            onClick={() => void save(editOf(seen, { lines: countedLines(services), notes, staffNotes }))}
          >
            {words.save}
          </Button>
        </>
      }
      footStays
      otherwiseFocus={otherwiseFocus}
    >
      <div className={css.form}>
        {appointment.status === 'confirmed' ? (
          <ServicesPart {...services} time={appointment.time} onChange={setLines} onNext={setNext} />
        ) : (
          <p className={css.hint}>{words.fixed}</p>
        )}
        {goneSaid && <Alert tone="info">{goneSaid}</Alert>}
        {trouble.sentence && <Alert>{trouble.sentence}</Alert>}
        <TextArea
          label={words.notes}
          optional="e"
          rows={2}
          value={notes}
          error={trouble.fields['notes']}
          onChange={({ target }) => setNotes(target.value)}
        />
        <TextArea
          label={words.staffNotes}
          optional="e"
          rows={2}
          hint={words.staffNotesHint}
          value={staffNotes}
          error={trouble.fields['staffNotes']}
          onChange={({ target }) => setStaffNotes(target.value)}
        />
      </div>
    </Dialog>
  );
}

type Typed = { lines: readonly Line[]; notes: string; staffNotes: string };

/** What differs from what was seen: of two who edit, nobody takes back what they have not touched. */
function editOf(appointment: Appointment, { lines, notes, staffNotes }: Typed): Edit {
  const { staffNotes: seenNotes = null } = appointment;
  const [before, now] = [appointment.services, lines].map(of => of.map(({ serviceId }) => serviceId));
  const from = { serviceIds: [...(before ?? [])], notes: appointment.notes, staffNotes: seenNotes };
  return {
    ...(`${before}` !== `${now}` && { serviceIds: [...(now ?? [])] }),
    ...(notes !== (appointment.notes ?? '') && { notes }),
    ...(staffNotes !== (seenNotes ?? '') && { staffNotes }),
    from,
  };
}
