import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { erasePerson, foreseeErasing } from '../../../../adapters/http/contract/addresses.ts';
import { WhatHappens } from '../../shared/erasing/what-happens.tsx';
import { call } from '../../shared/requests/calls.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { appointmentsKey } from '../../shared/requests/query-keys.ts';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../shared/requests/stale-lists.ts';
import { useShop } from '../../shared/shop/shop-data.ts';
import { erasing } from '../../texts/people/erasing.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { WakingButton } from '../../ui/button/waking-button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { PageSpinner } from '../../ui/loading/spinner.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { type Customer, personName } from '../shared/page-customers.ts';
import * as css from './erase.css.ts';

const words = erasing.customer;

type EraseProps = { customer: Customer; onBack: () => void; onErased: () => void };

/** What it does, and then the question: of who asks the shop to be forgotten. */
export default function Erase({ customer, onBack, onErased }: EraseProps) {
  const queries = useQueryClient();
  const zone = useShop().data?.zone ?? 'Europe/Rome';
  const params = { id: customer.id };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call(erasePerson, { params }),
    onSuccess: async () => {
      // Their row is gone when the dialog closes, and the focus not with it.
      await invalidate(queries, staleAfter.users);
      onErased();
      toast(words.done(personName(customer)));
    },
    onError: error => showFailure(error, erasing.failed(error.message)),
  });
  const read = useQuery({
    queryKey: appointmentsKey('erased', { userId: customer.id }),
    queryFn: ({ signal }) => call(foreseeErasing, { params, signal }),
    staleTime: 0,
    enabled: !isPending,
  });
  const erase = useOneAtATime(mutateAsync);
  if (read.error && !read.data) return <ReadFailed what={erasing.unread} reads={[read]} />;
  if (!read.data) return <PageSpinner />;
  const { refusal, appointments } = read.data;
  return (
    <div className={css.parts}>
      {refusal === null ? (
        <WhatHappens foreseen={read.data} zone={zone} />
      ) : (
        <Alert tone="info" title={erasing.refused}>
          {refusal}
        </Alert>
      )}
      {refusal === null && appointments.length > 0 && <p>{words.nobodyIsTold}</p>}
      <div className={foot}>
        <Button variant="ghost" disabled={isPending} onClick={onBack}>
          {words.keep}
        </Button>
        {refusal === null && (
          <WakingButton
            variant="danger"
            loading={isPending}
            loadingLabel={erasing.busy}
            onClick={() => void erase()}
          >
            {words.confirm(appointments.length)}
          </WakingButton>
        )}
      </div>
    </div>
  );
}
