import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What the work comes to; fails as soon as one of the processes that it needs has ended. */
export async function whileRunning<T>(children: readonly ChildProcess[], work: Promise<T>): Promise<T> {
  const settled = new AbortController();
  const end = async (child: ChildProcess): Promise<never> => {
    if (hasNotEnded(child)) await once(child, 'exit', { signal: settled.signal });
    throw new Error(`${child.spawnargs.join(' ')} ended by itself: ${child.exitCode ?? child.signalCode}`);
  };
  try {
    return await Promise.race([work, ...children.map(end)]);
  } finally {
    settled.abort();
  }
}

const hasNotEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;
