import * as z from 'zod/mini';
import { ForeignRows } from '../../../adapters/mikro-orm/backup/table-archive.ts';
import { inOnePiece, LARGEST_UPLOAD, pictureNames, wholeOf } from '../../../core/catalogue/picture.ts';
import type { Objects } from '../../../core/ports/objects.ts';
import type { Archivable } from '../open-store.ts';
import { type Entry, readBackup, writeBackup } from './backup-file.ts';
import { CommandFailed } from './command-failed.ts';
import { texts } from './texts.ts';

const MANIFEST = 'manifest.json';
const TABLES = 'tables.json';
const OBJECTS = 'objects/';
/** A picture that is replaced while the backup runs makes it begin again. */
const TRIES = 3;

interface Manifest {
  readonly engine: string;
  readonly migrations: readonly string[];
}

type Tables = Awaited<ReturnType<Archivable['archive']['read']>>;

class PictureGone extends Error {}

/** Everything a shop would miss, database and pictures, as it stood at one moment, in one file. Runs beside a working server. */
export async function backup(store: Archivable, objects: Objects, path: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const tables = await store.archive.read();
    try {
      await writeBackup(path, entriesOf(store, objects, tables));
      return texts.backedUp(tables.appointments.length, tables.users.length);
    } catch (error) {
      if (!(error instanceof PictureGone) || attempt === TRIES) throw error;
    }
  }
}

async function* entriesOf(store: Archivable, objects: Objects, tables: Tables): AsyncGenerator<Entry> {
  const manifest: Manifest = { engine: store.archive.engine, migrations: store.migrations };
  yield { name: MANIFEST, content: Buffer.from(JSON.stringify(manifest)) };
  yield { name: TABLES, content: Buffer.from(JSON.stringify(tables)) };
  for (const name of picturesOf(tables)) {
    const stored = await objects.get(name);
    if (stored === undefined) throw new PictureGone(`the picture ${name} is gone`);
    yield { name: OBJECTS + name, content: await wholeOf(stored.content) };
  }
}

/** Puts a backup into an empty database and storage. What this program would not have written there is refused. */
export async function restore(store: Archivable, objects: Objects, path: string): Promise<string> {
  if (!(await store.users.isEmpty())) {
    throw new CommandFailed(texts.notEmpty);
  }
  const pictures: string[] = [];
  try {
    const tables = await restoreAll(store, objects, path, pictures);
    return texts.restored(tables.appointments.length, tables.users.length);
  } catch (error) {
    await objects.remove(pictures).catch(() => undefined);
    const isForeign = [NoBackup, ForeignRows, SyntaxError, z.core.$ZodError].some(
      kind => error instanceof kind,
    );
    throw isForeign ? new CommandFailed(texts.noBackup(path)) : error;
  }
}

class NoBackup extends Error {}

/** In the order in which they are written: what the tables do not name is no picture of the shop. `pictures`: those that it has put. */
async function restoreAll(
  store: Archivable,
  objects: Objects,
  path: string,
  pictures: string[],
): Promise<Tables> {
  let tables: Tables | undefined;
  let isChecked = false;
  let awaited = new Set<string>();
  for await (const { name, content } of readBackup(path, largestOf)) {
    if (name === MANIFEST && !isChecked) {
      checkManifest(store, manifestShape.parse(JSON.parse(Buffer.from(content).toString())));
      isChecked = true;
    } else if (name === TABLES && isChecked && tables === undefined) {
      tables = tablesShape.parse(JSON.parse(Buffer.from(content).toString()));
      awaited = new Set(picturesOf(tables).map(picture => OBJECTS + picture));
    } else if (awaited.delete(name)) {
      const picture = name.slice(OBJECTS.length);
      pictures.push(picture);
      await objects.put(picture, inOnePiece(content), 'image/webp');
    } else throw new NoBackup();
  }
  if (tables === undefined || awaited.size > 0) throw new NoBackup();
  await store.archive.write(tables);
  return tables;
}

const MB = 1024 ** 2;

/** Bytes; of the tables what fits into one text. */
const largestOf = (name: string): number =>
  name === TABLES ? 500 * MB : name === MANIFEST ? MB : LARGEST_UPLOAD;

const manifestShape = z.object({ engine: z.string(), migrations: z.array(z.string()) });
const rows = z.array(z.record(z.string(), z.unknown()));
const tablesShape = z.looseObject({
  ...{ settings: rows, users: rows, services: rows, appointments: rows },
  ...{ held_quarters: rows, known_browsers: rows },
});

function picturesOf({ services }: Tables): string[] {
  const urls = services.map(({ image_url: url }) => (typeof url === 'string' ? url : null));
  return [...new Set(urls.flatMap(pictureNames))];
}

function checkManifest({ archive, migrations }: Archivable, manifest: Manifest): void {
  if (manifest.engine !== archive.engine) {
    throw new CommandFailed(texts.otherEngine(manifest.engine, archive.engine));
  }
  const unknown = manifest.migrations.filter(name => !migrations.includes(name));
  if (unknown.length > 0) throw new CommandFailed(texts.newerVersion);
}
