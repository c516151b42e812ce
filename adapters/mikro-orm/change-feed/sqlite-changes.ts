import Database, { type Database as File } from 'better-sqlite3';
import type { Change, Changes, News } from '../../../core/ports/changes.ts';
import { isBusy } from '../engine/driver-errors.ts';
import { Listeners, type SourceEvents } from './listeners.ts';

/** Milliseconds between two polls. */
const POLL_INTERVAL = 250;

interface LogRow {
  readonly id: number;
  readonly list: Change['list'];
  readonly row_id: number;
}

/** Polls `data_version`, which a connection that never writes sees change with every commit of any process. */
export class SqliteChanges implements Changes {
  readonly #path: string;
  readonly #listeners: Listeners;

  constructor(path: string) {
    this.#path = path;
    this.#listeners = new Listeners(source => this.#look(source));
  }

  watch(listener: (news: News) => void): () => void {
    return this.#listeners.add(listener);
  }

  inForce(): Promise<void> {
    return this.#listeners.inForce();
  }

  close(): void {
    this.#listeners.stop();
  }

  /** Never throws: a file that cannot be read is opened again at the next poll, and listeners are told of a gap. */
  #look(source: SourceEvents): () => void {
    let watch: CommitWatch | undefined;
    let lost = false;
    const poll = (): void => {
      try {
        watch ??= openCommitWatch(this.#path);
        const news = lost ? gap : watch.poll();
        lost = false;
        if (news !== undefined) this.#listeners.tell(news);
        source.begun();
      } catch (error) {
        if (watch !== undefined && isBusy(error)) return;
        watch?.close();
        watch = undefined;
        lost = true;
        source.lost();
      }
    };
    poll();
    const timer = setInterval(poll, POLL_INTERVAL);
    timer.unref();
    return () => {
      clearInterval(timer);
      watch?.close();
    };
  }
}

const gap: News = { kind: 'gap' };

/** A read-only connection. */
interface CommitWatch {
  /** What has been committed since the last time. */
  poll(): News | undefined;
  close(): void;
}

function openCommitWatch(path: string): CommitWatch {
  const file = new Database(path, { readonly: true, timeout: 0 });
  try {
    return watchOn(file);
  } catch (error) {
    file.close();
    throw error;
  }
}

function watchOn(file: File): CommitWatch {
  const version = (): unknown => file.pragma('data_version', { simple: true });
  const rowsAfter = file.prepare<[number], LogRow>(
    'select id, list, row_id from change_log where id > ? order by id',
  );
  let seen = version();
  let last = lastId(file);
  const poll = (): News | undefined => {
    const now = version();
    if (now === seen) return undefined;
    const rows = rowsAfter.all(last);
    seen = now;
    const [first] = rows;
    if (first === undefined) return undefined;
    const missed = first.id !== last + 1;
    last = rows.at(-1)?.id ?? last;
    return missed ? gap : { kind: 'changes', changes: rows.map(({ list, row_id: id }) => ({ list, id })) };
  };
  return { poll, close: () => void file.close() };
}

const lastId = (file: File): number =>
  file.prepare<[], { last: number }>('select coalesce(max(id), 0) as last from change_log').get()?.last ?? 0;
