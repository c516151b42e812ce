import { secondFactor } from '../../texts/account/second-factor.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { appCode, OneField } from './one-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { sentenceFor, useCodes, useRefreshFactor } from './use-second-factor.ts';

const words = secondFactor.renew;

export default function RenewDialog({ onClose }: { onClose: () => void }) {
  const { data, mutate, isPending, error } = useCodes('renew');
  const refresh = useRefreshFactor();
  const codes = data?.recoveryCodes;
  const leave = () => {
    if (codes) refresh();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={codes ? secondFactor.codes.newTitle : words.title}
      description={codes ? secondFactor.codes.lead : words.lead}
      fieldFirst
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={leave} />
      ) : (
        <OneField
          {...appCode}
          label={secondFactor.code}
          hint={secondFactor.codeHint}
          submit={secondFactor.confirm}
          busy={isPending}
          error={sentenceFor(error, 'code', true)}
          onGive={mutate}
        />
      )}
    </Dialog>
  );
}
