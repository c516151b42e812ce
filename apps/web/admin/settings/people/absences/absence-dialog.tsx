import { type SubmitEvent, useState } from 'react';
import { people } from '../../../../texts/admin/settings/people.ts';
import { Alert } from '../../../../ui/alert/alert.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { nameOf, type Stylist } from '../../../shared/stylists.ts';
import { AffectedDialog } from '../../affected/affected-dialog.tsx';
import { FormFoot } from '../../form-foot.tsx';
import * as css from '../../settings-page.css.ts';
import { useFieldErrors } from '../../use-field-errors.ts';
import { type Absence, type AbsenceDraft, bodyOf, writtenAbsence } from './absence-draft.ts';
import { AbsenceForm } from './absence-form.tsx';
import { type AbsenceField, useSaveAbsence } from './use-save-absence.ts';

const words = people.absences;
const formId = 'absence-form';

type AbsenceDialogProps = {
  stylist: Stylist;
  /** null: a new one. */
  absence: Absence | null;
  start: AbsenceDraft;
  shop: { today: string; zone: string };
  onClose: () => void;
};

/** An absence's form, and, where it leaves visits outside, these before it is saved. */
export default function AbsenceDialog({ stylist, absence, start, shop, onClose }: AbsenceDialogProps) {
  const [draft, setDraft] = useState(start);
  const errors = useFieldErrors<AbsenceField>();
  const { today, zone } = shop;
  const saving = useSaveAbsence({ stylistId: stylist.id, absence, today, errors, onDone: onClose });
  const { foreseen, busy, meanwhile } = saving;
  const name = nameOf(stylist);
  if (foreseen)
    return (
      <AffectedDialog
        {...{ zone, busy, visits: foreseen.visits, back: words.back, save: words.save }}
        about={`${words.newTitle(name)}: ${writtenAbsence(bodyOf(stylist.id, foreseen.body))}`}
        onBack={saving.back}
        onSave={saving.confirm}
      />
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    errors.clear();
    saving.submit(draft);
  };
  return (
    <Dialog
      open
      onOpenChange={() => !busy && onClose()}
      title={absence ? words.editTitle(name) : words.newTitle(name)}
      footer={<FormFoot {...{ busy, formId, save: words.save }} onCancel={onClose} />}
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        {meanwhile && (
          <Alert tone="info">
            {meanwhile.now ? words.changed(writtenAbsence(meanwhile.now)) : words.gone}
          </Alert>
        )}
        <AbsenceForm
          {...{ draft, today, errors }}
          onChange={by => {
            errors.clear();
            setDraft(present => ({ ...present, ...by }));
          }}
        />
      </form>
    </Dialog>
  );
}
