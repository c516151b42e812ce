import { useMutation } from '@tanstack/react-query';
import { exportData } from '../../../../../adapters/http/contract/addresses.ts';
import { saveJson } from '../../../shared/files/save-json.ts';
import { call } from '../../../shared/requests/calls.ts';
import { showFailure } from '../../../shared/requests/show-failure.ts';
import { adminCustomers } from '../../../texts/admin/customers.ts';
import { toast } from '../../../ui/toast/toast.ts';

const words = adminCustomers.copy;

/** A copy of all that the shop stores about somebody, to be handed to them. */
export function useDataExport(id: number) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(exportData, { params: { id } }),
    onSuccess(data) {
      saveJson(words.file(id), data);
      toast(words.done);
    },
    onError: error => showFailure(error, words.failed(error.message)),
    gcTime: 0,
  });
  return { save: mutate, busy: isPending };
}
