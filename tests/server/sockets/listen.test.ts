import { linkSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WrongConfiguration } from '../../../apps/server/cli/wrong-configuration.ts';
import { listen } from '../../../apps/server/listen.ts';
import { statusAt } from './status-at.ts';

let folder: string;
let socket: string;
const servers: Server[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salone-socket-'));
  socket = join(folder, 'http.sock');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => new Promise(resolve => server.close(resolve))));
  await rm(folder, { recursive: true });
});

async function begin(status: number): Promise<Server> {
  const server = createServer((_, answer) => answer.writeHead(status).end());
  await listen(server, { host: '127.0.0.1', port: 0, socket });
  servers.push(server);
  return server;
}

test('a socket is open to the group of its folder and to nobody else, and goes with its server', async () => {
  await begin(204);
  expect((statSync(socket).mode & 0o777).toString(8)).toBe('660');
  expect(statSync(socket).gid).toBe(statSync(folder).gid);
  expect(await statusAt(socket, '/')).toBe(204);
  await new Promise(resolve => servers.pop()?.close(resolve));
  await expect(statusAt(socket, '/')).rejects.toThrow('ENOENT');
});

test('one that a dead process left is replaced', async () => {
  const kept = join(folder, 'kept.sock');
  const dead = await begin(204);
  linkSync(socket, kept);
  servers.pop();
  await new Promise(resolve => dead.close(resolve));
  linkSync(kept, socket);
  await expect(statusAt(socket, '/')).rejects.toThrow('ECONNREFUSED');
  await begin(205);
  expect(await statusAt(socket, '/')).toBe(205);
});

test('one that answers, another file, and a folder that is not there stop the start, and stay', async () => {
  await begin(204);
  await expect(begin(205)).rejects.toThrow(/^SOCKET: .*un altro programma ascolta già lì/);
  expect(await statusAt(socket, '/')).toBe(204);
  const server = createServer();
  const file = join(folder, 'settings');
  writeFileSync(file, 'mine');
  const at = { host: '127.0.0.1', port: 0 };
  await expect(listen(server, { ...at, socket: file })).rejects.toThrow('non è un socket');
  expect(statSync(file).size).toBe(4);
  const nowhere = listen(createServer(), { ...at, socket: join(folder, 'away', 'http.sock') });
  await expect(nowhere).rejects.toThrow(/^SOCKET: /);
});

test.each([
  ['below a file', () => join(socket, 'http.sock'), 'una parte del percorso non è una cartella'],
  ['a path too long', () => join(folder, 'p'.repeat(108)), 'il sistema non lo accetta'],
])(
  'whatever else the system has against a socket stops the start with a sentence: %s',
  async (_, path, why) => {
    writeFileSync(socket, '');
    const refused = listen(createServer(), { host: '127.0.0.1', port: 0, socket: path() });
    await expect(refused).rejects.toThrow(WrongConfiguration);
    await expect(refused).rejects.toThrow(why);
  },
);

test('a socket that nobody may ask is no reason to take it away', async () => {
  await begin(204);
  await chmod(socket, 0);
  await expect(begin(205)).rejects.toThrow(/^SOCKET: /);
  expect(statSync(socket).isSocket()).toBe(true);
});
