import { useMutation } from '@tanstack/react-query';
import { issueResetLink } from '../../../../adapters/http/contract/addresses.ts';
import type { ReplyOf } from '../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../adapters/http/contract/users.ts';
import { wallClock } from '../../format/wall-clock.ts';
import { call } from '../../shared/requests/calls.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { useShop } from '../../shared/shop/shop-data.ts';
import { adminCustomers } from '../../texts/admin/customers.ts';
import { controls } from '../../texts/controls.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { type Customer, personName } from '../shared/page-customers.ts';
import { SecretLink } from '../shared/secret-link/secret-link.tsx';

const words = adminCustomers.link;
type ResetLinkProps = { customer: Customer; onBack: () => void; onClose: () => void };

/** Asks the administrator to confirm the customer's identity before creating a password reset link. */
export default function ResetLink({ customer, onBack, onClose }: ResetLinkProps) {
  const { data, mutateAsync, isPending } = useMutation({
    mutationFn: () => call(issueResetLink, { params: { id: customer.id } }),
    onError: error => showFailure(error, words.failed(error.message)),
    // A secret: nothing keeps it once it is no longer shown.
    gcTime: 0,
  });
  const create = useOneAtATime(mutateAsync);
  if (data) return <Link link={data} username={customer.username ?? ''} onClose={onClose} />;
  return (
    <>
      <Alert tone="info" title={words.question}>
        {words.warning(personName(customer))}
      </Alert>
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

type LinkProps = {
  link: ReplyOf<typeof contract.issueResetLink>;
  username: string;
  onClose: () => void;
};

function Link({ link: { url, expiresAt }, username, onClose }: LinkProps) {
  const { data: shop } = useShop();
  return (
    <SecretLink
      {...{ url, onClose }}
      lead={words.scan}
      codeLabel={words.code}
      note={shop && words.expires(wallClock(new Date(expiresAt), shop.zone).time)}
    >
      {/* Without it the link changes nothing, and who forgets the one may have forgotten the other. */}
      <p>{words.account(username)}</p>
    </SecretLink>
  );
}
