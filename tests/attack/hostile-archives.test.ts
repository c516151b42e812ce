import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { FileObjects } from '../../adapters/storage/file-objects.ts';
import { backup, restore } from '../../apps/server/cli/backup.ts';
import { readBackup } from '../../apps/server/cli/backup-file.ts';
import { isArchivable, openStore } from '../../apps/server/open-store.ts';
import {
  LARGEST_UPLOAD,
  pictureName,
  pictureUrl,
  pictureWidths,
  wholeOf,
} from '../../core/catalogue/picture.ts';
import { book, visit } from '../contracts/visits.ts';

type Part = { readonly header: Partial<Header> & { name: string }; readonly content: Buffer };
type Tables = Record<string, Record<string, unknown>[]>;

let folder: string;
/** What an honest archive of a small shop with a picture holds, in its order. */
let honest: readonly Part[];

async function openShop(name: string) {
  const store = await openStore(`sqlite:${join(folder, name)}`);
  if (!isArchivable(store)) throw new Error('nothing to archive');
  return store;
}

async function* oneByte(): AsyncGenerator<Uint8Array> {
  yield Uint8Array.of(7);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salone-archives-'));
  const store = await openShop('honest.sqlite');
  const shop = await seedSmallShop(store);
  await book(store, visit(shop));
  const objects = new FileObjects(join(folder, 'objects'));
  for (const width of pictureWidths) await objects.put(pictureName('key', width), oneByte());
  await store.services.changeImage(shop.taglio.id, pictureUrl('key'));
  await backup(store, objects, join(folder, 'honest'));
  await store.close();
  const parts: Part[] = [];
  for await (const { name, content } of readBackup(join(folder, 'honest'), () => LARGEST_UPLOAD))
    parts.push({ header: { name }, content: Buffer.from(content) });
  honest = parts;
});
afterAll(() => rm(folder, { recursive: true }));

async function write(parts: readonly Part[]): Promise<string> {
  const archive = pack();
  for (const { header, content } of parts) archive.entry(header, content);
  archive.finalize();
  const file = join(folder, 'hostile');
  await writeFile(file, gzipSync(await wholeOf(archive as AsyncIterable<Uint8Array>)));
  return file;
}

/** The honest parts with another content in place of one. */
const instead = (name: string, content: (honest: Buffer) => string | Buffer): Part[] =>
  honest.map(part =>
    part.header.name === name ? { ...part, content: Buffer.from(content(part.content)) } : part,
  );

const withTables = (change: (tables: Tables) => void): Part[] =>
  instead('tables.json', content => {
    const tables = JSON.parse(content.toString()) as Tables;
    change(tables);
    return JSON.stringify(tables);
  });

const also = (name: string, header: Partial<Header> = {}): Part[] => [
  ...honest,
  { header: { name, ...header }, content: Buffer.from(header.type === undefined ? 'ciao' : '') },
];

test.each<[string, () => Part[]]>([
  ['without its manifest', () => honest.slice(1)],
  ['whose manifest comes late', () => [...honest.slice(1), ...honest.slice(0, 1)]],
  ['whose manifest is no JSON', () => instead('manifest.json', () => '{')],
  ['whose manifest says nothing', () => instead('manifest.json', () => '{}')],
  ['whose manifest never ends', () => instead('manifest.json', () => Buffer.alloc(2_000_000, ' '))],
  ['whose tables are a list', () => instead('tables.json', () => '[]')],
  ['whose users are words', () => withTables(tables => Object.assign(tables, { users: ['titolare'] }))],
  [
    'with a table of the database’s own',
    () => withTables(tables => (tables['sqlite_master'] = [{ name: 'x' }])),
  ],
  [
    'with a table of ours that no copy holds',
    () => withTables(tables => (tables['sessions'] = [{ id: 'x' }])),
  ],
  [
    'with a column that is none',
    () => withTables(tables => Object.assign(tables['users']?.[0] ?? {}, { 'id") --': 1 })),
  ],
  ['with a later list of words', () => withTables(tables => Object.assign(tables, { closures: ['agosto'] }))],
  [
    'with words where an id belongs',
    () => withTables(tables => Object.assign(tables['users']?.[0] ?? {}, { id: 'uno' })),
  ],
  ['with a visit of nobody', () => withTables(tables => Object.assign(tables, { settings: [], users: [] }))],
  [
    'with an object where a name belongs',
    () => withTables(tables => Object.assign(tables['users']?.[0] ?? {}, { username: { a: 1 } })),
  ],
  [
    'with a day that is none',
    () => withTables(tables => Object.assign(tables['appointments']?.[0] ?? {}, { day: '2027-02-29' })),
  ],
  [
    'with a start after midnight',
    () => withTables(tables => Object.assign(tables['appointments']?.[0] ?? {}, { start_minute: 1_440 })),
  ],
  [
    'with hours in words',
    () =>
      withTables(tables => {
        const week = [[], [], [], [], [], [], [{ from: 'le nove', to: '18:00' }]];
        tables['shop_weeks'] = [{ valid_from: '2027-01-01', week: JSON.stringify(week) }];
      }),
  ],
  [
    'with a closure that never begins',
    () =>
      withTables(tables => {
        const days = { first_day: 'agosto', last_day: 'settembre' };
        tables['closures'] = [{ id: 1, ...days, hours: '[]', stylist_ids: null, reason: '' }];
      }),
  ],
  [
    'whose history leads nowhere',
    () =>
      withTables(tables =>
        Object.assign(tables['appointment_history']?.[0] ?? {}, { to_state: '{"date":"mai"}' }),
      ),
  ],
  ['with tables twice', () => [...honest, ...honest.slice(1, 2)]],
  ['with a picture that no service has', () => also('objects/pictures/altra/640.webp')],
  ['with a path that leads out', () => also('objects/../../fuori')],
  ['with an absolute path', () => also('/tmp/fuori')],
  ['with a link', () => also('objects/pictures/key/640.webp', { type: 'symlink', linkname: '/etc/passwd' })],
  ['whose picture is missing', () => honest.slice(0, -1)],
  [
    'whose picture unfolds to more than any has',
    () => instead('objects/pictures/key/640.webp', () => Buffer.alloc(LARGEST_UPLOAD + 1)),
  ],
])('an archive %s is refused with a sentence, and nothing of it is stored', async (_, parts) => {
  const store = await openShop('empty.sqlite');
  const objects = new FileObjects(join(folder, 'restored'));
  await expect(restore(store, objects, await write(parts()))).rejects.toThrow('non è una copia salvata');
  expect(await store.users.isEmpty()).toBe(true);
  expect(await store.services.list()).toEqual([]);
  expect(await readdir(join(folder, 'restored'), { recursive: true }).catch(() => [])).not.toContainEqual(
    expect.stringContaining('.webp'),
  );
  await store.close();
});

test('an honest one is restored', async () => {
  const store = await openShop('restored.sqlite');
  await restore(store, new FileObjects(join(folder, 'restored')), await write(honest));
  expect(await store.services.list()).toHaveLength(3);
  await store.close();
});

test('a copy is not written through a link that somebody has put in its place', async () => {
  const store = await openShop('honest.sqlite');
  const [aim, link] = [join(folder, 'aim'), join(folder, 'copy')];
  await writeFile(aim, 'theirs');
  await symlink(aim, link);
  const objects = new FileObjects(join(folder, 'objects'));
  await expect(backup(store, objects, link)).rejects.toThrow('è un collegamento');
  expect(await readFile(aim, 'utf8')).toBe('theirs');
  expect((await readdir(folder)).filter(name => name.includes('unfinished'))).toEqual([]);
  await store.close();
});
