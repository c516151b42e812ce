import { useMutation, useQueryClient } from '@tanstack/react-query';
import { renamePasskey } from '../../../../adapters/http/contract/addresses.ts';
import { passkeys } from '../../texts/account/passkeys.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { passkeysKey } from '../requests/account-keys.ts';
import { call } from '../requests/calls.ts';
import { OneField } from '../second-factor/one-field.tsx';
import { sentenceFor } from '../second-factor/use-second-factor.ts';

const words = passkeys.renaming;

type RenameDialogProps = { passkey: { id: string; name: string }; onClose: () => void };

export default function RenameDialog({ passkey: { id, name }, onClose }: RenameDialogProps) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: string) => call(renamePasskey, { params: { id }, body: { name: given } }),
    onSuccess() {
      toast(words.done);
      void queries.invalidateQueries({ queryKey: passkeysKey });
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.lead} fieldFirst>
      <OneField
        label={passkeys.adding.name}
        initial={name}
        submit={words.submit}
        busy={isPending}
        error={sentenceFor(error, 'name', true)}
        onGive={mutate}
      />
    </Dialog>
  );
}
