import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSetSearchParams } from '../../shared/search-params/use-set-search-params.ts';

/** How long a pause in typing must be before the server is asked. */
const pauseMs = 200;

/**
 * A debounced search whose text is kept in the address, so that a reload or a shared link finds the same. It is written
 * there when typing pauses or the box loses focus. Returns the settled text, trimmed, and the props of the search box.
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
