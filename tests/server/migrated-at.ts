import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../apps/server/open-store.ts';

let made: Promise<Buffer> | undefined;

/** The address of a new SQLite database at `path`. A worker migrates one; each further one is a copy. */
export async function migratedAt(path: string): Promise<string> {
  made ??= migrated();
  await writeFile(path, await made);
  return `sqlite:${path}`;
}

async function migrated(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'salone-migrated-'));
  const path = join(folder, 'salone.sqlite');
  await (await openStore(`sqlite:${path}`)).close();
  const whole = await readFile(path);
  await rm(folder, { recursive: true });
  return whole;
}
