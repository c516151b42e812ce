import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FixedClock } from '../../adapters/memory/fixed-clock.ts';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { FileObjects } from '../../adapters/storage/file-objects.ts';
import { backup, restore } from '../../apps/server/cli/backup.ts';
import { isArchivable, openStore, type Store } from '../../apps/server/open-store.ts';
import type { Appointment } from '../../core/booking/appointment.ts';
import { editAppointment } from '../../core/booking/editing/edit-appointment.ts';
import { setOutcome } from '../../core/booking/outcome/set-outcome.ts';
import { noRules } from '../../core/calendar/customer-rules.ts';
import type { Week } from '../../core/calendar/shop-hours.ts';
import type { TimetableWrite } from '../../core/calendar/timetable-change.ts';
import { pictureName, pictureUrl, pictureWidths, wholeOf } from '../../core/catalogue/picture.ts';
import { actorOf } from '../../core/people/permissions.ts';
import { ok } from '../../core/problem.ts';
import { comparable } from '../contracts/comparable.ts';
import { book, day, moveTo, visit } from '../contracts/visits.ts';
import { freshDatabase } from '../setup/postgres.ts';
import { granted } from '../worlds/small-world.ts';
import { root } from './delivered.ts';
import { giveKeys, keysIn } from './keys-in.ts';
import { migratedAt } from './migrated-at.ts';
import { runProgramToEnd, runToEnd } from './processes.ts';
import { addAdministrator } from './shop-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salone-backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

let files = 0;
const engines = {
  sqlite: () => migratedAt(join(folder, `${(files += 1)}.sqlite`)),
  postgresql: freshDatabase,
};

async function openShop(url: string) {
  const store = await openStore(url);
  if (!isArchivable(store)) throw new Error('nothing to archive');
  return store;
}

/** A row in each table of the timetable. */
async function closeInAugust({ timetables }: Store, { id, date, stylistId }: Appointment): Promise<void> {
  const [from, to] = [day('2027-08-09'), day('2027-08-28')];
  const hours = [{ from: '09:00', to: '13:00' }];
  const week: Week = [[], hours, hours, [], [], [], []];
  const writes: readonly TimetableWrite[] = [
    { in: 'weeks', put: { validFrom: from, week } },
    { in: 'plans', put: { stylistId, validFrom: from, weeks: [week, week] } },
    { in: 'closures', put: { id: null, from, to, hours, stylistIds: [stylistId], reason: 'Ferie' } },
    { in: 'skills', put: { stylistId, serviceIds: [1] } },
    { in: 'absences', put: { id: null, stylistId, from, to: from, part: hours[0] ?? null, reason: '' } },
    { in: 'kept', put: { appointmentId: id, date, time: '09:00', stylistId } },
  ];
  for (const write of writes) await timetables.change(from, () => ok({ write, answer: () => undefined }));
}

async function* oneByte(value: number): AsyncGenerator<Uint8Array> {
  yield Uint8Array.of(value);
}

