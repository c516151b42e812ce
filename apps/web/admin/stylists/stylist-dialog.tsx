import { useSession } from '../../shared/session/session.ts';
import { adminStylists } from '../../texts/admin/stylists.ts';
import { fields } from '../../texts/fields.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { DialogForm } from '../shared/dialog-form.tsx';
import { PersonFields } from '../shared/person-fields.tsx';
import type { Stylist } from '../shared/stylists.ts';
import { useAddStylist, useEditStylist } from './save-stylist.ts';

const words = adminStylists.form;

/** `stylist` null: a new one. */
type StylistDialogProps = { stylist: Stylist | null; onClose: () => void };

export default function StylistDialog({ stylist, onClose }: StylistDialogProps) {
  return stylist ? <EditDialog stylist={stylist} onClose={onClose} /> : <AddDialog onClose={onClose} />;
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, busy } = useAddStylist(onClose);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Dialog
      open
      onOpenChange={() => !busy && onClose()}
      title={adminStylists.add}
      description={words.addLead}
      fieldFirst
    >
      <DialogForm {...{ submit, busy, onClose }} label={adminStylists.add} busyLabel={words.saving}>
        <PersonFields register={register} errors={errors} />
        <Field
          label={fields.password}
          hint={fields.passwordHint(6)}
          type="password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
      </DialogForm>
    </Dialog>
  );
}

function EditDialog({ stylist, onClose }: { stylist: Stylist; onClose: () => void }) {
  const { form, submit, busy } = useEditStylist(stylist, onClose);
  const { user } = useSession();
  return (
    <Dialog
      open
      onOpenChange={() => !busy && onClose()}
      title={words.editTitle(stylist.displayName)}
      fieldFirst
    >
      <DialogForm {...{ submit, busy, onClose }} label={words.save} busyLabel={words.saving}>
        <PersonFields register={form.register} errors={form.formState.errors} own={stylist.id === user?.id} />
      </DialogForm>
    </Dialog>
  );
}
