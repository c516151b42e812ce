import { useMutation } from '@tanstack/react-query';
import { endSessionsOf } from '../../../../adapters/http/contract/addresses.ts';
import { call } from '../../shared/requests/calls.ts';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { adminCustomers } from '../../texts/admin/customers.ts';
import { controls } from '../../texts/controls.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { toast } from '../../ui/toast/toast.ts';
import { type Customer, personName } from '../shared/page-customers.ts';

const words = adminCustomers.sessions;

type EndSessionsProps = { customer: Customer; onBack: () => void };

/** Logs somebody out everywhere, such as who lost their telephone. */
export default function EndSessions({ customer, onBack }: EndSessionsProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endSessionsOf, { params: { id: customer.id } }),
    onSuccess() {
      toast(words.done(personName(customer)));
      onBack();
    },
    onError: error => showFailure(error, words.failed(error.message)),
  });
  return (
    <>
      <Alert tone="info" title={words.question}>
        {words.warning(personName(customer))}
      </Alert>
      <div className={foot}>
        <Button variant="ghost" disabled={isPending} onClick={onBack}>
          {controls.cancel}
        </Button>
        <Button loading={isPending} onClick={() => mutate()}>
          {words.confirm}
        </Button>
      </div>
    </>
  );
}
