import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../../setup/ask-database.ts';
import { freshDatabase } from '../../setup/postgres.ts';
import { root } from '../delivered.ts';
import { runProgramToEnd, runToEnd, startProgram } from '../processes.ts';

let folder: string;
let settings: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salone-demo-'));
  settings = { DATABASE_URL: `sqlite:${join(folder, 'salone.sqlite')}` };
});
afterEach(() => rm(folder, { recursive: true }));

const command = [process.execPath, resolve('apps/server/main.ts'), '--demo'];

test('the demo has places of its own, says which, and which settings it leaves aside', async () => {
  const usual = { DATABASE_URL: 'sqlite:data/salone.sqlite', STORAGE_URL: 'file:data/objects' };
  const server = await startProgram({ command, folder }, { ...usual, LOG_LEVEL: 'info' });
  expect(server.said()).toContain('dati in sqlite:data/demo.sqlite, immagini in file:data/demo-objects');
  expect(server.complained()).toBe('Con --demo non si usa: DATABASE_URL, STORAGE_URL.\n');
  const [service] = (await (await fetch(`${server.origin}/api/services`)).json()) as { imageUrl: string }[];
  expect((await fetch(server.origin + service?.imageUrl)).headers.get('content-type')).toBe('image/webp');
  expect(await readdir(folder)).toEqual(['data']);
  expect((await readdir(join(folder, 'data'))).filter(name => /^(salone|objects)/.test(name))).toEqual([]);
  expect(await server.stop()).toBe(0);
});

test('a storage beside no other database is a shop’s: the demo leaves it aside, and says so', async () => {
  const pictures = `file:${join(folder, 'pictures')}`;
  const server = await startProgram({ command, folder }, { STORAGE_URL: pictures, LOG_LEVEL: 'info' });
  expect(server.said()).toContain('dati in sqlite:data/demo.sqlite, immagini in file:data/demo-objects');
  expect(server.complained()).toBe('Con --demo non si usa: STORAGE_URL.\n');
  expect(await readdir(folder)).toEqual(['data']);
  expect(await server.stop()).toBe(0);
});

test('a shop in memory leaves no pictures anywhere, and says so where others were to take them', async () => {
  const [pictures, letters] = ['pictures', 'letters'].map(name => `file:${join(folder, name)}`);
  const forgotten = { DATABASE_URL: 'memory:', STORAGE_URL: `${pictures}`, MAIL_URL: `${letters}` };
  const server = await startProgram({ command: command.slice(0, 2), folder }, forgotten);
  expect(server.complained()).toBe('Con memory: non si usa: STORAGE_URL.\n');
  const [service] = (await (await fetch(`${server.origin}/api/services`)).json()) as { imageUrl: string }[];
  expect((await fetch(server.origin + service?.imageUrl)).headers.get('content-type')).toBe('image/webp');
  expect(await server.stop()).toBe(0);
  expect(await readdir(folder)).toEqual(['letters']);
});

test('the demo is where it is told to be, and says so', async () => {
  const [pictures, outbox] = [`file:${join(folder, 'pictures')}`, `file:${join(folder, 'outbox')}`];
  const named = { ...settings, STORAGE_URL: pictures, MAIL_URL: outbox, LOG_LEVEL: 'info' };
  const server = await startProgram({ command, folder }, named);
  expect(server.said()).toContain(`dati in ${settings['DATABASE_URL']}, immagini in ${pictures}`);
  expect(server.complained()).toBe('');
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['pictures', 'salone.sqlite']));
  expect(await readdir(folder)).not.toContain('data');
  expect(await server.stop()).toBe(0);
});

const refused = [1, 'La base dati contiene già dei dati: serve una base dati vuota.\n'];
/** Filled as a demonstration once: without that mark it is a shop's. */
async function releaseOne(engine: 'sqlite' | 'postgresql'): Promise<string> {
  const dump = await readFile(new URL(`tests/upgrade/release-1/${engine}.sql`, root), 'utf8');
  return `${dump}\ndelete from ${engine === 'sqlite' ? 'settings' : 'public.settings'} where name = 'demo';`;
}

test('the demo does not start where somebody’s own data is, and says why', async () => {
  const password = 'una password lunga\n';
  await runToEnd('cli.ts', ['create-admin', '--username', 'titolare'], settings, password);
  const ended = await runProgramToEnd({ command, folder }, settings);
  expect([ended.code, ended.err]).toEqual(refused);
});

describe.each([
  ['the demo', () => runProgramToEnd({ command, folder }, settings)],
  ['demo-data', () => runToEnd('cli.ts', ['demo-data'], settings)],
])('%s leaves as it is', (_, start) => {
  test.each([
    ['a shop of an older version', () => releaseOne('sqlite')],
    ['what another program keeps', async () => 'create table orders (id integer primary key)'],
  ])('a file with %s', async (__, made) => {
    const path = join(folder, 'salone.sqlite');
    new Database(path).exec(await made()).close();
    const before = await readFile(path);
    const { code, err } = await start();
    expect([code, err]).toEqual(refused);
    expect(await readdir(folder)).toEqual(['salone.sqlite']);
    expect((await readFile(path)).equals(before)).toBe(true);
  });

  test('a PostgreSQL database with a shop of an older version', async () => {
    settings = { DATABASE_URL: await freshDatabase() };
    await ask(settings['DATABASE_URL'] ?? '', await releaseOne('postgresql'));
    const tables = `select tablename from pg_tables where schemaname = 'public' order by 1`;
    const before = await ask(settings['DATABASE_URL'] ?? '', tables);
    const { code, err } = await start();
    expect([code, err]).toEqual(refused);
    expect(await ask(settings['DATABASE_URL'] ?? '', tables)).toEqual(before);
  });
});

test('a demo goes on where it began, and into a database that was only brought up to date', async () => {
  await runToEnd('cli.ts', ['migrate'], settings);
  const filled = [
    await runToEnd('cli.ts', ['demo-data'], settings),
    await runToEnd('cli.ts', ['demo-data'], settings),
  ];
  expect(filled.map(({ out }) => out)).toEqual([
    ...['Dati dimostrativi inseriti.\n', 'I dati dimostrativi ci sono già.\n'],
  ]);
});
