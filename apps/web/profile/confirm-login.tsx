import { useMutation } from '@tanstack/react-query';
import { confirmLogin } from '../../../adapters/http/contract/addresses.ts';
import { call } from '../shared/requests/calls.ts';
import { OneField } from '../shared/second-factor/one-field.tsx';
import { sentenceFor } from '../shared/second-factor/use-second-factor.ts';
import { fields } from '../texts/fields.ts';
import { profile } from '../texts/profile.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';

const words = profile.accesses.confirming;

/** Before accesses end, where the login is an old one. */
export default function ConfirmLogin({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (currentPassword: string) => call(confirmLogin, { body: { currentPassword } }),
    gcTime: 0,
    onSuccess() {
      onClose();
      onDone();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.lead} fieldFirst>
      <OneField
        label={fields.password}
        type="password"
        autoComplete="current-password"
        submit={words.submit}
        busy={isPending}
        error={sentenceFor(error, 'currentPassword', true)}
        onGive={mutate}
      />
    </Dialog>
  );
}
