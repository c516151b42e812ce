import type { Database as File } from 'better-sqlite3';
import type { DataVersion } from '../../../core/ports/data-version.ts';
import { onceATurn } from './once-a-turn.ts';
import { retryOnBusy } from './retry-on-busy.ts';

/** `file`: a connection that never writes, since its own commits would not count. */
export function sqliteDataVersion(file: File): DataVersion {
  const version = file.prepare<[], number>('pragma data_version').pluck();
  return { current: onceATurn(() => retryOnBusy(() => String(version.get()))) };
}
