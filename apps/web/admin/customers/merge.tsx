import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, TriangleAlert } from 'lucide-react';
import { mergePeople } from '../../../../adapters/http/contract/addresses.ts';
import type { ReplyOf } from '../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../adapters/http/contract/users.ts';
import { call } from '../../shared/requests/calls.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../shared/requests/stale-lists.ts';
import { adminCustomers } from '../../texts/admin/customers.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { WakingButton } from '../../ui/button/waking-button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { PageSpinner } from '../../ui/loading/spinner.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { type Customer, personName } from '../shared/page-customers.ts';
import { type PersonCard, usePersonCard } from './card/person-card.ts';
import * as css from './merge.css.ts';

const words = adminCustomers.merge;

type Merged = ReplyOf<typeof contract.mergePeople>;

type MergeProps = {
  customer: Customer;
  twinId: number;
  onBack: () => void;
  onMerged: (merged: Merged) => void;
};

/** Both cards side by side, with what will remain: whoever has a login or works here stays, otherwise the one looked at. */
export default function Merge({ customer, twinId, onBack, onMerged }: MergeProps) {
  const [own, twin] = [usePersonCard(customer.id), usePersonCard(twinId)];
  if ((own.error && !own.data) || (twin.error && !twin.data))
    return <ReadFailed what={adminCustomers.notes.failed} reads={[own, twin]} />;
  if (!own.data || !twin.data) return <PageSpinner />;
  const [into, gone] = twin.data.hasAccount ? [twin.data, own.data] : [own.data, twin.data];
  return <Question {...{ into, gone, onBack, onMerged }} />;
}

type QuestionProps = {
  into: PersonCard;
  gone: PersonCard;
  onBack: () => void;
  onMerged: (merged: Merged) => void;
};

function Question({ into, gone, onBack, onMerged }: QuestionProps) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call(mergePeople, { params: { id: gone.id }, body: { into: into.id } }),
    onSuccess: async merged => {
      toast(words.done(personName(merged)));
      onMerged(merged);
      await invalidate(queries, staleAfter.users);
    },
    onError: error => showFailure(error, words.failed(error.message)),
  });
  const merge = useOneAtATime(mutateAsync);
  return (
    <>
      <div className={css.both}>
        <Side card={gone} stays={false} />
        <ArrowDown className={css.arrow} size={24} strokeWidth={1.6} aria-hidden="true" />
        <Side card={into} stays />
      </div>
      <dl className={css.after}>
        <dt>{words.after}</dt>
        <dd>{words.afterText(gone.appointments + into.appointments)}</dd>
        <dt>{words.account}</dt>
        <dd>{into.username ? words.accountOf(into.username) : words.noAccount}</dd>
      </dl>
      <p className={css.warning}>
        <TriangleAlert size={18} aria-hidden="true" />
        <span>{words.noWayBack}</span>
      </p>
      <div className={foot}>
        <Button variant="ghost" disabled={isPending} onClick={onBack}>
          {words.two}
        </Button>
        <WakingButton loading={isPending} loadingLabel={words.busy} onClick={() => void merge()}>
          {words.confirm}
        </WakingButton>
      </div>
    </>
  );
}

function Side({ card, stays }: { card: PersonCard; stays: boolean }) {
  return (
    <div className={css.side} data-stays={stays || undefined}>
      <Badge tone={stays ? 'good' : 'calm'}>{stays ? words.stays : words.goes}</Badge>
      <p className={css.name}>{personName(card)}</p>
      {card.phone && <p>{card.phone}</p>}
      {card.email && <p>{card.email}</p>}
      <p>{card.username ? words.hasAccount(card.username) : adminCustomers.noAccount}</p>
      <p>{words.count(card.appointments, card.staffNotes !== null)}</p>
    </div>
  );
}
