import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { bySmtp, openDelivery, openPost, requiresTls } from '../../adapters/mail/open-mail.ts';
import { FixedClock } from '../../adapters/memory/fixed-clock.ts';

const sender = { name: 'Salone Aurora', email: 'ciao@saloneaurora.example' };
const letter = {
  to: 'mario@example.com',
  subject: 'La tua password è cambiata',
  text: 'Perché?\nhttp://salone.example/auth#reimposta=segreto',
};

const clock = new FixedClock('2027-01-05T08:00:00+01:00');

let log: string[];
const logger = pino({ level: 'info' }, { write: (line: string) => log.push(line) });
beforeEach(() => {
  log = [];
});
const messages = () => log.map(line => (JSON.parse(line) as { msg: string }).msg);

/** A mail server that answers `RCPT TO` with these codes, one after the other, and then takes everything. */
async function mailServer(...codes: number[]) {
  return mailServerWith(['STARTTLS'], codes);
}

async function mailServerWith(disabledCommands: string[], codes: number[] = []) {
  const received: { readonly to: string[]; readonly mime: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands,
    onRcptTo(_address, _session, callback) {
      const code = codes.shift();
      if (code === undefined) return callback();
      return callback(Object.assign(new Error('mario@example.com: non ora'), { responseCode: code }));
    },
    onData(stream, { envelope }, callback) {
      const to = envelope.rcptTo.map(({ address }) => address);
      let mime = '';
      stream.on('data', (chunk: Buffer) => (mime += chunk.toString()));
      stream.once('end', () => {
        received.push({ to, mime });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>(resolve => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
}

describe('a letter sent by SMTP', () => {
  test('arrives at its one address, with its accents', async () => {
    const { received, url } = await mailServer();
    await bySmtp(url, sender)(letter);
    expect(received.map(({ to }) => to)).toEqual([['mario@example.com']]);
    expect(received[0]?.mime).toContain('From: Salone Aurora <ciao@saloneaurora.example>');
    expect(received[0]?.mime).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  test('is refused or comes in vain, and neither its address nor its text is written down', async () => {
    const parcel = { ...letter, key: 'account.1.2', html: null, calendar: null };
    const from = { ...sender, host: 'salone.example' };
    const { url } = await mailServer(550);
    for (const mailUrl of ['smtp://127.0.0.1:1', url])
      expect(await openPost(mailUrl, from, { clock, logger }).send(parcel)).not.toBe('taken');
    expect(messages()).toEqual(['letter not sent', 'letter not sent']);
    expect(log.join('')).not.toMatch(/mario|segreto|password/);
  });

  test('is not given to a server whose certificate is no good', async () => {
    const { received, url } = await mailServerWith([]);
    await expect(bySmtp(url, sender)(letter)).rejects.toThrow(/certificate/);
    expect(received).toEqual([]);
  });

  test('that cannot be more than one address goes to one', async () => {
    const { received, url } = await mailServer();
    const deliver = bySmtp(url, sender);
    await deliver({ ...letter, to: 'mario@example.com, ladro@example.com' }).catch(() => undefined);
    await deliver({ ...letter, subject: 'Ciao\r\nBcc: ladro@example.com' });
    expect(received.flatMap(({ to }) => to)).not.toContain('ladro@example.com');
    expect(received.map(({ mime }) => mime).join('')).not.toMatch(/^Bcc:/m);
  });
});

describe('an outbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'salone-outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('keeps each letter as a file that a mail program opens, in order', async () => {
    const deliver = openDelivery(`file:${join(folder, 'made/when/missing')}`, sender, clock);
    await deliver(letter);
    await deliver(letter);
    const files = await readdir(join(folder, 'made/when/missing'));
    expect(files).toHaveLength(2);
    for (const file of files) expect(file).toMatch(/^2027-01-05T07-00-00Z-[0-9a-f]{8}\.eml$/);
    const mime = await readFile(join(folder, 'made/when/missing', files[0] ?? ''), 'utf8');
    expect(mime).toContain('To: mario@example.com');
    expect(mime).toContain('reimposta=');
  });
});

test.each([
  ['smtp://127.0.0.1:2525', false],
  ['smtp://[::1]', false],
  ['smtp://LOCALHOST', false],
  ['smtp://posta.example:587', true],
  ['smtp://localhost.example', true],
  ['smtp://chi:segreto@127.0.0.1.example', true],
])('%s takes letters over TLS alone: %s', (mailUrl, isRequired) => {
  expect(requiresTls(mailUrl)).toBe(isRequired);
});
