import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { Temporal } from 'temporal-polyfill';
import { isAbout, type LettersAbout } from '../../core/letters/letters-about.ts';
import type { KeptLetters } from '../../core/ports/letters/kept-letters.ts';

/** Where letters are kept as `.eml` files; a mail server has those that it was given, and nothing is kept here. */
export function openKeptLetters(mailUrl: string, logger: Pick<Logger, 'warn'>): KeptLetters {
  const [, folder] = /^file:(.+)$/.exec(mailUrl) ?? [];
  return new KeptFiles(folder === undefined ? undefined : resolve(folder), logger);
}

class KeptFiles implements KeptLetters {
  readonly #folder: string | undefined;
  readonly #logger: Pick<Logger, 'warn'>;

  constructor(folder: string | undefined, logger: Pick<Logger, 'warn'>) {
    this.#folder = folder;
    this.#logger = logger;
  }

  async forget(which: LettersAbout): Promise<void> {
    await this.#removeWhere(async path => isAbout(which, keyOf(await readFile(path, 'utf8'))));
  }

  removeOlder(than: Temporal.Instant): Promise<number> {
    return this.#removeWhere(async (_, name) => {
      const kept = momentOf(name);
      return kept !== undefined && Temporal.Instant.compare(kept, than) < 0;
    });
  }

  /** A file that another process has removed meanwhile is gone all the same. */
  async #removeWhere(isMeant: (path: string, name: string) => Promise<boolean>): Promise<number> {
    let removed = 0;
    for (const name of await this.#files()) {
      const path = join(this.#folder ?? '', name);
      try {
        if (!(await isMeant(path, name))) continue;
        await rm(path, { force: true });
        removed += 1;
      } catch (err) {
        this.#logger.warn({ err }, 'kept letter not removed');
      }
    }
    return removed;
  }

  async #files(): Promise<readonly string[]> {
    if (this.#folder === undefined) return [];
    const names = await readdir(this.#folder).catch((): string[] => []);
    return names.filter(name => name.endsWith('.eml'));
  }
}

/** Files are named by the moment at which they were written, with a dot before it until they are complete. */
function momentOf(name: string): Temporal.Instant | undefined {
  const [, day, minutes, seconds] = /^\.?(.{10}T\d\d)-(\d\d)-(\d\d(?:\.\d+)?Z)/.exec(name) ?? [];
  return day === undefined ? undefined : Temporal.Instant.from(`${day}:${minutes}:${seconds}`);
}

/** By which a letter is known in its header; of what has none nothing is known. */
function keyOf(message: string): string {
  const [head = ''] = message.split(/\r?\n\r?\n/, 1);
  const headers = head.replaceAll(/\r?\n[ \t]+/g, ' ');
  const [, key = ''] = /^message-id: *<([^@>]*)@/im.exec(headers) ?? [];
  return key;
}
