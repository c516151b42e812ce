import { inOnePiece, pictureNames, wholeOf } from '../../../core/catalogue/picture.ts';
import type { Objects } from '../../../core/ports/objects.ts';
import type { Archivable } from '../open-store.ts';
import { type Entry, readBackup, writeBackup } from './backup-file.ts';
import { CommandFailed } from './command-failed.ts';

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
      return `Backup written: ${tables.appointments.length} appointments, ${tables.users.length} users.`;
    } catch (error) {
      if (!(error instanceof PictureGone) || attempt === TRIES) throw error;
    }
  }
}

async function* entriesOf(store: Archivable, objects: Objects, tables: Tables): AsyncGenerator<Entry> {
  const manifest: Manifest = { engine: store.archive.engine, migrations: store.migrations };
  yield { name: MANIFEST, content: Buffer.from(JSON.stringify(manifest)) };
  yield { name: TABLES, content: Buffer.from(JSON.stringify(tables)) };
  const urls = tables.services.map(({ image_url: url }) => (typeof url === 'string' ? url : null));
  for (const name of new Set(urls.flatMap(pictureNames))) {
    const stored = await objects.get(name);
    if (stored === undefined) throw new PictureGone(`the picture ${name} is gone`);
    yield { name: OBJECTS + name, content: await wholeOf(stored.content) };
  }
}

/** Puts a backup into an empty database and storage. */
export async function restore(store: Archivable, objects: Objects, path: string): Promise<string> {
  if (!(await store.users.isEmpty())) {
    throw new CommandFailed('The database holds data already: a backup is restored into an empty one.');
  }
  let tables: Tables | undefined;
  for await (const { name, content } of readBackup(path)) {
    if (name === MANIFEST) checkManifest(store, JSON.parse(Buffer.from(content).toString()) as Manifest);
    else if (name === TABLES) tables = JSON.parse(Buffer.from(content).toString()) as Tables;
    else await objects.put(name.slice(OBJECTS.length), inOnePiece(content), 'image/webp');
  }
  if (tables === undefined) throw new CommandFailed(`${path} is no backup.`);
  await store.archive.write(tables);
  return `Restored: ${tables.appointments.length} appointments, ${tables.users.length} users.`;
}

function checkManifest({ archive, migrations }: Archivable, manifest: Manifest): void {
  if (manifest.engine !== archive.engine) {
    throw new CommandFailed(`The backup is of a ${manifest.engine} database, this one is ${archive.engine}.`);
  }
  const unknown = manifest.migrations.filter(name => !migrations.includes(name));
  if (unknown.length > 0) throw new CommandFailed('The backup was made by a newer version of the program.');
}
