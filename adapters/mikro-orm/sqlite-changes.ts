import Database, { type Database as File } from 'better-sqlite3';
import type { Change, Changes, News } from '../../core/ports/changes.ts';
import { isBusy } from './driver-errors.ts';
import { Listeners } from './listeners.ts';

/** Milliseconds between two looks at whether anybody, in whatever process, has committed anything. */
const GLANCE = 250;

interface LogRow {
  readonly id: number;
  readonly list: Change['list'];
  readonly row_id: number;
}

/** Changes in an SQLite file: a connection that only looks sees every other one's commits in `data_version`. */
export class SqliteChanges implements Changes {
  readonly #path: string;
  readonly #listeners: Listeners;

  constructor(path: string) {
    this.#path = path;
    this.#listeners = new Listeners(() => this.#look());
  }

  watch(listener: (news: News) => void): () => void {
    return this.#listeners.add(listener);
  }

  close(): void {
    this.#listeners.stop();
  }

  #look(): () => void {
    const file = new Database(this.#path, { readonly: true, timeout: 0 });
    const version = (): unknown => file.pragma('data_version', { simple: true });
    const rowsAfter = file.prepare<[number], LogRow>(
      'select id, list, row_id from change_log where id > ? order by id',
    );
    let seen = version();
    let last = lastId(file);
    const glance = (): void => {
      const now = version();
      if (now === seen) return;
      const rows = rowsAfter.all(last);
      seen = now;
      const [first] = rows;
      if (first === undefined) return;
      const missed = first.id !== last + 1;
      last = rows.at(-1)?.id ?? last;
      const changes = rows.map(({ list, row_id: id }) => ({ list, id }));
      this.#listeners.tell(missed ? { kind: 'gap' } : { kind: 'changes', changes });
    };
    const timer = setInterval(() => unlessBusy(glance), GLANCE);
    timer.unref();
    return () => {
      clearInterval(timer);
      file.close();
    };
  }
}

const lastId = (file: File): number =>
  file.prepare<[], { last: number }>('select coalesce(max(id), 0) as last from change_log').get()?.last ?? 0;

/** A file that is locked just now is looked at again soon. */
function unlessBusy(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}
