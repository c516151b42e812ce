import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { RequestFailed } from '../../../../adapters/http/client/client.ts';
import { passkeys } from '../../texts/account/passkeys.ts';
import { fields } from '../../texts/fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { passkeysKey } from '../requests/account-keys.ts';
import { makePasskey } from './ceremonies.ts';
import { form } from './passkeys.css.ts';

const words = passkeys.adding;

export default function AddDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [given, setGiven] = useState({ name: '', currentPassword: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: makePasskey,
    onSuccess() {
      toast(words.done);
      void queries.invalidateQueries({ queryKey: passkeysKey });
      onClose();
    },
  });
  const said = error instanceof RequestFailed ? error.fields : {};
  const other = error instanceof RequestFailed ? error.message : words.failed;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate(given);
  };
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.lead} fieldFirst>
      <form className={form} onSubmit={submit} noValidate>
        <Field
          label={words.name}
          value={given.name}
          error={said['name']}
          onChange={({ target }) => setGiven({ ...given, name: target.value })}
        />
        <Field
          label={fields.password}
          type="password"
          autoComplete="current-password"
          value={given.currentPassword}
          error={said['currentPassword'] ?? (error && !said['name'] ? other : undefined)}
          onChange={({ target }) => setGiven({ ...given, currentPassword: target.value })}
        />
        <div className={foot}>
          <Button type="submit" loading={isPending} disabled={given.name.trim() === ''}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
