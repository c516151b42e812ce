import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeAbsence } from '../../../../../../adapters/http/contract/addresses.ts';
import { call } from '../../../../shared/requests/calls.ts';
import { useOneAtATime } from '../../../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../../shared/requests/stale-lists.ts';
import { people } from '../../../../texts/admin/settings/people.ts';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { type Absence, writtenAbsence } from './absence-draft.ts';

const words = people.absences;

/** `absence`: the one in question; null while nothing is asked. */
type RemoveAbsenceProps = { absence: Absence | null; name: string; onClose: () => void };

export function RemoveAbsence({ absence, name, onClose }: RemoveAbsenceProps) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id }: Absence) => call(removeAbsence, { params: { id } }),
    onSuccess: () => toast(words.removed),
    onError: error => showFailure(error, words.removeFailed(error.message)),
    async onSettled() {
      await invalidate(queries, staleAfter.timetable);
      onClose();
    },
  });
  const remove = useOneAtATime(mutateAsync);
  return (
    <ConfirmDialog
      open={absence !== null}
      onOpenChange={onClose}
      title={absence && words.question(writtenAbsence(absence))}
      description={words.consequence(name)}
      confirmLabel={words.removeButton}
      busy={isPending}
      onConfirm={() => absence && void remove(absence)}
      danger
    />
  );
}
