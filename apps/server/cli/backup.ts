import { inOnePiece, pictureNames, wholeOf } from '../../../core/catalogue/picture.ts';
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
    throw new CommandFailed(texts.notEmpty);
  }
  let tables: Tables | undefined;
  for await (const { name, content } of readBackup(path)) {
    if (name === MANIFEST) checkManifest(store, JSON.parse(Buffer.from(content).toString()) as Manifest);
    else if (name === TABLES) tables = JSON.parse(Buffer.from(content).toString()) as Tables;
    else await objects.put(name.slice(OBJECTS.length), inOnePiece(content), 'image/webp');
  }
  if (tables === undefined) throw new CommandFailed(texts.noBackup(path));
  await store.archive.write(tables);
  return texts.restored(tables.appointments.length, tables.users.length);
}

function checkManifest({ archive, migrations }: Archivable, manifest: Manifest): void {
  if (manifest.engine !== archive.engine) {
    throw new CommandFailed(texts.otherEngine(manifest.engine, archive.engine));
  }
  const unknown = manifest.migrations.filter(name => !migrations.includes(name));
  if (unknown.length > 0) throw new CommandFailed(texts.newerVersion);
}
