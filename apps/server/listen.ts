import { chmod, lstat, rm } from 'node:fs/promises';
import { connect, type Server } from 'node:net';
import { reasonOf } from './cli/reason-of.ts';
import { settingTexts as texts } from './cli/setting-texts.ts';
import { WrongConfiguration } from './cli/wrong-configuration.ts';
import type { Config } from './config.ts';

/** Of a socket: the proxy is in the group of its folder. */
const FOR_GROUP = 0o660;

/** At its Unix socket where one is set. A place that cannot be had stops the start with a sentence that names the setting. */
export function listen(server: Server, at: Pick<Config, 'host' | 'port' | 'socket'>): Promise<void> {
  const { host, port, socket } = at;
  return socket === undefined
    ? orTell(begin(server, { host, port }), texts.placeTaken)
    : orTell(beginAt(server, socket), texts.socketTaken);
}

const orTell = (begun: Promise<void>, taken: (reason: string) => string): Promise<void> =>
  begun.catch((error: unknown) => {
    throw new WrongConfiguration(taken(reasonOf(error)));
  });

async function beginAt(server: Server, path: string): Promise<void> {
  await removeStale(path);
  await begin(server, { path });
  await chmod(path, FOR_GROUP);
}

/** Left by a process that could not clear up. One that somebody answers at stays, and so does what is no socket. */
async function removeStale(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isSocket()) throw new Error(texts.notASocket);
  if (await isRefused(path)) await rm(path);
}

const isRefused = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const asked = connect(path, () => {
      asked.destroy();
      resolve(false);
    });
    asked.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'));
  });

function begin(
  server: Server,
  place: { readonly path: string } | { readonly host: string; readonly port: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, resolve);
  });
}
