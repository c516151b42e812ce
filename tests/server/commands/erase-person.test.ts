import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../../apps/server/open-store.ts';
import { classify } from '../../../core/booking/appointment.ts';
import { keepLetters } from '../../http/privacy/keep-letters.ts';
import { openPlantedShop } from '../../http/privacy/planted-shop.ts';
import { everything, inFiles, wordsOfOwner } from '../../http/privacy/words-left.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { runToEnd } from '../processes.ts';

let folder: string;
let settings: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salone-cli-'));
  settings = {
    DATABASE_URL: `sqlite:${join(folder, 'salone.sqlite')}`,
    MAIL_URL: `file:${join(folder, 'outbox')}`,
  };
});
afterEach(() => rm(folder, { recursive: true }));

const cli = (args: readonly string[], input?: string) => runToEnd('cli.ts', args, settings, input);
const erase = (username: string, typed: string) => cli(['erase', '--username', username], typed);

describe('somebody who is erased from the command line', () => {
  let store: Store;
  beforeEach(async () => {
    await cli(['demo-data']);
    store = await openStore(settings['DATABASE_URL'] ?? '');
  });
  afterEach(() => store.close());

  const idOf = async (key: string) => (await store.users.findByUsernameKey(key))?.user.id ?? 0;

  test('has their visits to come named first, is gone once their name is typed again, and the shop is told', async () => {
    const userId = await idOf('mario');
    const now = Temporal.Now.instant();
    const all = await store.appointments.list({ userId });
    const [coming, ...others] = all.filter(visit => classify(visit, now) === 'upcoming');
    const past = all.filter(visit => classify(visit, now) === 'past');
    expect([others.length, past.length > 0]).toEqual([0, true]);
    await store.letterChoices.put(coming?.stylistId ?? 0, ['stylist-cancelled']);
    const sess = { userId, startedAt: Date.now(), seenAt: Date.now() };
    await store.sessions.create({ sid: 'open', sess, expire: now.add({ hours: 1 }) });
    const ended = await erase('Mario', 'MARIO\n');
    expect(ended).toMatchObject({ code: 0, err: '' });
    const day = coming?.date.toLocaleString('it', { dateStyle: 'full' });
    const said = ended.out.split('\n');
    expect(said.slice(0, 5)).toEqual([
      'Si cancellano i dati di "mario", Mario Rossi. Non si può tornare indietro.',
      'Appuntamenti in programma che vengono cancellati: 1',
      `  ${day} alle 18:30, ${coming?.serviceName}, con Anna Bianchi`,
      'A questa persona non scriviamo niente: se aspetta l’appuntamento, avvisala tu.',
      `Appuntamenti già fatti che restano, senza il nome: ${past.length}`,
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
    expect(await store.appointments.find(coming?.id ?? 0)).toMatchObject({
      ...{ status: 'cancelled', customer: { userFirstName: 'Cliente cancellato' } },
    });
    const letters = await store.outbox.of(coming?.id ?? 0);
    expect(letters.map(({ kind, to }) => [kind, to])).toEqual([['stylist-cancelled', coming?.stylistId]]);
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
    const visits = await store.appointments.list({ userId: await idOf('mario'), status: 'confirmed' });
    expect(visits.some(visit => classify(visit, Temporal.Now.instant()) === 'upcoming')).toBe(true);
  });

  test('is nobody who serves visits to come, and is asked nothing then', async () => {
    expect(await erase('anna', 'anna\n')).toEqual({
      ...{ code: 1, out: '' },
      err: 'Ha ancora appuntamenti in programma con i clienti: prima spostali o cancellali\n',
    });
    expect(await idOf('anna')).toBe(74);
  });
});

test('the last administrator is not erased from the command line, another is', async () => {
  const password = 'una password lunga\n';
  await cli(['create-admin', '--username', 'titolare'], password);
  expect(await erase('titolare', 'titolare\n')).toEqual({
    ...{ code: 1, out: '' },
    err: 'È l’ultimo amministratore: nominane prima un altro\n',
  });
  await cli(['create-admin', '--username', 'socia'], password);
  const ended = await erase('titolare', 'titolare\n');
  expect(ended).toMatchObject({ code: 0, err: '' });
  expect(ended.out).toMatch(/^Si cancellano i dati di "titolare"\. .*\nNessun appuntamento in programma\.\n/);
  expect(await cli(['erase'])).toMatchObject({ code: 1, out: '', err: 'Inserisci il nome utente\n' });
});

test.each(['sqlite', 'postgresql'] as const)(
  'of who is erased from the command line beside a working server no word is left, on %s',
  async engine => {
    const shop = await openPlantedShop(engine);
    const outbox = join(folder, 'outbox');
    await keepLetters(outbox, shop);
    // What the planting itself left behind is none of the shop's.
    await askDatabase(shop.databaseUrl, 'vacuum');
    const before = await everything(shop.databaseUrl);
    expect(wordsOfOwner.filter(word => !before.includes(word))).toEqual([]);
    settings = { ...settings, DATABASE_URL: shop.databaseUrl };
    const { username } = shop.people.owner;
    expect(await erase(username, `${username}\n`)).toMatchObject({ code: 0, err: '' });
    expect(await inFiles(shop.databaseUrl)).toEqual([]);
    const after = await everything(shop.databaseUrl);
    expect(wordsOfOwner.filter(word => after.includes(word))).toEqual([]);
    const left = await readdir(outbox);
    expect(await Promise.all(left.map(name => readFile(join(outbox, name), 'utf8')))).toEqual([
      expect.stringContaining('Un altro'),
    ]);
    await shop.close();
  },
);
