import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { json } from '../http/browser.ts';
import { freePort, runToEnd, startServer } from './processes.ts';

const SESSION_SECRET = 'a secret of more than thirty-two characters';
let folder: string;
let settings: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salone-cli-'));
  settings = { DATABASE_URL: `sqlite:${join(folder, 'salone.sqlite')}` };
});
afterEach(() => rm(folder, { recursive: true }));

const cli = (args: readonly string[], input?: string) => runToEnd('cli.ts', args, settings, input);

describe('the first administrator', () => {
  test('comes from the command line and logs in on a production server', async () => {
    const made = await cli(['create-admin', '--username', 'titolare'], 'una password lunga\n');
    expect(made).toMatchObject({ code: 0, out: 'Amministratore "titolare" creato.\n' });
    const server = await startServer([], { ...settings, SESSION_SECRET, NODE_ENV: 'production' });
    const credentials = json({ username: 'Titolare', password: 'una password lunga' });
    const response = await fetch(`${server.origin}/api/login`, {
      ...credentials,
      headers: { ...credentials.headers, 'sec-fetch-site': 'same-origin' },
    });
    expect(await response.json()).toMatchObject({ username: 'titolare', isAdmin: true, isStylist: false });
    const { mode } = await stat(join(folder, 'salone.sqlite'));
    expect(mode & 0o077, 'what others may do with the database').toBe(0);
    expect(await server.stop()).toBe(0);
  });

  test('is refused under a name in use, with a weak password, or without a name', async () => {
    await cli(['create-admin', '--username', 'titolare'], 'una password lunga\n');
    expect(await cli(['create-admin', '--username', 'TITOLARE'], 'una password lunga\n')).toMatchObject({
      code: 1,
      err: 'Questo nome utente è già in uso\n',
    });
    expect((await cli(['create-admin', '--username', 'altro'], 'Altro 2027\n')).err).toMatch(
      /^La password non può essere il nome utente/,
    );
    expect((await cli(['create-admin'], 'una password lunga\n')).code).toBe(1);
  });
});

describe('a new password from the command line', () => {
  test('is for anybody, and tells their address', async () => {
    const outbox = join(folder, 'outbox');
    settings = { ...settings, MAIL_URL: `file:${outbox}` };
    await cli(['demo-data']);
    const changed = await cli(['reset-password', '--username', 'SALONE'], 'una password lunga\n');
    expect(changed).toMatchObject({ code: 0, err: '' });
    // The log and the answer each have a way of their own to the same output.
    expect(changed.out).toMatch(/"audit":"password reset".*"by":"command line"/);
    expect(changed.out).toMatch(
      /^La password di "salone" è cambiata; tutte le sue sessioni sono terminate.$/m,
    );
    expect(await readdir(outbox)).toHaveLength(1);
    const server = await startServer([], settings);
    const credentials = json({ username: 'salone', password: 'una password lunga' });
    const headers = { ...credentials.headers, 'sec-fetch-site': 'same-origin' };
    expect((await fetch(`${server.origin}/api/login`, { ...credentials, headers })).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  test('is refused for nobody, and when it is one of the most common ones', async () => {
    expect(await cli(['reset-password', '--username', 'nessuno'], 'una password lunga\n')).toMatchObject({
      ...{ code: 1, err: 'Utente non trovato\n' },
    });
    await cli(['create-admin', '--username', 'titolare'], 'una password lunga\n');
    const common = await cli(['reset-password', '--username', 'titolare'], 'password123\n');
    expect(common.code).toBe(1);
    expect(common.err).toMatch(/^Questa password è tra le più usate/);
  });
});

test('immediate resets are announced at every start', async () => {
  const server = await startServer([], { ...settings, PASSWORD_RESET: 'immediate' });
  expect(server.said()).toContain('PASSWORD_RESET=immediate');
  expect(await server.stop()).toBe(0);
});

describe('a backup that failed', () => {
  test('is told to the shop’s own address, whatever the database is like', async () => {
    await writeFile(join(folder, 'salone.sqlite'), 'shopping list');
    const outbox = join(folder, 'outbox');
    settings = { ...settings, MAIL_URL: `file:${outbox}` };
    const said = { code: 0, out: 'Lettera spedita a ciao@saloneaurora.example.\n', err: '' };
    expect(await cli(['backup-failed'])).toEqual(said);
    const [letter = ''] = await readdir(outbox);
    expect(await readFile(join(outbox, letter), 'utf8')).toMatch(/^To: ciao@saloneaurora\.example$/m);
  });

  test('is not passed over when the letter cannot be sent', async () => {
    settings = { ...settings, MAIL_URL: `smtp://127.0.0.1:${await freePort()}` };
    const ended = await cli(['backup-failed']);
    expect(ended).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Non riuscito: il server della posta non risponde \(.+\)\n$/) as string,
    });
  });
});

