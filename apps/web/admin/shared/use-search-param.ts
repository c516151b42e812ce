import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSetSearchParams } from '../../shared/search-params/use-set-search-params.ts';

/** How long a pause in typing must be before the server is asked. */
const pauseMs = 200;

/**
 * A search that answers as one types. What was typed stands in the page's address once the typing pauses or the box is
 * left, so that a reload, a shared link or another tab meanwhile finds the same. It answers that settled text, trimmed,
 * and what the search box needs.
 */
export function useSearchParam(parameter: string) {
  const [inAddress] = useSearchParams();
  const search = inAddress.get(parameter) ?? '';
  const [typed, setTyped] = useState(search);
  const change = useSetSearchParams();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const settle = (text: string) => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    change({ [parameter]: text.trim() });
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(settle, pauseMs, text);
  };
  const leave = () => {
    if (waiting.current !== undefined) settle(typed);
  };
  return [search, { value: typed, onChange: type, onBlur: leave }] as const;
}
