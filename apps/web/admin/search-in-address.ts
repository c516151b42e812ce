import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How long a pause in typing must be before the server is asked. */
const pauseMs = 200;

/**
 * A search that answers as one types. What was typed stands in the page's address once the typing pauses, so that a
 * reload or a shared link finds the same; `search` is that settled text, trimmed.
 */
export function useSearchInAddress(parameter: string) {
  const [inAddress, setInAddress] = useSearchParams();
  const search = inAddress.get(parameter) ?? '';
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = useRef(setInAddress);
  useEffect(() => {
    settle.current = setInAddress;
  });
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const wanted = text.trim();
      settle.current(withParameter(parameter, wanted), { replace: true, preventScrollReset: true });
    }, pauseMs);
  };
  return { typed, type, search };
}

/** A change of the address that touches one parameter; '' takes it away. */
export const withParameter = (parameter: string, value: string) => (before: URLSearchParams) => {
  const after = new URLSearchParams(before);
  if (value) after.set(parameter, value);
  else after.delete(parameter);
  return after;
};
