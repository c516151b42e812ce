import type { BaseSyntheticEvent, ReactNode } from 'react';
import { useSession } from '../../app/session.ts';
import { adminStylists } from '../../texts/admin-stylists.ts';
import { controls } from '../../texts/controls.ts';
import { fields } from '../../texts/fields.ts';
import { Button } from '../../ui/button.tsx';
import { foot } from '../../ui/dialog.css.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import * as css from '../person-fields.css.ts';
import { PersonFields } from '../person-fields.tsx';
import type { Stylist } from '../stylists.ts';
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
      <Form submit={submit} busy={busy} label={adminStylists.add} onClose={onClose}>
        <PersonFields register={register} errors={errors} />
        <Field
          label={fields.password}
          hint={fields.passwordHint}
          type="password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
      </Form>
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
      <Form submit={submit} busy={busy} label={words.save} onClose={onClose}>
        <PersonFields register={form.register} errors={form.formState.errors} own={stylist.id === user?.id} />
      </Form>
    </Dialog>
  );
}

type FormProps = {
  submit: (event: BaseSyntheticEvent) => Promise<void>;
  busy: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
};

function Form({ submit, busy, label, onClose, children }: FormProps) {
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <div className={css.fields}>{children}</div>
      <div className={foot}>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {controls.cancel}
        </Button>
        <Button type="submit" loading={busy} loadingLabel={words.saving}>
          {label}
        </Button>
      </div>
    </form>
  );
}
