import { type ReactNode, useEffect, useRef } from 'react';

/** Scrolls there once, when it appears: whoever pressed a button is at the foot of the page, on a phone far below. */
export function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return <div ref={place}>{children}</div>;
}
