import { useMutation, useQueryClient } from '@tanstack/react-query';
import { takeLogin } from '../../../../adapters/http/contract/addresses.ts';
import { call } from '../../shared/requests/calls.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../shared/requests/stale-lists.ts';
import { controls } from '../../texts/controls.ts';
import { takingLogin as words } from '../../texts/people/taking-login.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { WakingButton } from '../../ui/button/waking-button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { toast } from '../../ui/toast/toast.ts';
import { type Customer, personName } from '../shared/page-customers.ts';

type TakeLoginProps = { customer: Customer; onBack: () => void; onTaken: () => void };

/** Who is not to come onto the site any more, and stays a customer. */
export default function TakeLogin({ customer, onBack, onTaken }: TakeLoginProps) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call(takeLogin, { params: { id: customer.id } }),
    onSuccess: async () => {
      onTaken();
      toast(words.done(personName(customer)));
      await invalidate(queries, staleAfter.users);
    },
    onError: error => showFailure(error, words.failed(error.message)),
  });
  const take = useOneAtATime(mutateAsync);
  return (
    <>
      <Alert title={words.question}>{words.warning(personName(customer))}</Alert>
      <div className={foot}>
        <Button variant="ghost" disabled={isPending} onClick={onBack}>
          {controls.cancel}
        </Button>
        <WakingButton
          variant="danger"
          loading={isPending}
          loadingLabel={words.busy}
          onClick={() => void take()}
        >
          {words.confirm}
        </WakingButton>
      </div>
    </>
  );
}
