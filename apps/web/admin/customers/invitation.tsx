import { useMutation } from '@tanstack/react-query';
import { invite } from '../../../../adapters/http/contract/addresses.ts';
import { formatDay } from '../../format/days.ts';
import { wallClock } from '../../format/wall-clock.ts';
import { call } from '../../shared/requests/calls.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { useShop } from '../../shared/shop/shop-data.ts';
import { adminCustomers } from '../../texts/admin/customers.ts';
import { controls } from '../../texts/controls.ts';
import { Button } from '../../ui/button/button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { type Customer, personName } from '../shared/page-customers.ts';
import { SecretLink } from '../shared/secret-link/secret-link.tsx';

const words = adminCustomers.invitation;

type InvitationProps = { customer: Customer; onBack: () => void; onClose: () => void };

/** Says what it is for before it is made, since a new one ends the last. */
export default function Invitation({ customer, onBack, onClose }: InvitationProps) {
  const zone = useShop().data?.zone;
  const { data, mutateAsync, isPending } = useMutation({
    mutationFn: () => call(invite, { params: { id: customer.id } }),
    onError: error => showFailure(error, words.failed(error.message)),
    // A secret: nothing keeps it once it is no longer shown.
    gcTime: 0,
  });
  const create = useOneAtATime(mutateAsync);
  if (data) {
    const ends = zone && wallClock(new Date(data.expiresAt), zone);
    return (
      <SecretLink
        url={data.url}
        lead={adminCustomers.link.scan}
        codeLabel={words.code}
        note={ends ? words.expires(formatDay(ends.date, 'day'), ends.time) : undefined}
        onClose={onClose}
      >
        {customer.email && <p>{words.sent(customer.email)}</p>}
      </SecretLink>
    );
  }
  return (
    <>
      <p>{words.what(personName(customer))}</p>
      {customer.email && <p>{words.willBeSent(customer.email)}</p>}
      <div className={foot}>
        <Button variant="ghost" disabled={isPending} onClick={onBack}>
          {controls.cancel}
        </Button>
        <Button loading={isPending} loadingLabel={words.creating} onClick={() => void create()}>
          {words.create}
        </Button>
      </div>
    </>
  );
}
