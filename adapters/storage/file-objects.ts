import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { isObjectName } from '../../core/catalogue/picture.ts';
import type { Objects, StoredObject } from '../../core/ports/objects.ts';

/**
 * Objects as files below a folder. A file gets its name only once it is whole and on the disk; until then it stands beside
 * it, and what a process that died left there goes when the name is removed.
 */
export class FileObjects implements Objects {
  readonly #folder: string;

  /** Resolved once: Node's `mkdir` of a relative path never returns after the working directory has been removed. */
  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  async put(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const path = this.#path(name);
    const unfinished = `${path}${UNFINISHED}${randomBytes(12).toString('hex')}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await write(unfinished, content);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(name: string): Promise<StoredObject | undefined> {
    const file = await open(this.#path(name)).catch(unless('ENOENT'));
    if (file === undefined) return undefined;
    const { size } = await file.stat();
    return { content: file.createReadStream(), size, type: typeOf(name) };
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const path = this.#path(name);
      for (const file of [path, ...(await unfinishedOf(path))]) await rm(file, { force: true });
      if (hasOwnFolder(name)) await rmdir(dirname(path)).catch(unless('ENOENT', 'ENOTEMPTY', 'EEXIST'));
    }
  }

  async ping(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
  }

  #path(name: string): string {
    if (!isObjectName(name)) throw new RangeError(`no name for an object: ${name}`);
    return join(this.#folder, name);
  }
}

const UNFINISHED = '.unfinished-';

async function unfinishedOf(path: string): Promise<string[]> {
  const folder = dirname(path);
  const names = (await readdir(folder).catch(unless('ENOENT'))) ?? [];
  const beginning = basename(path) + UNFINISHED;
  return names.filter(name => name.startsWith(beginning)).map(name => join(folder, name));
}

async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx');
  try {
    for await (const chunk of content) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Its name says what it is: nothing but our own pictures ends in `.webp`. */
const typeOf = (name: string): string =>
  extname(name) === '.webp' ? 'image/webp' : 'application/octet-stream';

/** The widths of one picture share a folder, which is removed with the last of them. */
const hasOwnFolder = (name: string): boolean => name.split('/').length > 2;

/** Ignores an error with one of these codes. */
const unless =
  (...codes: readonly string[]) =>
  (error: unknown): undefined => {
    if (error instanceof Error && 'code' in error && codes.includes(String(error.code))) return undefined;
    throw error;
  };
