import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { RequestFailed } from '../../../../adapters/http/client/client.ts';
import { removePasskey } from '../../../../adapters/http/contract/addresses.ts';
import { passkeys } from '../../texts/account/passkeys.ts';
import { fields } from '../../texts/fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { passkeysKey } from '../requests/account-keys.ts';
import { call } from '../requests/calls.ts';
import { form } from './passkeys.css.ts';

const words = passkeys.removing;

type RemoveDialogProps = { passkey: { id: string; name: string }; onClose: () => void };

export default function RemoveDialog({ passkey: { id, name }, onClose }: RemoveDialogProps) {
  const queries = useQueryClient();
  const [currentPassword, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(removePasskey, { body: { id, currentPassword } }),
    onSuccess() {
      toast(words.done);
      void queries.invalidateQueries({ queryKey: passkeysKey });
      onClose();
    },
  });
  const said = error instanceof RequestFailed ? error.fields['currentPassword'] : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <Dialog open onOpenChange={onClose} title={words.title(name)} description={words.lead} fieldFirst>
      <form className={form} onSubmit={submit} noValidate>
        <Field
          label={fields.password}
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          error={said ?? error?.message}
          onChange={({ target }) => setPassword(target.value)}
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
