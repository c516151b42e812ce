import { outside } from '../../../texts/admin/outside.ts';
import { closures } from '../../../texts/admin/settings/closures.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { AffectedAppointments } from '../../shared/affected/affected-appointments.tsx';
import { AffectedFoot } from '../../shared/affected/affected-foot.tsx';
import type { Stylist } from '../../shared/stylists.ts';

import { FormFoot } from '../form-foot.tsx';
import * as css from '../settings-page.css.ts';
import { type ClosureDraft, writtenClosure, writtenDays } from './closure-draft.ts';
import { ClosureForm } from './closure-form.tsx';
import { type ClosureToEdit, useClosureForm } from './use-closure-form.ts';

const words = closures.form;
const formId = 'closure-form';

type ClosureDialogProps = ClosureToEdit & {
  stylists: readonly Stylist[];
  shop: { today: string; zone: string };
  onClose: () => void;
  otherwiseFocus: () => HTMLElement | null;
};

/** A closure's form, and, where it leaves visits outside, these before it is saved. */
export default function ClosureDialog({
  closure,
  start,
  visits,
  stylists,
  shop,
  ...rest
}: ClosureDialogProps) {
  const { onClose, otherwiseFocus } = rest;
  const everybody = stylists.map(({ id }) => id);
  const form = useClosureForm({ closure, start, visits, everybody, shop, onClose });
  const { draft, isSomebodyGone, errors, change, ...saving } = form;
  const { foreseen, busy, meanwhile } = saving;
  const save = words.save[draft.kind];
  const dialog = { onOpenChange: () => !busy && onClose(), otherwiseFocus, open: true };
  if (foreseen)
    return (
      <Dialog
        {...dialog}
        title={outside.title(foreseen.visits.length)}
        description={<AboutClosure draft={foreseen.body} />}
        footer={
          <AffectedFoot {...{ busy, save }} back={words.back} onBack={saving.back} onSave={saving.confirm} />
        }
      >
        <AffectedAppointments appointments={foreseen.visits} zone={shop.zone} />
      </Dialog>
    );
  return (
    <Dialog
      {...dialog}
      title={closure ? words.editTitle(closure.reason || words.kinds[start.kind]) : words.titles[draft.kind]}
      fieldFirst
      footer={<FormFoot {...{ busy, save, formId }} onCancel={onClose} />}
    >
      <form id={formId} className={css.form} onSubmit={saving.submit} noValidate>
        {meanwhile && (
          <Alert tone="info">
            {meanwhile.now ? words.changed(writtenClosure(meanwhile.now)) : words.gone}
          </Alert>
        )}
        {isSomebodyGone && <Alert tone="info">{words.somebodyGone}</Alert>}
        <ClosureForm {...{ draft, errors, stylists }} onChange={change} />
      </form>
    </Dialog>
  );
}

const AboutClosure = ({ draft }: { draft: ClosureDraft }) => (
  <>
    {draft.reason && <strong>{`${draft.reason}, `}</strong>}
    <span>{writtenDays(draft)}</span>
  </>
);
