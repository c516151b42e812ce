import { useSearchParams } from 'react-router-dom';
import { useSetSearchParams } from '../../shared/search-params/use-set-search-params.ts';
import { customerOf, usePersonCard } from './card/person-card.ts';

/** The customer whom the address names, `cliente=12`, wherever the list has got to; undefined while nobody is known. */
export function useLinkedCustomer() {
  const [search] = useSearchParams();
  const change = useSetSearchParams();
  const named = Number(search.get('cliente'));
  const id = Number.isSafeInteger(named) && named > 0 ? named : null;
  const { data, error } = usePersonCard(id);
  return {
    customer: id === null || error ? undefined : data && customerOf(data),
    forget: () => id !== null && change({ cliente: undefined }),
  };
}
