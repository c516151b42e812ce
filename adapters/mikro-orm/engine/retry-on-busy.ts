import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from './driver-errors.ts';

const LONGEST_PAUSE_MS = 16;
const TIMEOUT_MS = 20_000;

/**
 * Retries while another process holds the write lock. SQLite's own timeout would block the event loop. Random pauses keep
 * several processes from colliding again and again; after about 20 s the error is thrown.
 */
export async function retryOnBusy<T>(attempt: () => T | Promise<T>): Promise<T> {
  let longest = 1;
  for (let waited = 0; ; longest = Math.min(longest * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || waited > TIMEOUT_MS) throw error;
    }
    const next = Math.random() * longest;
    waited += Math.max(1, next);
    await pause(next);
  }
}
