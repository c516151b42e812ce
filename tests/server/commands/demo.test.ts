import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('the demo does not start where somebody’s own data is, and says why', async () => {
  const password = 'una password lunga\n';
  await runToEnd('cli.ts', ['create-admin', '--username', 'titolare'], settings, password);
  const ended = await runProgramToEnd({ command, folder }, settings);
  expect([ended.code, ended.err]).toEqual([
    ...[1, 'La base dati contiene già dei dati: serve una base dati vuota.\n'],
  ]);
});
