import { useEffect, useState } from 'react';

const pauseMs = 400;

/** A value once it has not changed for a while. Compared by its text: a new object of the same is none. */
export function useSettled<T>(value: T): T | undefined {
  const [settled, settle] = useState<{ text: string; value: T }>();
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => settle({ text, value: JSON.parse(text) as T }), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled?.text === text ? settled.value : undefined;
}
