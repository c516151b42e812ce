import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSetSearchParams } from './use-set-search-params.ts';

/** Null while hydrating: the server renders pages without their search parameters. */
const useNamed = (parameter: string, search: URLSearchParams): string | null =>
  useSyncExternalStore(
    () => () => {},
    () => search.get(parameter),
    () => null,
  );

/** The open tab of a page, kept in its address as `?scheda=…`; the first one is open where the address names none. */
export function useTabParam<T extends string>(tabs: readonly [T, ...T[]], parameter = 'scheda') {
  const [search] = useSearchParams();
  const change = useSetSearchParams();
  const { state } = useLocation() as { state: unknown };
  const named = useNamed(parameter, search);
  const tab = tabs.find(known => known === named) ?? tabs[0];
  const open = (next: string) => change({ [parameter]: next === tabs[0] ? undefined : next }, { state });
  return [tab, open] as const;
}
