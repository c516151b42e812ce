import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { json } from '../http/browser.ts';
import { freePort } from '../setup/free-port.ts';
import { runToEnd, startServer } from './processes.ts';
import { folderForEachTest } from './shop-folder.ts';

const SESSION_SECRET = 'a secret of more than thirty-two characters';
const here = folderForEachTest();
const { cli } = here;

describe('the first administrator', () => {
  test('comes from the command line and logs in on a production server', async () => {
    const made = await cli(['create-admin', '--username', 'titolare'], 'una password lunga\n');
    expect(made).toMatchObject({ code: 0, out: 'Amministratore "titolare" creato.\n' });
    const server = await startServer([], { ...here.settings, SESSION_SECRET, NODE_ENV: 'production' });
    const credentials = json({ username: 'Titolare', password: 'una password lunga' });
    const response = await fetch(`${server.origin}/api/login`, {
      ...credentials,
      headers: { ...credentials.headers, 'sec-fetch-site': 'same-origin' },
    });
    expect(await response.json()).toMatchObject({ username: 'titolare', isAdmin: true, isStylist: false });
    const { mode } = await stat(join(here.folder, 'salone.sqlite'));
    expect(mode & 0o077, 'what others may do with the database').toBe(0);
    expect(await server.stop()).toBe(0);
  });

  test('is refused under a name in use, with a weak password, or without a name', async () => {
    await seedSmallShop(await here.openNew());
    expect(await cli(['create-admin', '--username', 'SALONE'], 'una password lunga\n')).toMatchObject({
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
    await seedSmallShop(await here.openNew());
    const changed = await cli(['reset-password', '--username', 'SALONE'], 'una password lunga\n');
    expect(changed).toMatchObject({ code: 0, err: '' });
    // The log and the answer each have a way of their own to the same output.
    expect(changed.out).toMatch(/"audit":"password reset".*"by":"command line"/);
    expect(changed.out).toMatch(
      /^La password di "salone" è cambiata; tutte le sue sessioni sono terminate.$/m,
    );
    expect(await readdir(join(here.folder, 'outbox'))).toHaveLength(1);
    const server = await startServer([], here.settings);
    const credentials = json({ username: 'salone', password: 'una password lunga' });
    const headers = { ...credentials.headers, 'sec-fetch-site': 'same-origin' };
    expect((await fetch(`${server.origin}/api/login`, { ...credentials, headers })).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  test('is refused for nobody, and when it is one of the most common ones', async () => {
    await seedSmallShop(await here.openNew());
    expect(await cli(['reset-password', '--username', 'nessuno'], 'una password lunga\n')).toMatchObject({
      ...{ code: 1, err: 'Utente non trovato\n' },
    });
    const common = await cli(['reset-password', '--username', 'salone'], 'password123\n');
    expect(common.code).toBe(1);
    expect(common.err).toMatch(/^Questa password è tra le più usate/);
  });
});

test('immediate resets are announced at every start', async () => {
  await here.openNew();
  const server = await startServer([], { ...here.settings, PASSWORD_RESET: 'immediate' });
  expect(server.said()).toContain('PASSWORD_RESET=immediate');
  expect(await server.stop()).toBe(0);
});

describe('a backup that failed', () => {
  test('is told to the shop’s own address, whatever the database is like', async () => {
    await writeFile(join(here.folder, 'salone.sqlite'), 'shopping list');
    const outbox = join(here.folder, 'outbox');
    const said = { code: 0, out: 'Lettera spedita a ciao@saloneaurora.example.\n', err: '' };
    expect(await cli(['backup-failed'])).toEqual(said);
    const [letter = ''] = await readdir(outbox);
    expect(await readFile(join(outbox, letter), 'utf8')).toMatch(/^To: ciao@saloneaurora\.example$/m);
  });

  test('is not passed over when the letter cannot be sent', async () => {
    here.settings = { ...here.settings, MAIL_URL: `smtp://127.0.0.1:${await freePort()}` };
    const ended = await cli(['backup-failed']);
    expect(ended).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Non riuscito: il server della posta non risponde \(.+\)\n$/) as string,
    });
  });
});

test('production refuses a database that demo data was put into', async () => {
  expect(await cli(['demo-data'])).toMatchObject({ code: 0, out: 'Dati dimostrativi inseriti.\n' });
  const production = { ...here.settings, SESSION_SECRET, NODE_ENV: 'production' };
  expect(await runToEnd('main.ts', [], production)).toMatchObject({
    code: 1,
    err: expect.stringContaining('una base dati dimostrativa') as string,
  });
});

test('without a command it shows what there is, whatever the settings are', async () => {
  here.settings = { DATABASE_URL: 'mysql://localhost' };
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
  const ended = await runToEnd('main.ts', ['--foo'], here.settings);
  expect(ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Opzione sconosciuta: c’è soltanto --demo\n$/) as string,
  });
});

test('production does not start without a secret', async () => {
  const started = await runToEnd('main.ts', [], { ...here.settings, NODE_ENV: 'production' });
  expect(started).toMatchObject({ code: 1, err: expect.stringContaining('SESSION_SECRET') as string });
});

test('a port that is taken stops the start with a sentence', async () => {
  await here.openNew();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const refused = await runToEnd('main.ts', [], { ...here.settings, PORT: String(port) });
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /^HOST e PORT: qui non si può ascoltare: un altro programma .*EADDRINUSE.*\n$/,
    ) as string,
  });
  other.close();
});

describe('a database that cannot be opened stops the start with a sentence', () => {
  const failed = {
    ...{ code: 1, out: '' },
    err: expect.stringMatching(/^DATABASE_URL: la base dati non si apre: .+\n$/) as string,
  };

  test.each([
    ['a file that is none', () => writeFile(join(here.folder, 'salone.sqlite'), 'shopping list')],
    ['a folder', () => mkdir(join(here.folder, 'salone.sqlite'))],
    [
      'a server that is not there',
      async () =>
        void (here.settings = { DATABASE_URL: `postgresql://salone@localhost:${await freePort()}/salone` }),
    ],
  ])('%s', async (_, arrange) => {
    await arrange();
    expect(await runToEnd('main.ts', [], here.settings)).toMatchObject(failed);
    expect(await cli(['migrate'])).toMatchObject(failed);
  });
});

test('a host that nobody knows stops the start with a sentence', async () => {
  await here.openNew();
  const ended = await runToEnd('main.ts', [], { ...here.settings, HOST: 'not..a.host' });
  expect(ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^HOST e PORT: .+: nessuno .+\n$/) as string,
  });
});

test('a server told to stop answers who is connected, and leaves with 0', async () => {
  await seedSmallShop(await here.openNew());
  const server = await startServer([], here.settings);
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
