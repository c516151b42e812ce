import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { NoLimits } from '../../../adapters/memory/no-limits.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { counts } from '../../setup/counts.ts';
import type { Browser } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

/** As a spreadsheet of an Italian computer reads it. */
const cellsOf = (text: string): string[][] =>
  parse(text, { delimiter: ';', bom: true, record_delimiter: '\r\n' });

/** As a spreadsheet opens the file: with what it makes of each cell. SheetJS knows days before months, but no decimal comma. */
function sheetOf(text: string): WorkSheet {
  const { SheetNames, Sheets } = read(Buffer.from(text), {
    type: 'buffer',
    cellFormula: true,
    dateNF: 'dd/mm/yyyy',
  });
  const sheet = Sheets[SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('no sheet');
  return sheet;
}

describe.each(engines)('lists that leave the shop, on %s,', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine, { limits: new NoLimits(), mostUpcoming: null }));
    const { anna, bruno, mario: he, lucia, taglio, barba } = shop;
    const book = (date: string, more: object) =>
      admin.call(calls.bookAppointment, {
        body: { stylistId: anna.id, date, time: '10:00', notes: null, userId: he.id, ...more } as never,
      });
    await book('2027-01-06', { serviceIds: [barba.id, taglio.id], notes: '=2+2; "ciao"\nsotto' });
    const gone = await book('2027-01-07', { serviceId: taglio.id, userId: lucia.id });
    await admin.call(calls.cancelAppointment, { params: { id: gone.id } });
    await book('2027-01-08', { serviceId: taglio.id, userId: null, stylistId: bruno.id });
    await admin.call(calls.addCustomer, {
      body: { firstName: '@SUM(A1)', lastName: '-Neri', phone: '0551234567', email: null },
    });
  });
  afterAll(() => shop.close());

  const taken = async (path: string, browser = admin) => {
    const answer = await browser.fetch(path);
    return { answer, text: Buffer.from(await answer.arrayBuffer()).toString() };
  };

  test('are the appointments that are filtered, newest first, as an Italian spreadsheet reads them', async () => {
    const { answer, text } = await taken('/api/appointments.csv');
    expect(text.startsWith('\uFEFFData;Dalle;')).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="appuntamenti.csv"',
      'cache-control': 'no-store',
    });
    const [head, first, second, third, ...none] = cellsOf(text);
    expect(head).toHaveLength(12);
    expect(none).toEqual([]);
    expect(first?.slice(0, 6)).toEqual(['08/01/2027', '10:00', '10:30', 'in programma', 'Di passaggio', '']);
    expect(second?.slice(3, 5)).toEqual(['cancellato', 'Lucia Verdi']);
    expect(third).toEqual([
      ...['06/01/2027', '10:00', '10:45', 'in programma', 'Mario Rossi', '055 1234567'],
      ...['Rifinitura barba + Taglio uomo', 'Anna Bianchi', '45', '28,00', '', `'=2+2; "ciao"\nsotto`],
    ]);
    const brunos = await taken(
      `/api/appointments.csv?stylistId=${shop.bruno.id}&status=confirmed&from=2027-01-08`,
    );
    expect(
      cellsOf(brunos.text)
        .slice(1)
        .map(([date]) => date),
    ).toEqual(['08/01/2027']);
  });

  test('are the customers that are searched for, none of whose cells a spreadsheet runs', async () => {
    const { text } = await taken('/api/customers.csv');
    const [head, ...rows] = cellsOf(text);
    expect(head?.[0]).toBe('Cognome');
    expect(rows).toHaveLength(3);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(rows).toContainEqual(["'-Neri", "'@SUM(A1)", '', '055 1234567', '', 'sì']);
    const found = await taken('/api/customers.csv?search=lucia');
    expect(
      cellsOf(found.text)
        .slice(1)
        .map(([, name]) => name),
    ).toEqual(['Lucia']);
  });

  test('open in a spreadsheet with dates as dates, telephone numbers whole, and no formula', async () => {
    const appointments = sheetOf((await taken('/api/appointments.csv')).text);
    const customers = sheetOf((await taken('/api/customers.csv')).text);
    const cells = [appointments, customers].flatMap(sheet => Object.values(sheet) as CellObject[]);
    expect(cells.filter(cell => cell.f !== undefined)).toEqual([]);
    const daysSince1900 = 46_393;
    expect(appointments['A4']).toMatchObject({ t: 'n', v: daysSince1900, w: '06/01/2027' });
    expect((appointments['B4'] as CellObject).v).toBeCloseTo(10 / 24);
    for (const phone of [appointments['F4'], customers['D2']])
      expect(phone).toMatchObject({ t: 's', v: '055 1234567' });
    expect(customers['F4']).toMatchObject({ t: 's', v: 'sì' });
    expect((appointments['L4'] as CellObject).v).toMatch(/^'=2\+2/);
  });

  test('are for administrators alone, and it is written down who took which', async () => {
    const refused = await taken('/api/customers.csv', mario);
    expect([refused.answer.status, refused.text]).toEqual([403, expect.stringContaining('permesso')]);
    shop.log.length = 0;
    await taken('/api/appointments.csv');
    const audited = shop.log.find(line => line.includes('list taken'));
    expect(JSON.parse(audited ?? '{}')).toMatchObject({ list: 'appointments', by: shop.salone.id });
  });
});

test('a list of which a part cannot be read breaks off where it is taken: what came of it does not look whole', async () => {
  const { shop, admin } = await openWithBrowsers('memory');
  const row = await shop.store.users.find(shop.mario.id);
  const broken = async () => Promise.reject(new Error('Connection terminated'));
  const parts = [async () => [row], broken];
  Object.assign(shop.store.users, {
    ids: async () => Array.from({ length: 481 }, (_, index) => index),
    list: async () => parts.shift()?.(),
  });
  const whole = admin.fetch('/api/customers.csv').then(answer => answer.text());
  await expect(whole).rejects.toThrow(/^(fetch failed|terminated)$/);
  Object.assign(shop.store.users, { ids: broken });
  const refused = await admin.fetch('/api/customers.csv');
  expect([refused.status, await refused.text()]).toEqual([500, expect.stringContaining('"code"')]);
  await shop.close();
});

test('a long list is sent as it is read: its server holds no more than a part of it', async () => {
  const { shop, admin } = await openWithBrowsers('sqlite');
  const many = counts.listedAppointments;
  const { anna, mario, taglio } = shop;
  await askDatabase(
    shop.databaseUrl,
    `insert into appointments (user_id, service_id, stylist_id, starts_at, day, start_minute, duration, price, status, notes)
      with recursive n(value) as (select 1 union all select value + 1 from n where value < ${many})
      select ${mario.id}, ${taglio.id}, ${anna.id}, 1600000000000 + value * 900000, '2020-09-13', 600, 15, 1800,
        'confirmed', 'nota ' || value from n`,
  );
  const answer = await admin.fetch('/api/appointments.csv');
  const reader = answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const before = held();
  let [lines, most, parts] = [0, before, 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    lines += part.value.reduce((sum, byte) => sum + Number(byte === 10), 0);
    if ((parts += 1) % 25 === 1) most = Math.max(most, held());
  }
  expect(lines).toBe(many + 1);
  expect((most - before) / 2 ** 20).toBeLessThan(50);
  await shop.close();
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that are in use, garbage apart. */
function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
