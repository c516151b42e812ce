import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Whoever asks in one turn of the event loop shares an answer, which is begun after the last of them has asked. */
export function onceATurn<T>(answer: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  const begin = async (): Promise<T> => {
    await endOfTurn();
    next = undefined;
    return answer();
  };
  return () => (next ??= begin());
}
