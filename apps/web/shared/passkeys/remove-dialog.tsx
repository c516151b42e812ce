import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removePasskey } from '../../../../adapters/http/contract/addresses.ts';
import { passkeys } from '../../texts/account/passkeys.ts';
import { fields } from '../../texts/fields.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { accessesKey } from '../requests/account-keys.ts';
import { call } from '../requests/calls.ts';
import { OneField } from '../second-factor/one-field.tsx';
import { sentenceFor } from '../second-factor/use-second-factor.ts';

const words = passkeys.removing;

type RemoveDialogProps = {
  passkey: { id: string; name: string };
  onClose: () => void;
  otherwiseFocus: () => HTMLElement | null;
};

export default function RemoveDialog({ passkey, onClose, otherwiseFocus }: RemoveDialogProps) {
  const { id, name } = passkey;
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (currentPassword: string) => call(removePasskey, { body: { id, currentPassword } }),
    // The other logins end with it. What opened the question has left the page by the time that it closes.
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: accessesKey });
      toast(words.done);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title(name)}
      description={words.lead}
      fieldFirst
      otherwiseFocus={otherwiseFocus}
    >
      <OneField
        label={fields.password}
        type="password"
        autoComplete="current-password"
        submit={words.submit}
        danger
        busy={isPending}
        error={sentenceFor(error, 'currentPassword', true)}
        onGive={mutate}
      />
    </Dialog>
  );
}
