import { Pencil, RotateCw } from 'lucide-react';
import { lettersTab as words } from '../../../texts/admin/letters-tab.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { nameOf } from './failed-kinds.ts';
import type { FailedLetter } from './failed-letters.ts';
import * as css from './letters-tab.css.ts';
import { useSendAgain } from './use-send-again.ts';

type FailedActionsProps = { letter: FailedLetter; name: string; onSent: () => void };

/** The address is mended, or it goes once more: what makes sense. */
export function FailedActions({
  letter: { id, kind, recipient, failure, mayGoAgain },
  name,
  onSent,
}: FailedActionsProps) {
  const { sendAgain, isSending } = useSendAgain(id, onSent);
  const isAddress = failure === 'refused' || failure === 'no-address';
  return (
    <div className={css.actions}>
      {isAddress && (
        <ButtonLink
          size="s"
          variant={kind === 'invitation' ? 'ghost' : 'primary'}
          to={
            kind.startsWith('stylist')
              ? '/admin?scheda=stylist'
              : `/admin?scheda=clienti&cliente=${recipient.id}`
          }
          aria-label={words.correctLabel(name)}
        >
          <Pencil size={18} aria-hidden="true" /> {words.correct}
        </ButtonLink>
      )}
      {mayGoAgain && (
        <Button
          size="s"
          variant={isAddress ? 'ghost' : 'primary'}
          loading={isSending}
          loadingLabel={words.retrying}
          aria-label={words.retryLabel(name, nameOf(kind))}
          onClick={sendAgain}
        >
          <RotateCw size={18} aria-hidden="true" /> {words.retry}
        </Button>
      )}
    </div>
  );
}
