import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendLetterAgain } from '../../../../../adapters/http/contract/addresses.ts';
import { failedLettersKey } from '../../../shared/requests/admin-keys.ts';
import { call } from '../../../shared/requests/calls.ts';
import { serverMessage, showFailure } from '../../../shared/requests/show-failure.ts';
import { lettersTab as words } from '../../../texts/admin/letters-tab.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Of one letter; `onDone`: before it leaves the list. */
export function useSendAgain(id: number, onDone: () => void) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(sendLetterAgain, { params: { id } }),
    onSuccess() {
      onDone();
      toast(words.again);
    },
    onError: error => showFailure(error, words.notAgain(serverMessage(error, error.message))),
    onSettled: () => queries.invalidateQueries({ queryKey: failedLettersKey }),
  });
  return { sendAgain: () => mutate(), isSending: isPending };
}
