import { pino } from 'pino';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { openKeptLetters } from '../../../adapters/mail/kept-files.ts';
import { FixedClock } from '../../../adapters/memory/fixed-clock.ts';
import { openMemoryDatabase } from '../../../adapters/memory/memory-database.ts';
import { MemoryObjects } from '../../../adapters/memory/stores/memory-objects.ts';
import { purgeExpired, sweep } from '../../../apps/server/jobs/purge-job.ts';
import { limits } from '../../../core/people/limits.ts';

test('whatever has expired goes, however much it is, and nothing else', async () => {
  const db = openMemoryDatabase();
  const clock = new FixedClock('2027-01-05T08:00:00+01:00');
  const expire = Temporal.Instant.from('2027-01-05T09:00:00+01:00');
  await db.sessions.create({ sid: 'oggi', sess: {}, expire });
  await db.sessions.create({ sid: 'domani', sess: {}, expire: expire.add({ hours: 24 }) });
  await db.limits.take([{ limit: limits.guesses, key: 'mario' }], clock.now());
  expect(await purgeExpired(db, clock)).toBe(0);
  clock.moveTo('2027-01-05T12:00:00+01:00');
  expect(await purgeExpired(db, clock)).toBe(2);
  expect(await db.sessions.find('domani', clock.now())).toBeDefined();
});

test('expired rows go also while the storage is away', async () => {
  const db = openMemoryDatabase();
  const clock = new FixedClock('2027-01-05T08:00:00Z');
  await db.sessions.create({ sid: 'oggi', sess: {}, expire: clock.now().add({ hours: 1 }) });
  await db.uploads.open('una', clock.now());
  await db.uploads.receive('una', 'uploads/una');
  clock.moveTo('2027-01-07T08:00:00Z');
  const objects = Object.assign(new MemoryObjects(), { remove: () => Promise.reject(new Error('away')) });
  const keptLetters = openKeptLetters('smtp://localhost', pino({ level: 'silent' }));
  await expect(sweep({ ...db, objects, clock, keptLetters })).rejects.toThrow('away');
  expect(await purgeExpired(db, clock)).toBe(0);
});
