import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { json } from '../../http/browser.ts';
import { ask } from '../../setup/ask-database.ts';
import { freshDatabase } from '../../setup/postgres.ts';
import { root } from '../delivered.ts';
import { migratedAt } from '../migrated-at.ts';
import { type Running, runProgramToEnd, startProgram } from '../processes.ts';
import { addAdministrator, folderForEachTest } from '../shop-folder.ts';

const here = folderForEachTest();
const command = [process.execPath, resolve('apps/server/main.ts'), '--demo'];

/** The demo, started in the test's folder. */
const startDemo = (settings: Record<string, string>) =>
  startProgram({ command, folder: here.folder }, { ...settings, LOG_LEVEL: 'info' });

async function firstPicture({ origin }: Running): Promise<string | null> {
  const services = (await (await fetch(`${origin}/api/services`)).json()) as { imageUrl: string }[];
  expect(services).toHaveLength(9);
  return (await fetch(origin + services[0]?.imageUrl)).headers.get('content-type');
}

async function register({ origin }: Running): Promise<number> {
  const newcomer = json({ username: 'nina', password: 'segreta' });
  const headers = { ...newcomer.headers, 'sec-fetch-site': 'same-origin' };
  return (await fetch(`${origin}/api/register`, { ...newcomer, headers })).status;
}

const ownPlaces = 'dati in sqlite:data/demo.sqlite, immagini in file:data/demo-objects';

test('the demo has places of its own, says which, and which settings it leaves aside', async () => {
  const usual = { DATABASE_URL: 'sqlite:data/salone.sqlite', STORAGE_URL: 'file:data/objects' };
  const server = await startDemo(usual);
  expect(server.said()).toContain(ownPlaces);
  expect(server.complained()).toBe('Con --demo non si usa: DATABASE_URL, STORAGE_URL.\n');
  expect(await firstPicture(server)).toBe('image/webp');
  expect(await readdir(here.folder)).toEqual(['data']);
  expect((await readdir(join(here.folder, 'data'))).filter(name => /^(salone|objects)/.test(name))).toEqual(
    [],
  );
  expect(await server.stop()).toBe(0);

  // A storage beside no other database is a shop's.
  const pictures = { STORAGE_URL: `file:${join(here.folder, 'pictures')}` };
  const again = await startDemo(pictures);
  expect(again.said()).toContain(ownPlaces);
  expect(again.complained()).toBe('Con --demo non si usa: STORAGE_URL.\n');
  expect(await readdir(here.folder)).toEqual(['data']);
  expect(await again.stop()).toBe(0);
});

test('the demo is where it is told to be, and says so', async () => {
  const { DATABASE_URL = '', MAIL_URL = '' } = here.settings;
  const pictures = `file:${join(here.folder, 'pictures')}`;
  const server = await startDemo({ DATABASE_URL, MAIL_URL, STORAGE_URL: pictures });
  expect(server.said()).toContain(`dati in ${DATABASE_URL}, immagini in ${pictures}`);
  expect(server.complained()).toBe('');
  expect(await readdir(here.folder)).toEqual(expect.arrayContaining(['pictures', 'salone.sqlite']));
  expect(await readdir(here.folder)).not.toContain('data');
  expect(await server.stop()).toBe(0);
});

test('a shop in memory is served and tells in Italian who may enter, leaves no pictures anywhere, and forgets who came', async () => {
  const [pictures, letters] = ['pictures', 'letters'].map(name => `file:${join(here.folder, name)}`);
  const forgotten = { DATABASE_URL: 'memory:', STORAGE_URL: `${pictures}`, MAIL_URL: `${letters}` };
  const start = () => startProgram({ command: command.slice(0, 2), folder: here.folder }, forgotten);
  const server = await start();
  expect(server.complained()).toBe('Con memory: non si usa: STORAGE_URL.\n');
  expect(await firstPicture(server)).toBe('image/webp');
  await expect.poll(() => server.said()).toContain('Si ferma con Ctrl+C.');
  expect(server.said()).toMatch(/Per entrare.*\n +salone +salone-demo +amministratore\n/);
  expect(await register(server)).toBe(201);
  expect(await server.stop()).toBe(0);
  expect(await readdir(here.folder)).toEqual(['letters']);

  const again = await start();
  expect(await register(again)).toBe(201);
  expect(await again.stop()).toBe(0);
});

const refused = [1, 'La base dati contiene già dei dati: serve una base dati vuota.\n'];
/** Filled as a demonstration once: without that mark it is a shop's. */
async function releaseOne(engine: 'sqlite' | 'postgresql'): Promise<string> {
  const dump = await readFile(new URL(`tests/upgrade/release-1/${engine}.sql`, root), 'utf8');
  return `${dump}\ndelete from ${engine === 'sqlite' ? 'settings' : 'public.settings'} where name = 'demo';`;
}

const executed = async (path: string, sql: string) => new Database(path).exec(sql).close();

describe.each([
  ['the demo', () => runProgramToEnd({ command, folder: here.folder }, here.settings)],
  ['demo-data', () => here.cli(['demo-data'])],
])('%s leaves as it is', (_, start) => {
  test.each<[string, (path: string) => Promise<unknown>]>([
    ['a shop of an older version', async path => executed(path, await releaseOne('sqlite'))],
    ['what another program keeps', path => executed(path, 'create table orders (id integer primary key)')],
    ['nothing but a lone administrator', async path => addAdministrator(await migratedAt(path), 'titolare')],
  ])('a file with %s', async (__, make) => {
    const path = join(here.folder, 'salone.sqlite');
    await make(path);
    const before = await readFile(path);
    const { code, err } = await start();
    expect([code, err]).toEqual(refused);
    expect(await readdir(here.folder)).toEqual(['salone.sqlite']);
    expect((await readFile(path)).equals(before)).toBe(true);
  });

  test('a PostgreSQL database with a shop of an older version', async () => {
    const url = await freshDatabase();
    here.settings = { DATABASE_URL: url };
    await ask(url, await releaseOne('postgresql'));
    const tables = `select tablename from pg_tables where schemaname = 'public' order by 1`;
    const before = await ask(url, tables);
    const { code, err } = await start();
    expect([code, err]).toEqual(refused);
    expect(await ask(url, tables)).toEqual(before);
  });
});

test('a demo goes on where it began, and into a database that was only brought up to date', async () => {
  await migratedAt(join(here.folder, 'salone.sqlite'));
  expect((await here.cli(['demo-data'])).out).toBe('Dati dimostrativi inseriti.\n');
  expect((await here.cli(['demo-data'])).out).toBe('I dati dimostrativi ci sono già.\n');
});
