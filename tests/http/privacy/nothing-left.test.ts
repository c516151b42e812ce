import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { openKeptLetters } from '../../../adapters/mail/kept-files.ts';
import { forgetErased } from '../../../core/people/personal-data/forget-erased.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { keepLetters, keepNotice } from './keep-letters.ts';
import { openPlantedShop, type PlantedShop } from './planted-shop.ts';
import { everything, inFiles, wordsOfOwner as words } from './words-left.ts';

const logger = pino({ level: 'silent' });

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

/** By their keys, in order. */
async function lettersIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder);
  const files = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')));
  const keyed = files.map(text => [/^Message-ID: <(.*)@/m.exec(text)?.[1] ?? '', text] as const);
  return new Map(keyed.toSorted(([a], [b]) => (a < b ? -1 : 1)));
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
    const aboutOwner = (await lettersIn(folder)).get(`booked-${shop.planted.linked.id}-1`) ?? '';
    const params = { id: shop.people.owner.id };
    const { appointments } = (await shop.browsers.get('admin')?.call(calls.erasePerson, { params })) ?? {};
    expect(appointments?.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'cancelled'));
    expect(await inFiles(shop.databaseUrl)).toEqual([]);
    const after = [await everything(shop.databaseUrl), await told(shop), shop.log.join('\n')];
    expect(after.map(text => words.filter(word => text.includes(word)))).toEqual([[], [], []]);
    const others = ['booked-4711-1', 'stylist-new-4711-1-74'];
    expect([...(await lettersIn(folder)).keys()]).toEqual(others);
    // By a sender that had read it before; and what the stylist is told of the erasing.
    await writeFile(join(folder, '2027-01-05T07-00-30Z-0123abcd.eml'), aboutOwner);
    await keepNotice(folder, shop);
    const deps = { ...shop.store, keptLetters, clock: shop.clock };
    const done: number[] = [];
    for await (const id of forgetErased(deps)) done.push(id);
    expect(done).toEqual([]);
    const notice = `stylist-cancelled-${shop.planted.kept.id}-3-${shop.people.stylist.id}`;
    expect([...(await lettersIn(folder)).keys()]).toEqual([...others, notice].toSorted());
    expect(await keptLetters.removeOlder(Temporal.Instant.from('2027-01-05T07:00:00Z'))).toBe(0);
    expect(await keptLetters.removeOlder(Temporal.Instant.from('2027-01-05T07:00:01Z'))).toBe(3);
    // What a process that died left unfinished.
    await writeFile(join(folder, '.2027-01-05T07-00-00Z-0123abcd.eml'), 'To: ');
    expect(await keptLetters.removeOlder(Temporal.Instant.from('2027-01-05T07:00:01Z'))).toBe(1);
    await shop.close();
    await rm(folder, { recursive: true });
  },
);
