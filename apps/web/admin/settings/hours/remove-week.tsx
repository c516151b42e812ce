import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeWeek } from '../../../../../adapters/http/contract/addresses.ts';
import { formatDay, type IsoDate } from '../../../format/days.ts';
import { call } from '../../../shared/requests/calls.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';
import { hoursTab } from '../../../texts/admin/settings/hours.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';

const words = hoursTab.versions;

type RemoveWeekProps = {
  /** Of the hours in question; null while nothing is asked. */
  validFrom: IsoDate | null;
  onClose: () => void;
  onRemoved: () => void;
};

export function RemoveWeek({ validFrom, onClose, onRemoved }: RemoveWeekProps) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (day: IsoDate) => call(removeWeek, { params: { validFrom: day } }),
    onSuccess(_, day) {
      toast(words.removed(formatDay(day, 'full')));
      onRemoved();
    },
    onError: error => showFailure(error, words.removeFailed(error.message)),
    async onSettled() {
      await invalidate(queries, staleAfter.timetable);
      onClose();
    },
  });
  const remove = useOneAtATime(mutateAsync);
  return (
    <ConfirmDialog
      open={validFrom !== null}
      onOpenChange={onClose}
      title={validFrom && words.question(formatDay(validFrom, 'full'))}
      description={words.consequence}
      confirmLabel={words.button}
      busy={isPending}
      onConfirm={() => validFrom && void remove(validFrom)}
      danger
    />
  );
}
