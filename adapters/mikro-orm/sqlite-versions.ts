import type { Database as File } from 'better-sqlite3';
import type { Versions } from '../../core/ports/versions.ts';
import { whenFree } from './patience.ts';

/** `file`: a connection that never writes, for which every commit of this and other processes is somebody else's. */
export function sqliteVersions(file: File): Versions {
  const version = file.prepare<[], number>('pragma data_version').pluck();
  return { current: () => whenFree(() => String(version.get())) };
}