describe('demo data', () => {
  test('fills an empty database once, and production refuses that database', async () => {
    expect(await cli(['demo-data'])).toMatchObject({ code: 0, out: 'Dati dimostrativi inseriti.\n' });
    expect(await cli(['demo-data'])).toMatchObject({ code: 0, out: 'I dati dimostrativi ci sono già.\n' });
    const started = await runToEnd('main.ts', [], { ...settings, SESSION_SECRET, NODE_ENV: 'production' });
    expect(started).toMatchObject({
      code: 1,
      err: expect.stringContaining('una base dati dimostrativa') as string,
    });
  });

  test('does not go where somebody’s own data is, not even a lone administrator', async () => {
    await cli(['create-admin', '--username', 'titolare'], 'una password lunga\n');
    expect(await cli(['demo-data'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('contiene già dei dati') as string,
    });
  });
});

test('the demo shop in memory is served, and forgets who came', async () => {
  const register = async () => {
    const server = await startServer([], { DATABASE_URL: 'memory:' });
    const services = (await (await fetch(`${server.origin}/api/services`)).json()) as unknown[];
    const newcomer = json({ username: 'nina', password: 'segreta' });
    const headers = { ...newcomer.headers, 'sec-fetch-site': 'same-origin' };
    const { status } = await fetch(`${server.origin}/api/register`, { ...newcomer, headers });
    expect(await server.stop()).toBe(0);
    return [services.length, status];
  };
  expect(await register()).toEqual([9, 201]);
  expect(await register()).toEqual([9, 201]);
});

test('without a command it shows what there is', async () => {
  expect(await cli([])).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^Uso:/) as string });
});

test.each([[['fly']], [['toString']], [['remove-second-factor', '--username', 'titolare']]])(
  'an unknown command, or one by its old name, shows what there is: %s',
  async args => {
    const err = expect.stringMatching(
      /^Il comando non è scritto bene\.\n\nUso:.* reset-second-factor /s,
    ) as string;
    expect(await cli(args)).toMatchObject({ code: 1, out: '', err });
  },
);

test.each([[['migrate', '--foo']], [['create-admin', '--username']]])(
  'a wrong option shows what there is: %s',
  async args => {
    const ended = await cli(args);
    expect(ended).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Uso:') as string });
    expect(ended.err).not.toMatch(/TypeError|ERR_|\n +at /);
  },
);

test('the server says which option there is', async () => {
  const ended = await runToEnd('main.ts', ['--foo'], settings);
  expect(ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Opzione sconosciuta: c’è soltanto --demo\n$/) as string,
  });
});

test('production does not start without a secret', async () => {
  const started = await runToEnd('main.ts', [], { ...settings, NODE_ENV: 'production' });
  expect(started).toMatchObject({ code: 1, err: expect.stringContaining('SESSION_SECRET') as string });
});

test('a port that is taken stops the start with a sentence', async () => {
  const first = await startServer([], { DATABASE_URL: 'memory:' });
  const settings = { DATABASE_URL: 'memory:', PORT: new URL(first.origin).port };
  const second = await runToEnd('main.ts', [], settings);
  expect(second).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /^HOST e PORT: qui non si può ascoltare: un altro programma .*EADDRINUSE.*\n$/,
    ) as string,
  });
  expect(await first.stop()).toBe(0);
});

describe('a database that cannot be opened stops the start with a sentence', () => {
  const failed = {
    ...{ code: 1, out: '' },
    err: expect.stringMatching(/^DATABASE_URL: la base dati non si apre: .+\n$/) as string,
  };

  test.each([
    ['a file that is none', () => writeFile(join(folder, 'salone.sqlite'), 'shopping list')],
    ['a folder', () => mkdir(join(folder, 'salone.sqlite'))],
    [
      'a server that is not there',
      async () =>
        void (settings = { DATABASE_URL: `postgresql://salone@localhost:${await freePort()}/salone` }),
    ],
  ])('%s', async (_, arrange) => {
    await arrange();
    expect(await runToEnd('main.ts', [], settings)).toMatchObject(failed);
    expect(await cli(['migrate'])).toMatchObject(failed);
  });
});

test('a host that nobody knows stops the start with a sentence', async () => {
  const ended = await runToEnd('main.ts', [], { ...settings, HOST: 'not..a.host' });
  expect(ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^HOST e PORT: .+: nessuno .+\n$/) as string,
  });
});

test('the demo tells in Italian where it is and who may enter', async () => {
  const server = await startServer([], { DATABASE_URL: 'memory:' });
  await expect.poll(() => server.said(), { timeout: 20_000 }).toContain('Si ferma con Ctrl+C.');
  expect(server.said()).toMatch(/Per entrare.*\n +salone +salone-demo +amministratore\n/);
  expect(await server.stop()).toBe(0);
});

test('a server told to stop answers who is connected, and leaves with 0', async () => {
  const server = await startServer([], { DATABASE_URL: 'memory:' });
  const requests = await Promise.all(
    Array.from({ length: 20 }, () =>
      connectAndAsk(server.origin, '/api/availability?from=2027-01-01&to=2027-03-03'),
    ),
  );
  const [code, answers] = await Promise.all([server.stop(), Promise.all(requests.map(text))]);
  expect(code).toBe(0);
  expect(answers.filter(answer => answer.startsWith('HTTP/1.1 200 OK'))).toHaveLength(20);
});

/** A connection that stands and has sent its request. */
async function connectAndAsk(origin: string, path: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  return socket;
}
