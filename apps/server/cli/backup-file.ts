import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { TooLarge, upTo, wholeOf } from '../../../core/catalogue/picture.ts';
import { CommandFailed } from './command-failed.ts';
import { texts } from './texts.ts';

/** A name in the archive, and the bytes under it. */
export interface Entry {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Bytes of all that is in an archive: no small file fills the disk. */
const LARGEST_ARCHIVE = 16 * 1024 ** 3;

/**
 * Writes a compressed tar archive. The file gets its name only once it is whole; until then it has one that nobody can
 * foresee. A link in its place is refused: it may have been put there by somebody else.
 */
export async function writeBackup(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const present = await lstat(path).catch(() => undefined);
  if (present?.isSymbolicLink()) throw new CommandFailed(texts.isLink(path));
  const unfinished = `${path}.${randomBytes(12).toString('hex')}.unfinished`;
  const archive = pack();
  try {
    // It holds every customer's personal data, so only the file's owner may read it.
    const written = pipeline(
      archive,
      createGzip(),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }),
    );
    await Promise.all([written, addAll(archive, entries)]);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function addAll(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  try {
    for await (const { name, content } of entries) {
      await new Promise<void>((resolve, reject) =>
        archive.entry({ name }, Buffer.from(content), error => (error ? reject(error) : resolve())),
      );
    }
    archive.finalize();
  } catch (error) {
    archive.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
}

/**
 * Reads it back, entry by entry, each of as many bytes at most as `largest` says. A `CommandFailed` when the file is no such
 * archive, not whole, or too large.
 */
export async function* readBackup(path: string, largest: (name: string) => number): AsyncGenerator<Entry> {
  const entries = extract();
  const limited = (content: AsyncIterable<Uint8Array>) => upTo(LARGEST_ARCHIVE, content);
  const read = pipeline(createReadStream(path), createGunzip(), limited, entries);
  // Errors are thrown by the entries as well, and stopping early is no error.
  read.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name } = entry.header;
      const content = await wholeOf(upTo(largest(name), entry as AsyncIterable<Uint8Array>));
      yield { name, content };
    }
    await read;
  } catch (error) {
    throw isDamage(error) ? new CommandFailed(texts.noBackup(path)) : error;
  }
}

/** Said by zlib with a code of its own, by the archive's reader with none. */
const isDamage = (error: unknown): boolean =>
  error instanceof TooLarge ||
  (error instanceof Error &&
    ('code' in error ? String(error.code).startsWith('Z_') : /\btar\b|end of data/.test(error.message)));
