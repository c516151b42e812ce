import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { personCardKey } from '../../../shared/requests/admin-keys.ts';
import { showFailure } from '../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';
import { useStoreAtOnce } from '../../../shared/requests/use-store-at-once.ts';
import { adminCustomers } from '../../../texts/admin/customers.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { editPerson } from '../../shared/edit-person.ts';
import type { PersonCard } from './person-card.ts';
import * as css from './phone-only.css.ts';

const words = adminCustomers.phoneOnly;

/** Stored at once; while it is under way the switch stands where it was put. */
export function PhoneOnly({ card, name }: { card: PersonCard; name: string }) {
  const id = useId();
  const queries = useQueryClient();
  const { keep, underWay } = useStoreAtOnce({
    name: `phone only ${card.id}`,
    store: (onlineBooking: boolean) => editPerson(card.id, { onlineBooking }),
    async onSuccess(_, onlineBooking) {
      queries.setQueryData<PersonCard>(personCardKey(card.id), old => old && { ...old, onlineBooking });
      toast(onlineBooking ? words.online(name) : words.byPhone(name));
      await invalidate(queries, staleAfter.users);
    },
    onError: failure => showFailure(failure, words.failed(failure.message)),
  });
  const online = underWay.at(-1) ?? card.onlineBooking;
  return (
    <label className={css.line} htmlFor={id}>
      <span>
        <strong className={css.name}>{words.title}</strong>
        <span className={css.note}>{words.hint}</span>
      </span>
      <Switch id={id} checked={!online} onChange={({ target }) => keep(!target.checked)} />
    </label>
  );
}