describe.each(Object.entries(engines))('a backup of %s', (_, fresh) => {
  test('made while bookings go on holds one moment, and restored elsewhere it is that shop, pictures included', async () => {
    const store = await openShop(await fresh());
    const shop = await seedSmallShop(store);
    const objects = new FileObjects(join(folder, 'objects'));
    for (const width of pictureWidths) await objects.put(pictureName('key', width), oneByte(width % 256));
    await store.services.changeImage(shop.taglio.id, pictureUrl('key'));
    await closeInAugust(store, await book(store, visit(shop, { on: '2027-03-01' })));
    const days = Array.from(
      { length: 40 },
      (_, index) => `2027-02-${String((index % 20) + 1).padStart(2, '0')}`,
    );
    const bookings = days.map((on, index) =>
      book(store, visit(shop, { on, at: index < 20 ? '09:00' : '15:00' })),
    );
    const file = join(folder, 'shop.backup');
    const [said] = await Promise.all([backup(store, objects, file), ...bookings]);
    expect(said).toMatch(/^Copia salvata: appuntamenti \d+, utenti 5\.$/);
    expect((await stat(file)).mode & 0o077).toBe(0);

    const copy = await openShop(await fresh());
    const elsewhere = new FileObjects(join(folder, 'elsewhere'));
    expect((await copy.timetables.current()).closures).toEqual([]);
    await restore(copy, elsewhere, file);
    const restored = await copy.appointments.list({});
    expect(restored).toHaveLength(Number(/\d+/.exec(said)?.[0]));
    const original = await store.appointments.list({});
    for (const appointment of restored) {
      expect(comparable(original.find(({ id }) => id === appointment.id))).toEqual(comparable(appointment));
    }
    expect(await copy.users.list({})).toEqual(await store.users.list({}));
    expect(await copy.services.list()).toEqual(await store.services.list());
    expect(comparable(await copy.timetables.current())).toEqual(comparable(await store.timetables.current()));
    const { closures } = await copy.timetables.current();
    for (const closure of closures) {
      const write: TimetableWrite = { in: 'closures', put: { ...closure, id: null } };
      const stored = await copy.timetables.change(closure.from, () => ok({ write, answer: id => id ?? 0 }));
      expect(stored.ok && stored.value).toBeGreaterThan(closure.id);
    }
    const picture = await elsewhere.get(pictureName('key', 640));
    expect(picture && [...(await wholeOf(picture.content))]).toEqual([640 % 256]);
    const again = await book(copy, visit(shop, { on: '2027-03-02' }));
    expect(restored.map(({ id }) => id)).not.toContain(again.id);
    await Promise.all([store.close(), copy.close()]);
  });

  test('brings back people without a login, the rules for customers, and what became of a visit', async () => {
    const store = await openShop(await fresh());
    const shop = await seedSmallShop(store);
    const rosa = { firstName: 'Rosa', lastName: null, email: null, phone: '3331234567' };
    const { user } = await store.users.addCustomer({ ...rosa, requestId: 'richiesta-1' });
    const { id } = await book(store, visit(shop, { userId: user.id }));
    const nobody = await store.users.passerBy();
    await book(store, visit(shop, { userId: nobody.id, at: '16:00' }));
    await moveTo(store, await book(store, visit(shop, { at: '11:00' })), visit(shop, { at: '12:00' }));
    const clock = new FixedClock('2027-01-05T10:05:00+01:00');
    const missed = { outcome: 'missed', price: 500 } as const;
    const { taglio, barba } = shop;
    const more = { serviceIds: [taglio.id, barba.id], staffNotes: 'colore 7.1' };
    granted(await editAppointment({ ...store, clock }, actorOf(shop.salone), id, more));
    granted(await setOutcome({ ...store, clock }, actorOf(shop.salone), id, missed));
    const rules = { ...noRules, minNotice: 120, maxUpcoming: 3, startStep: 30 } as const;
    await store.timetables.change(day('2027-01-05'), () =>
      ok({ write: { in: 'rules', put: rules }, answer: () => undefined }),
    );
    await giveKeys(store, shop, clock.now());
    const objects = new FileObjects(join(folder, 'objects'));
    await backup(store, objects, join(folder, 'shop.backup'));
    const copy = await openShop(await fresh());
    await restore(copy, objects, join(folder, 'shop.backup'));
    expect(comparable(await keysIn(copy, shop))).toEqual(comparable(await keysIn(store, shop)));
    const facts = async (of: Store) => {
      const appointments = await of.appointments.list({});
      const histories = await Promise.all(appointments.map(one => of.histories.of(one.id)));
      return comparable([await of.users.list({}), appointments, histories, await of.timetables.current()]);
    };
    expect(await facts(copy)).toEqual(await facts(store));
    expect((await copy.timetables.current()).rules).toEqual(rules);
    const again = await copy.users.addCustomer({ ...rosa, requestId: 'richiesta-1' });
    expect(again).toEqual({ user, repeated: true });
    expect(await copy.users.passerBy()).toEqual(nobody);
    granted(await setOutcome({ ...copy, clock }, actorOf(shop.salone), id, { outcome: null }));
    expect((await copy.histories.of(id)).map(({ kind }) => kind)).toEqual([
      ...['booked', 'edited', 'outcome', 'outcome'],
    ]);
    for (const status of ['confirmed', 'completed'] as const)
      expect((await copy.appointments.page({ status }, { limit: 1 })).total).toBe(
        (await copy.appointments.list({ status })).length,
      );
    await Promise.all([store.close(), copy.close()]);
  });

  test('keeps the fence: what is held there is held in the copy', async () => {
    const store = await openShop(await fresh());
    const shop = await seedSmallShop(store);
    await book(store, visit(shop));
    const objects = new FileObjects(join(folder, 'objects'));
    await backup(store, objects, join(folder, 'shop.backup'));
    const copy = await openShop(await fresh());
    await restore(copy, objects, join(folder, 'shop.backup'));
    await expect(book(copy, visit(shop))).rejects.toThrow(/unique|UNIQUE/);
    await Promise.all([store.close(), copy.close()]);
  });
});

