import { type SubmitEvent, useState } from 'react';
import { secondFactor } from '../../texts/account/second-factor.ts';
import { fields } from '../../texts/fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import * as css from './second-factor.css.ts';
import { sentenceFor, useRefreshFactor, useRemoveApp } from './use-second-factor.ts';

const words = secondFactor.remove;

export default function RemoveDialog({ onClose }: { onClose: () => void }) {
  const [given, setGiven] = useState({ currentPassword: '', code: '' });
  const { mutate, isPending, error } = useRemoveApp();
  const refresh = useRefreshFactor();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(given, {
      onSuccess() {
        toast(words.done);
        refresh();
        onClose();
      },
    });
  };
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.lead} fieldFirst>
      <form className={css.form} onSubmit={submit} noValidate>
        <Field
          label={fields.password}
          type="password"
          autoComplete="current-password"
          value={given.currentPassword}
          error={sentenceFor(error, 'currentPassword')}
          onChange={({ target }) => setGiven({ ...given, currentPassword: target.value })}
        />
        <Field
          label={secondFactor.code}
          autoComplete="one-time-code"
          value={given.code}
          error={sentenceFor(error, 'code', true)}
          onChange={({ target }) => setGiven({ ...given, code: target.value })}
        />
        <div className={foot}>
          <Button variant="danger" type="submit" loading={isPending}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
