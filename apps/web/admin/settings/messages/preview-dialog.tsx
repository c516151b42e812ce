import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { messagesTab as words } from '../../../texts/admin/settings/messages.ts';
import { letterKinds } from '../../../texts/letters.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PageSpinner } from '../../../ui/loading/spinner.tsx';
import * as css from './messages-tab.css.ts';
import { type Kind, usePreview, useSendToMe } from './use-messages.ts';

/** What a letter says, to somebody invented; what it looks like shows in one's own mailbox. */
export function PreviewDialog({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const preview = usePreview(kind);
  const { send, busy } = useSendToMe();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={letterKinds[kind].name}
      footStays
      footer={
        <Button loading={busy} onClick={() => send(kind)}>
          {words.toMe}
        </Button>
      }
    >
      {preview.error && !preview.data && <ReadFailed what={words.failed} reads={[preview]} />}
      {preview.isPending && <PageSpinner />}
      {preview.data && (
        <>
          <p className={css.subject}>
            {words.subject}: {preview.data.subject}
          </p>
          <p className={css.letter}>{preview.data.text}</p>
        </>
      )}
    </Dialog>
  );
}
