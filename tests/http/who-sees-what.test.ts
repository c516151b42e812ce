import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../adapters/http/contract/call.ts';
import { calls } from '../../adapters/http/contract/calls.ts';
import { type PageDeps, pageState } from '../../apps/server/web.ts';
import { noRules } from '../../core/calendar/customer-rules.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { json } from './browser.ts';
import { allOf, askEveryCall, drawn } from './privacy/every-answer.ts';
import { openPlantedShop, type PlantedShop } from './privacy/planted-shop.ts';
import { markers, type Reader, readers, rows } from './privacy/private-fields.ts';
import { engines, openShop, type RunningShop } from './running-shop.ts';

describe.each(engines)('what is stored on %s', engine => {
  let planted: PlantedShop;
  /** All that each reader was told, and the calls that were answered with a success. */
  const told = new Map<Reader, string>();
  const answered = new Set<string>();
  /** What a person was told who asked for all of their own data. */
  const exported = new Map<Reader, string>();

  beforeAll(async () => {
    // Pages are drawn from this state and from nothing else.
    const page = async (deps: PageDeps) => JSON.stringify(await pageState(deps));
    planted = await openPlantedShop(engine, deps => ({
      web: {
        folder: import.meta.dirname,
        siteFile: async () => ({ type: 'text/plain', text: await page(deps) }),
        render: async () => ({ status: 200, html: await page(deps) }),
      },
    }));
    for (const [who, browser] of planted.browsers) {
      const heard: string[] = [];
      for (const path of drawn) heard.push(await allOf(await browser.fetch(path)));
      for (const [name, ask] of Object.entries(askEveryCall)) {
        const answer = await ask({ shop: planted, who, browser });
        if (answer.ok) answered.add(name);
        const all = await allOf(answer);
        if (name === 'exportOwnData') exported.set(who, all);
        else heard.push(all);
      }
      told.set(who, heard.join('\n'));
    }
    told.set('log', planted.log.join('\n'));
  });
  afterAll(() => planted.close());

  const fields = markers(engine === 'memory').map(field => [field.row.table, field.column, field] as const);
  test.each(fields)(
    'in %s as %s is told to those whom it is for, and to nobody else',
    (_table, _column, { marker, seenBy }) => {
      expect(readers.filter(who => told.get(who)?.includes(marker))).toEqual(seenBy);
    },
  );

  test.each(['owner', 'stylist', 'other'] as const)(
    'is told to the %s who asks for all of it as far as it is theirs, notes of the staff included',
    who => {
      const text = exported.get(who) ?? '';
      const found = fields.filter(([, , { marker }]) => text.includes(marker));
      const beyond = found.filter(([, , { seenBy }]) => !seenBy.includes(who));
      const notes = beyond.map(([table, column, { row }]) => `${table}.${column} ${row.whose}`);
      const theirs = [
        ...[`users.staff_notes ${who}`, `appointments.staff_notes ${who}`],
        `absences.reason ${who}`,
      ];
      expect(notes.filter(note => !theirs.includes(note))).toEqual([]);
      expect(notes.length > 0).toBe(who !== 'other');
    },
  );

  test('was asked for by every call that has a reply', () => {
    const withReply = Object.entries<Call>(calls).filter(([, { reply }]) => reply !== undefined);
    expect(withReply.map(([name]) => name).filter(name => !answered.has(name))).toEqual([]);
  });
});

test.each(['sqlite', 'postgresql'] as const)(
  'every column on %s has its line in who sees what',
  async engine => {
    const shop = await openShop(engine);
    for (const [table, columns] of await columnsOf(shop.databaseUrl)) {
      const described = rows
        .filter(row => row.table === table)
        .map(row => Object.keys(row.columns).toSorted());
      expect([table, ...described]).toEqual([table, columns, ...described.slice(1).map(() => columns)]);
    }
    await shop.close();
  },
);

async function columnsOf(databaseUrl: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await askDatabase(
    databaseUrl,
    databaseUrl.startsWith('sqlite:')
      ? `select t.name as "table", c.name as "column" from sqlite_master t, pragma_table_info(t.name) c
         where t.type = 'table' and t.name not like 'sqlite_%'`
      : `select table_name as "table", column_name as "column" from information_schema.columns
         where table_schema = current_schema()`,
  );
  const columns = Map.groupBy(found, row => String(row['table']));
  return new Map(
    [...columns].map(([table, all]) => [table, all.map(row => String(row['column'])).toSorted()]),
  );
}

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop('sqlite');
});
afterAll(() => shop.close());

test('the shop tells its address, its contacts, its hours, its day and whose calendar comes first', async () => {
  expect(await shop.browser().call(calls.seeShop)).toEqual({
    name: 'Salone Aurora',
    trade: 'Barbiere e parrucchiere',
    address: { street: 'Via Giotto 12', postalCode: '50032', city: 'Borgo San Lorenzo', province: 'FI' },
    phone: '055 123 4567',
    email: 'ciao@saloneaurora.example',
    social: [
      { name: 'Instagram', url: 'https://instagram.example/saloneaurora' },
      { name: 'Facebook', url: 'https://facebook.example/saloneaurora' },
    ],
    openingHours: [
      { weekday: 1, intervals: [] },
      ...[2, 3, 4, 5].map(weekday => ({
        weekday,
        intervals: [
          { from: '08:30', to: '13:00' },
          { from: '14:00', to: '20:00' },
        ],
      })),
      { weekday: 6, intervals: [{ from: '08:30', to: '20:00' }] },
      { weekday: 7, intervals: [] },
    ],
    nextDays: Array.from({ length: 14 }, (_, days) => {
      const date = Temporal.PlainDate.from('2027-01-05').add({ days });
      const intervals = [...(defaultShopHours.week[date.dayOfWeek - 1] ?? [])];
      return { date: date.toString(), intervals, closure: null };
    }),
    granularity: 15,
    zone: 'Europe/Rome',
    today: '2027-01-05',
    lastBookableDay: '2029-12-31',
    bookingRules: noRules,
    defaultStylistId: 74,
  });
});

test('whoever saves a profile changes no password, no role and no username, whatever is sent along', async () => {
  const mario = shop.browser();
  await mario.logIn(shop.mario);
  const before = await shop.store.users.findByUsernameKey('mario');
  for (const password of ['', 'nuova password']) {
    const { email } = shop.mario;
    const sent = {
      firstName: 'Mario',
      email,
      password,
      newPassword: password,
      isAdmin: true,
      username: 'capo',
    };
    const init = { ...json(sent), method: 'PUT' };
    expect((await mario.fetch(`/api/users/${shop.mario.id}`, init)).status).toBe(200);
  }
  const after = await shop.store.users.findByUsernameKey('mario');
  expect(after?.passwordHash).toBe(before?.passwordHash);
  expect(after?.user).toMatchObject({ username: 'mario', isAdmin: false, isStylist: false });
});
