import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { openKeptLetters } from '../../../adapters/mail/kept-files.ts';
import { openPost } from '../../../adapters/mail/open-mail.ts';
import { FixedClock } from '../../../adapters/memory/fixed-clock.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { openPlantedShop, type PlantedShop } from './planted-shop.ts';
import { markerOf, markers } from './private-fields.ts';

const logger = pino({ level: 'silent' });
const words = markers(false)
  .filter(({ row }) => row.whose === 'owner')
  .map(({ marker }) => marker);
const mark = (column: string) => markerOf({ table: 'users', whose: 'owner' }, column);

/** Every row of every table, as text. */
async function everything(databaseUrl: string): Promise<string> {
  const tables = await askDatabase(
    databaseUrl,
    databaseUrl.startsWith('sqlite:')
      ? `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : `select table_name as name from information_schema.tables where table_schema = current_schema()`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => askDatabase(databaseUrl, `select * from ${String(name)}`)),
  );
  return JSON.stringify(rows);
}

/** The words that stand in the database's own files; PostgreSQL's belong to its server. */
async function inFiles(databaseUrl: string): Promise<string[]> {
  if (!databaseUrl.startsWith('sqlite:')) return [];
  const path = databaseUrl.slice('sqlite:'.length);
  const files = await Promise.all([path, `${path}-wal`].map(file => readFile(file)));
  return words.filter(word => files.some(file => file.includes(word)));
}

/** What an administrator reads of people and appointments. */
async function told({ browsers, planted, people }: PlantedShop): Promise<string> {
  const visits = [planted.kept, planted.toCancel, planted.linked, planted.toCancelByLink];
  const addresses = [
    ...['/api/users', '/api/users?limit=50', '/api/users?search=zq', `/api/users/${people.owner.id}`],
    ...['/api/appointments', '/api/appointments?limit=50', '/api/appointments?search=zq'],
    ...['/api/letters/failed', '/api/stylists?former=all', '/api/reminders?date=2027-01-07'],
    ...['/api/outside', `/api/users/${people.owner.id}/export`, '/'],
    ...visits.map(({ id }) => `/api/appointments/${id}/history`),
  ];
  const answers = addresses.map(async path => (await browsers.get('admin')?.fetch(path))?.text());
  return (await Promise.all(answers)).join('\n');
}

/** To the owner, to the stylist about a visit of theirs and about its day, and to somebody else about another. */
async function keepLetters(folder: string, { planted, people }: PlantedShop) {
  const clock = new FixedClock('2027-01-05T08:00:00+01:00');
  const sender = { name: 'Salone Aurora', email: 'ciao@saloneaurora.example', host: 'salone.example' };
  const post = openPost(`file:${folder}`, sender, { clock, logger });
  const about = { subject: mark('first_name'), text: mark('first_name'), html: '<p></p>', calendar: null };
  const to = `${mark('email')}@example.com`;
  await post.send({ ...about, key: `booked-4711-1`, to });
  const elsewhere = { ...about, to: 'anna@example.com' };
  await post.send({ ...elsewhere, key: `stylist-new-${planted.kept.id}-1-${people.stylist.id}` });
  await post.send({ ...elsewhere, key: `stylist-tomorrow-2027-01-07-${people.stylist.id}` });
  await post.send({ ...elsewhere, subject: 'Un altro', text: 'Un altro', key: 'stylist-new-4711-1-74' });
}

test.each(['sqlite', 'postgresql'] as const)(
  'of who is erased no word is left in any table, answer, log line or kept letter, on %s',
  async engine => {
    const folder = await mkdtemp(join(tmpdir(), 'salone-erased-'));
    const keptLetters = openKeptLetters(`file:${folder}`, logger);
    const shop = await openPlantedShop(engine, { keptLetters });
    await keepLetters(folder, shop);
    // What the planting itself left behind is none of the shop's.
    await askDatabase(shop.databaseUrl, 'vacuum');
    const before = await everything(shop.databaseUrl);
    expect(words.filter(word => !before.includes(word))).toEqual([]);
    const params = { id: shop.people.owner.id };
    const { appointments } = (await shop.browsers.get('admin')?.call(calls.erasePerson, { params })) ?? {};
    expect(appointments?.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'cancelled'));
    expect(await inFiles(shop.databaseUrl)).toEqual([]);
    const after = [await everything(shop.databaseUrl), await told(shop), shop.log.join('\n')];
    expect(after.map(text => words.filter(word => text.includes(word)))).toEqual([[], [], []]);
    const left = await readdir(folder);
    expect(await Promise.all(left.map(name => readFile(join(folder, name), 'utf8')))).toEqual([
      expect.stringContaining('Un altro'),
    ]);
    expect(await keptLetters.removeOlder(Temporal.Instant.from('2027-01-05T07:00:00Z'))).toBe(0);
    expect(await keptLetters.removeOlder(Temporal.Instant.from('2027-01-05T07:00:01Z'))).toBe(1);
    await shop.close();
    await rm(folder, { recursive: true });
  },
);
