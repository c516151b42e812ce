import { pino } from 'pino';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { openKeptLetters } from '../../../adapters/mail/kept-files.ts';
import { FixedClock } from '../../../adapters/memory/fixed-clock.ts';
import { openMemoryDatabase } from '../../../adapters/memory/memory-database.ts';
import { seedSmallShop } from '../../../adapters/memory/seed.ts';
import { MemoryObjects } from '../../../adapters/memory/stores/memory-objects.ts';
import { MemoryErasures } from '../../../adapters/memory/stores/people/memory-erasures.ts';
import { purgeExpired, sweep } from '../../../apps/server/jobs/purge-job.ts';
import { inOnePiece } from '../../../core/catalogue/picture.ts';
import { limits } from '../../../core/people/limits.ts';
import { book, visit } from '../../contracts/visits.ts';

interface Line {
  readonly msg: string;
  readonly audit?: string;
  readonly userId?: number;
  readonly err?: { readonly message: string };
}

let log: Line[];
const logger = pino({ level: 'info' }, { write: (line: string) => log.push(JSON.parse(line) as Line) });
beforeEach(() => {
  log = [];
});
const faults = () => log.flatMap(({ err }) => err?.message ?? []);
const audited = () => log.flatMap(({ audit, userId }) => (audit === undefined ? [] : [[audit, userId]]));
const away = (what: string) => () => Promise.reject(new Error(what));

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

async function openHouse() {
  const db = openMemoryDatabase();
  const clock = new FixedClock('2027-01-05T08:00:00Z');
  const shop = await seedSmallShop(db);
  const objects = new MemoryObjects();
  await db.sessions.create({ sid: 'oggi', sess: {}, expire: clock.now().add({ hours: 1 }) });
  for (const name of ['una', 'altra']) {
    await db.uploads.open(name, clock.now());
    await db.uploads.receive(name, `uploads/${name}`);
    await objects.put(`uploads/${name}`, inOnePiece(new Uint8Array(1)), 'image/png');
  }
  const { id: userId, email } = shop.mario;
  await db.mailAddresses.addLink({ hash: 'h', userId, address: email ?? '', expires: clock.now() });
  await db.keeping.setMonths(6);
  await book(db, visit(shop));
  await book(db, visit(shop, { userId: shop.lucia.id, at: '11:00' }));
  clock.moveTo('2027-07-07T08:00:00Z');
  const keptLetters = openKeptLetters('smtp://localhost', logger);
  return { ...db, shop, objects, clock, keptLetters };
}

test('what cannot be done stops nothing else, and is said', async () => {
  const house = await openHouse();
  const { shop } = house;
  const broken = [
    [house.limits, { purge: away('limits') }],
    [house.keptLetters, { removeOlder: away('read-only') }],
    [
      house.objects,
      {
        remove: (names: readonly string[]) =>
          names[0] === 'uploads/una'
            ? away('no access')()
            : MemoryObjects.prototype.remove.call(house.objects, names),
      },
    ],
    [
      house.erasures,
      {
        erase: (id: number, ...rest: readonly [never, never]) =>
          id === shop.mario.id
            ? away('broken row')()
            : MemoryErasures.prototype.erase.call(house.erasures, id, ...rest),
      },
    ],
  ] as const;
  for (const [port, faulty] of broken) Object.assign(port, faulty);
  await sweep(house, logger);
  expect(faults()).toEqual(['limits', 'read-only', 'no access', 'broken row']);
  expect(await house.mailAddresses.purge(house.clock.now())).toBe(0);
  expect(house.objects.names()).toEqual(['uploads/una']);
  expect(audited()).toEqual([['person erased', shop.lucia.id]]);
  expect(await house.users.find(shop.lucia.id)).toBeUndefined();
  expect((await house.users.find(shop.mario.id))?.id).toBe(shop.mario.id);

  for (const [port, faulty] of broken)
    for (const name of Object.keys(faulty)) Reflect.deleteProperty(port, name);
  house.clock.moveTo('2027-07-07T08:30:00Z');
  log = [];
  await sweep(house, logger);
  expect(faults()).toEqual([]);
  expect(audited()).toEqual([
    ['person erased', shop.mario.id],
    ['person erased everywhere', shop.lucia.id],
  ]);
  expect(house.objects.names()).toEqual([]);
  expect(await house.uploads.old(house.clock.now())).toEqual([]);
});
