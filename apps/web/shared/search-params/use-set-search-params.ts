import { type NavigateOptions, useNavigate } from 'react-router-dom';

type Parameters = Readonly<Record<string, string | undefined>>;

/**
 * Changes some parameters of the page's address, which stays the same place in the history; '' or undefined takes one away.
 * It starts from the address itself: of two changes in one event the router would forget the first.
 */
export function useSetSearchParams() {
  const navigate = useNavigate();
  return (parameters: Parameters, options?: Pick<NavigateOptions, 'state'>) => {
    const search = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(parameters))
      if (value) search.set(name, value);
      else search.delete(name);
    void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true, ...options });
  };
}
