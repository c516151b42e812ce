import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FingerprintPattern } from 'lucide-react';
import { Suspense } from 'react';
import { RequestFailed } from '../../../../../adapters/http/client/client.ts';
import { listPasskeys, listSessions } from '../../../../../adapters/http/contract/addresses.ts';
import { passkeys } from '../../../texts/account/passkeys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { passkeysKey } from '../../requests/account-keys.ts';
import { call } from '../../requests/calls.ts';
import { useSession } from '../../session/session.ts';
import { makePasskey } from '../ceremonies.ts';
import * as css from './offer.css.ts';
import { putAway } from './put-away.ts';

const AddDialog = lazyWithBoundary(() => import('../add-dialog.tsx'));
const words = passkeys.offer;

type OfferProps = { userId: number; onLeave: () => void };

/** Gone with the session of whom it is for, and once they have a passkey. */
export function Offer({ userId, onLeave }: OfferProps) {
  const { user } = useSession();
  const queries = useQueryClient();
  const isTheirs = user?.id === userId;
  const queryFn = () => call(listPasskeys);
  const { data: own } = useQuery({ queryKey: passkeysKey, queryFn, enabled: isTheirs });
  const leave = () => {
    document.getElementById('contenuto')?.focus({ preventScroll: true });
    onLeave();
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: makeNamed,
    onSuccess() {
      toast(passkeys.adding.done);
      void queries.invalidateQueries({ queryKey: passkeysKey });
      leave();
    },
  });
  const refuse = () => {
    putAway();
    leave();
  };
  if (!isTheirs || own?.length !== 0) return null;
  const said = error instanceof RequestFailed ? error : undefined;
  if (said?.code === 'login-not-fresh')
    return (
      <Suspense>
        <AddDialog onClose={leave} />
      </Suspense>
    );
  return (
    <section className={css.offer} aria-labelledby="senza-password">
      <FingerprintPattern className={css.icon} size={28} aria-hidden="true" />
      <div>
        <h2 id="senza-password" className={css.title}>
          {words.title}
        </h2>
        <p className={css.lead}>{passkeys.none}</p>
        {error && (
          <p role="alert" className={css.failed}>
            {said?.message ?? passkeys.adding.failed}
          </p>
        )}
      </div>
      <div className={css.answers}>
        <Button size="s" loading={isPending} onClick={() => mutate()}>
          {passkeys.adding.submit}
        </Button>
        <Button size="s" variant="ghost" onClick={refuse}>
          {words.later}
        </Button>
      </div>
    </section>
  );
}

/** Called what this browser is called among the accesses. */
async function makeNamed() {
  const here = (await call(listSessions)).find(({ current }) => current);
  return makePasskey({ name: here?.label.slice(0, 40) || passkeys.title });
}
