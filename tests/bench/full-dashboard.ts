import type { Browser, Page } from 'playwright-core';
import { openStore } from '../../apps/server/open-store.ts';
import { searchKey, sortKey } from '../../core/people/folded-key.ts';
import { usernameKey } from '../../core/people/user.ts';
import { type Running, startServer } from '../server/processes.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { launchMeasuredBrowser } from '../setup/browser/browser.ts';
import { openDatabases } from './databases.ts';
import { logIn } from './in-browser.ts';
import { inTurns } from './in-turns.ts';
import { fillYears, wednesdayAhead } from './many-appointments.ts';
import { type Row, ratioAtMost } from './row.ts';
import { addPeople } from './store-visits.ts';

/** A browser's waits differ by half from one time to the next. */
const ROUNDS = 11;

/** How long the dashboard lets somebody wait in a shop of years, beside the same in one of days. */
export async function measureFullDashboard(): Promise<Row[]> {
  const databases = await openDatabases();
  const browser = await launchMeasuredBrowser();
  const few = await dashboard(browser, await freshShop(0, 100));
  const many = await dashboard(browser, await freshShop(100_000, 10_000));
  try {
    const rows: Row[] = [];
    for (const [what, wait] of Object.entries(waits)) {
      const { ours, reference, ...ratios } = await inTurns(
        () => wait(many),
        () => wait(few),
        ROUNDS,
      );
      const row = ratioAtMost(1.2, {
        what: `${what}, 100,000 appointments, 10,000 customers`,
        measured: `${ours.toFixed(0)} ms (100 of each ${reference.toFixed(0)} ms)`,
        ...ratios,
        ...(reasons[what] && { why: reasons[what] }),
      });
      rows.push(row);
    }
    return rows;
  } finally {
    await browser.close();
    for (const { server } of [few, many]) await server.stop();
    await databases.close();
  }

  async function freshShop(appointments: number, customers: number): Promise<Running> {
    const url = (await databases.kinds[0]?.fresh()) ?? '';
    const store = await openStore(url);
    const people = await addPeople(store);
    await store.close();
    await fillYears(url, people, appointments);
    await addCustomers(url, customers);
    return startServer([], {
      ...{ DATABASE_URL: url, LOG_LEVEL: 'info', NODE_ENV: 'production' },
      SESSION_SECRET: 'the benchmark signs its cookies with this',
    });
  }
}

type Dashboard = { readonly page: Page; readonly server: Running };

async function dashboard(browser: Browser, server: Running): Promise<Dashboard> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await logIn(page, server, 'admin');
  return { page, server };
}

/** Each is told in milliseconds. */
const waits: Readonly<Record<string, (shop: Dashboard) => Promise<number>>> = {
  'the dashboard opens with a week': ({ page, server }) =>
    untilShown(page.locator('[data-category]'), () =>
      page.goto(`${server.origin}/admin?vista=settimana&giorno=${wednesdayAhead()}`),
    ),
  'the dashboard opens with the list’s first page': ({ page, server }) =>
    untilShown(page.locator('main tbody tr').nth(29), () =>
      page.goto(`${server.origin}/admin?scheda=appuntamenti`),
    ),
  'a search for a customer answers, from its question on': async ({ page, server }) => {
    await page.goto(`${server.origin}/admin?scheda=clienti`);
    await page.locator('main tbody tr').nth(29).waitFor();
    const asked = page.waitForRequest(/search=/);
    await page.getByRole('searchbox').fill('cognome0042');
    await asked;
    return untilShown(page.getByText('1 cliente trovato'), () => Promise.resolve());
  },
};

const reasons: Readonly<Record<string, string>> = {
  'a search for a customer answers, from its question on':
    'a word is looked for in the key of every customer, and the three figures above the list are counted anew',
};

async function untilShown(part: ReturnType<Page['locator']>, begin: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await begin();
  await part.first().waitFor();
  return performance.now() - started;
}

async function addCustomers(url: string, howMany: number): Promise<void> {
  const values = Array.from({ length: howMany }, (_, index) => {
    const number = String(index).padStart(4, '0');
    const person = {
      ...{ username: `cliente${number}`, firstName: 'Mario', lastName: `Cognome${number}` },
      ...{ email: `cliente${number}@example.com`, phone: '0551234567' },
    };
    const { username, firstName, lastName, email, phone } = person;
    const texts = [username, usernameKey(username), firstName, lastName, email, phone];
    return `(${[...texts, searchKey(person), sortKey(person)].map(text => `'${text}'`).join(', ')}, 'none', 0, 0)`;
  });
  await askDatabase(
    url,
    `insert into users (username, username_key, first_name, last_name, email, phone, search_key, sort_key,
      password_hash, is_admin, is_stylist) values ${values.join(', ')}`,
  );
}
