import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeClosure } from '../../../../../adapters/http/contract/addresses.ts';
import { call } from '../../../shared/requests/calls.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';
import { closures } from '../../../texts/admin/settings/closures.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Closure, WeekVersion } from '../timetable.ts';
import { nameOf, writtenDays } from './closure-draft.ts';

const words = closures.remove;

type RemoveDialogProps = {
  /** The one in question; null while nothing is asked. */
  closure: Closure | null;
  weeks: readonly WeekVersion[];
  onClose: () => void;
  otherwiseFocus: () => HTMLElement | null;
};

export function RemoveDialog({ closure, weeks, onClose, otherwiseFocus }: RemoveDialogProps) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id }: Closure) => call(removeClosure, { params: { id } }),
    onSuccess: (_, removed) => toast(words.done(nameOf(removed, weeks))),
    onError: error => showFailure(error, words.failed(error.message)),
    async onSettled() {
      await invalidate(queries, staleAfter.timetable);
      onClose();
    },
  });
  const remove = useOneAtATime(mutateAsync);
  return (
    <ConfirmDialog
      open={closure !== null}
      onOpenChange={onClose}
      title={closure && words.question(nameOf(closure, weeks))}
      description={closure && words.consequence(writtenDays(closure))}
      confirmLabel={words.button}
      busy={isPending}
      onConfirm={() => closure && void remove(closure)}
      otherwiseFocus={otherwiseFocus}
      danger
    />
  );
}
