import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
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

  async forget(which: readonly LettersAbout[]): Promise<boolean> {
    const { isWhole } = await this.#removeWhere(async path => {
      const key = keyOf(await readFile(path, 'utf8'));
      return which.some(about => isAbout(about, key));
    });
    return isWhole;
  }

  async removeOlder(than: Temporal.Instant): Promise<number> {
    const { removed } = await this.#removeWhere(async (_, name) => {
      const kept = momentOf(name);
      return kept !== undefined && Temporal.Instant.compare(kept, than) < 0;
    });
    return removed;
  }

  async #removeWhere(isMeant: (path: string, name: string) => Promise<boolean>) {
    let removed = 0;
    let isWhole = true;
    const trying = async (work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (err) {
        if (isGone(err)) return;
        this.#logger.warn({ err }, 'kept letter not removed');
        isWhole = false;
      }
    };
    await trying(async () => {
      for (const path of await this.#files())
        await trying(async () => {
          if (!(await isMeant(path, basename(path)))) return;
          await rm(path);
          removed += 1;
        });
    });
    return { removed, isWhole };
  }

  async #files(): Promise<readonly string[]> {
    const folder = this.#folder;
    if (folder === undefined) return [];
    return (await readdir(folder)).filter(name => name.endsWith('.eml')).map(name => join(folder, name));
  }
}

/** No letter was ever kept, or another process has removed it. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

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
