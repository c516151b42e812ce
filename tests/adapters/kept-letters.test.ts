import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKeptLetters } from '../../adapters/mail/kept-files.ts';
import { openPost } from '../../adapters/mail/open-mail.ts';
import { FixedClock } from '../../adapters/memory/fixed-clock.ts';

const logger = pino({ level: 'silent' });
const sender = { name: 'Salone Aurora', email: 'ciao@saloneaurora.example', host: 'salone.example' };
const clock = new FixedClock('2027-01-05T08:00:00+01:00');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salone-kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

const erased = {
  ...{ reader: 12, accountLetters: [7], visits: [{ id: 1 }], daysExpected: ['2027-01-05'] },
};

const keep = (key: string, to: string) =>
  openPost(`file:${folder}`, sender, { clock, logger }).send({
    ...{ key, to, subject: key, text: 'Ciao', html: null, calendar: null },
  });
const readers = async () => {
  const files = (await readdir(folder)).map(name => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(files)).map(mime => /^To: (.*)$/m.exec(mime)?.[1] ?? '').toSorted();
};

test('of who is erased the letters go, wherever they were sent, and nobody else’s', async () => {
  await keep('booked-1-1', 'anna@x.example');
  await keep('reminder-1-1', 'Anna@X.example');
  await keep('account.7.1798992000000', 'prima@x.example');
  await keep('booked-2-1', 'marianna@x.example');
  // Shared, or given by somebody whose address it is not.
  await keep('booked-3-1', 'anna@x.example');
  const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.example`;
  await keep(`stylist-tomorrow-2027-01-05-74`, long);
  const forget = () => openKeptLetters(`file:${folder}`, logger).forget([erased]);
  expect(await forget()).toBe(true);
  expect(await readers()).toEqual(['anna@x.example', 'marianna@x.example']);
});

test('what cannot be looked at or removed is said, and does not stop the rest; where nothing was kept nothing is left', async () => {
  await keep('booked-1-1', 'anna@x.example');
  await mkdir(join(folder, '2027-01-01T08-00-00Z-01234567.eml'));
  expect(await openKeptLetters(`file:${folder}`, logger).forget([erased])).toBe(false);
  expect(await readdir(folder)).toHaveLength(1);
  await rm(join(folder, '2027-01-01T08-00-00Z-01234567.eml'), { recursive: true });
  await writeFile(join(folder, 'file'), '');
  for (const [where, isWhole] of [
    ...[
      [`file:${folder}`, true],
      [`file:${folder}/none`, true],
      ['smtp://localhost', true],
    ],
    [`file:${folder}/file`, false],
  ] as const)
    expect([where, await openKeptLetters(where, logger).forget([erased])]).toEqual([where, isWhole]);
});
