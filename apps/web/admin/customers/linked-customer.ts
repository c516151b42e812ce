import { useSearchParams } from 'react-router-dom';
import { RequestFailed } from '../../../../adapters/http/client/client.ts';
import { useSetSearchParams } from '../../shared/search-params/use-set-search-params.ts';
import { customerOf, usePersonCard } from './card/person-card.ts';

/** The customer whom the address names, `cliente=12`, wherever the list has got to; undefined while nobody is known. */
export function useLinkedCustomer() {
  const [search] = useSearchParams();
  const change = useSetSearchParams();
  const named = Number(search.get('cliente'));
  const id = Number.isSafeInteger(named) && named > 0 ? named : null;
  const { data, error } = usePersonCard(id);
  const isGone = error instanceof RequestFailed && error.code === 'user-not-found';
  return {
    customer: id === null || error ? undefined : data && customerOf(data),
    isGone: search.has('cliente') && (id === null || isGone),
    forget: () => id !== null && change({ cliente: undefined }),
  };
}
