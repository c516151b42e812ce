import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import type { Store } from '../../../apps/server/open-store.ts';
import type { Appointment } from '../../../core/booking/appointment.ts';
import { defaultShopHours } from '../../../core/calendar/shop-hours.ts';
import { book, visit } from '../../contracts/visits.ts';
import { keepLetters } from '../../http/privacy/keep-letters.ts';
import { openPlantedShop } from '../../http/privacy/planted-shop.ts';
import { everything, inFiles, wordsOfOwner } from '../../http/privacy/words-left.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { migratedAt } from '../migrated-at.ts';
import { addAdministrator, folderForEachTest } from '../shop-folder.ts';

const here = folderForEachTest();
const erase = (username: string, typed: string) => here.cli(['erase', '--username', username], typed);

describe('somebody who is erased from the command line', () => {
  let store: Store;
  let shop: SmallShop;
  /** Mario's, with Anna. */
  let coming: Appointment;
  beforeEach(async () => {
    store = await here.openNew();
    shop = await seedSmallShop(store);
    const today = Temporal.Now.plainDateISO(defaultShopHours.zone);
    for (const days of [7, 21])
      await book(store, visit(shop, { on: today.subtract({ days }).toString(), at: '10:00' }));
    coming = await book(store, visit(shop, { on: today.add({ days: 3 }).toString(), at: '18:30' }));
  });

  test('has their visits to come named first, is gone once their name is typed again, and the shop is told', async () => {
    const userId = shop.mario.id;
    const now = Temporal.Now.instant();
    await store.letterChoices.put(shop.anna.id, ['stylist-cancelled']);
    const sess = { userId, startedAt: Date.now(), seenAt: Date.now() };
    await store.sessions.create({ sid: 'open', sess, expire: now.add({ hours: 1 }) });
    const ended = await erase('Mario', 'MARIO\n');
    expect(ended).toMatchObject({ code: 0, err: '' });
    const day = coming.date.toLocaleString('it', { dateStyle: 'full' });
    const said = ended.out.split('\n');
    expect(said.slice(0, 5)).toEqual([
      'Si cancellano i dati di "mario", Mario Rossi. Non si può tornare indietro.',
      'Appuntamenti in programma che vengono cancellati: 1',
      `  ${day} alle 18:30, Taglio uomo, con Anna Bianchi`,
      'A questa persona non scriviamo niente: se aspetta l’appuntamento, avvisala tu.',
      'Appuntamenti già fatti che restano, senza il nome: 2',
    ]);
    expect(said).toContain('I dati di "mario" non ci sono più. Appuntamenti cancellati: 1.');
    // The service's log knows nothing of it: who restores an older copy has this.
    const noted = said.filter(line => line.startsWith('Annota: '));
    expect(noted).toEqual([
      expect.stringMatching(new RegExp(`^Annota: persona numero ${userId}\\. .*copia`)),
    ]);
    const audited = said.filter(line => line.includes('"audit":"person erased"'));
    expect(audited).toEqual([expect.stringContaining(`"userId":${userId},"by":"command line"`)]);
    expect(await store.users.find(userId)).toBeUndefined();
    expect(await store.sessions.find('open', now)).toBeUndefined();
    expect(await store.appointments.find(coming.id)).toMatchObject({
      ...{ status: 'cancelled', customer: { userFirstName: 'Cliente cancellato' } },
    });
    const letters = await store.outbox.of(coming.id);
    expect(letters.map(({ kind, to }) => [kind, to])).toEqual([['stylist-cancelled', shop.anna.id]]);
    expect(await erase('mario', 'mario\n')).toMatchObject({
      ...{ code: 1, out: '' },
      err: expect.stringMatching(/^Utente non trovato\.\nChi non ha un nome utente si cancella/) as string,
    });
  });

  test.each(['maria\n', ''])('stays when another name is typed: %j', async typed => {
    const ended = await erase('mario', typed);
    expect([ended.code, ended.err]).toEqual([
      ...[1, 'Non è il nome utente di prima: non è stato cancellato niente.\n'],
    ]);
    expect(ended.out).not.toContain('audit');
    expect(await store.users.find(shop.mario.id)).toMatchObject({ username: 'mario' });
    expect(await store.appointments.find(coming.id)).toMatchObject({ status: 'confirmed' });
  });

  test('is nobody who serves visits to come, and is asked nothing then', async () => {
    expect(await erase('anna', 'anna\n')).toEqual({
      ...{ code: 1, out: '' },
      err: 'Ha ancora appuntamenti in programma con i clienti: prima spostali o cancellali\n',
    });
    expect(await store.users.find(shop.anna.id)).toMatchObject({ username: 'anna' });
  });
});

test('the last administrator is not erased from the command line, another is', async () => {
  const url = await migratedAt(join(here.folder, 'salone.sqlite'));
  await addAdministrator(url, 'titolare');
  expect(await erase('titolare', 'titolare\n')).toEqual({
    ...{ code: 1, out: '' },
    err: 'È l’ultimo amministratore: nominane prima un altro\n',
  });
  await addAdministrator(url, 'socia');
  const ended = await erase('titolare', 'titolare\n');
  expect(ended).toMatchObject({ code: 0, err: '' });
  expect(ended.out).toMatch(/^Si cancellano i dati di "titolare"\. .*\nNessun appuntamento in programma\.\n/);
  expect(await here.cli(['erase'])).toMatchObject({ code: 1, out: '', err: 'Inserisci il nome utente\n' });
});

test.each(['sqlite', 'postgresql'] as const)(
  'of who is erased from the command line beside a working server no word is left, on %s',
  async engine => {
    const shop = await openPlantedShop(engine);
    const outbox = join(here.folder, 'outbox');
    await keepLetters(outbox, shop);
    // What the planting itself left behind is none of the shop's.
    await askDatabase(shop.databaseUrl, 'vacuum');
    const before = await everything(shop.databaseUrl);
    expect(wordsOfOwner.filter(word => !before.includes(word))).toEqual([]);
    here.settings = { ...here.settings, DATABASE_URL: shop.databaseUrl };
    const { username } = shop.people.owner;
    expect(await erase(username, `${username}\n`)).toMatchObject({ code: 0, err: '' });
    expect(await inFiles(shop.databaseUrl)).toEqual([]);
    const after = await everything(shop.databaseUrl);
    expect(wordsOfOwner.filter(word => after.includes(word))).toEqual([]);
    const left = await readdir(outbox);
    expect(await Promise.all(left.map(name => readFile(join(outbox, name), 'utf8')))).toEqual([
      expect.stringContaining('Un altro'),
      expect.stringContaining('Un altro'),
    ]);
    await shop.close();
  },
);
