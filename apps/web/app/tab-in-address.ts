import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** A page that the server has drawn is taken over as it is: the server knows no search. */
function useNamed(parameter: string, search: URLSearchParams): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => search.get(parameter),
    () => null,
  );
}

/** The open tab of a page, kept in its address as `?scheda=…`; the first one is open where the address names none. */
export function useTabInAddress<T extends string>(tabs: readonly [T, ...T[]], parameter = 'scheda') {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const named = useNamed(parameter, search);
  const tab = tabs.find(known => known === named) ?? tabs[0];
  const open = (next: string) =>
    setSearch(
      before => {
        const after = new URLSearchParams(before);
        if (next === tabs[0]) after.delete(parameter);
        else after.set(parameter, next);
        return after;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return [tab, open] as const;
}