test('the command line backs up and restores, and refuses a database that holds data', async () => {
  const settings = (name: string) => ({
    DATABASE_URL: `sqlite:${join(folder, name)}`,
    STORAGE_URL: `file:${join(folder, `${name}-objects`)}`,
    MAIL_URL: `file:${join(folder, 'outbox')}`,
  });
  const file = join(folder, 'shop.backup');
  await addAdministrator(await migratedAt(join(folder, 'one')), 'titolare');
  expect(await runToEnd('cli.ts', ['backup', file], settings('one'))).toMatchObject({ code: 0 });
  expect((await runToEnd('cli.ts', ['restore', file], settings('two'))).out).toContain(
    'Copia ripristinata: appuntamenti 0, utenti 1.',
  );
  expect((await runToEnd('cli.ts', ['restore', file], settings('one'))).err).toContain(
    'contiene già dei dati',
  );
  // One line for the person at the terminal, not the trace of a crash.
  expect((await runToEnd('cli.ts', ['restore', 'nowhere'], settings('three'))).err).toMatch(
    /^Non riuscito: non c’è \(ENOENT.*\)\n$/,
  );
});

test.each<[string, (whole: Buffer) => Uint8Array]>([
  ['breaks off', whole => whole.subarray(0, whole.length - 20)],
  ['breaks off at once', whole => whole.subarray(0, 5)],
  ['is empty', () => Buffer.of()],
  ['is something else', () => Buffer.from('shopping list')],
  ['is something else, compressed', () => gzipSync('shopping list')],
])('a backup that %s is refused with a sentence, and nothing is restored', async (_, damage) => {
  const store = await openShop(await engines.sqlite());
  const objects = new FileObjects(join(folder, 'objects'));
  const file = join(folder, 'shop.backup');
  await backup(store, objects, file);
  await writeFile(file, damage(await readFile(file)));
  await expect(restore(store, objects, file)).rejects.toThrow(`${file} non è una copia`);
  expect(await store.users.isEmpty()).toBe(true);
  await store.close();
});

/** Stand for what changes the machine: users and units are none of this test, folders and files are. */
const withoutTheMachine = `set -e
sudo() { if [ "$1" = -u ]; then shift 2; fi; "$@"; }
systemctl() { :; }
install() { command install $(printf '%s ' "$@" | sed 's/-[og] salone//g'); }
`;

test('the owner’s steps back to a copy work as they are written, also twice in a row, and lose nothing that was there', async () => {
  const state = join(folder, 'salone');
  await mkdir(state);
  const settings = {
    DATABASE_URL: `sqlite:${join(state, 'salone.sqlite')}`,
    ...{ STORAGE_URL: `file:${join(state, 'objects')}`, MAIL_URL: `file:${join(state, 'outbox')}` },
  };
  await addAdministrator(await migratedAt(join(state, 'salone.sqlite')), 'titolare');
  await runToEnd('cli.ts', ['backup', join(state, 'copia-1.tar.gz')], settings);

  const page = await readFile(new URL('docs/owner.md', root), 'utf8');
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
  const written = blocks.find(block => block.includes('salone-cli restore')) ?? '';
  const here = written.replaceAll('/var/lib/salone', state).replace(/cd .+\n.+salone-cli/, 'npm run cli --');
  expect(here).toContain(`${state}.vecchio`);
  const steps = { command: ['sh', '-c', withoutTheMachine + here], folder: fileURLToPath(root) };
  for (const later of ['dopo', 'dopo-ancora']) {
    await addAdministrator(settings.DATABASE_URL, later);
    const ended = await runProgramToEnd(steps, settings);
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toContain('Copia ripristinata: appuntamenti 0, utenti 1.');
  }
  const restored = await openStore(settings.DATABASE_URL);
  expect((await restored.users.list({})).map(({ username }) => username)).toEqual(['titolare']);
  await restored.close();
  const old = (await readdir(folder)).filter(name => name.startsWith('salone.vecchio'));
  expect(old).toHaveLength(2);
  for (const name of old) expect(await readdir(join(folder, name))).toContain('salone.sqlite');
}, 120_000);
