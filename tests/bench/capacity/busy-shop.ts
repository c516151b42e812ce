import { readFile } from 'node:fs/promises';
import { Argon2PasswordHasher } from '../../../adapters/security/argon2-password-hasher.ts';
import { openStore } from '../../../apps/server/open-store.ts';
import { type Running, startServer } from '../../server/processes.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { headersOf, startBenchServer } from '../child-server.ts';
import { fillYears } from '../many-appointments.ts';
import { addPeople } from '../store-visits.ts';
import { wishes } from '../wishes.ts';

const APPOINTMENTS = 20_000;
/** Each may book twenty times an hour. */
const CUSTOMERS = 200;
/** Of `wishes`, until the days that are full of appointments. */
const WEEKS_LEFT_OUT = 6;
/** What is told by a later one need not go. */
const notGone = `select count(*) as "left" from letters where status not in ('sent', 'overtaken')`;

export interface Customer {
  readonly id: number;
  readonly username: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface BusyShop {
  readonly server: Running;
  readonly customers: readonly Customer[];
  readonly staff: Readonly<Record<string, string>>;
  readonly serviceId: number;
  /** A place that is free, another each time. */
  readonly place: () => { readonly date: string; readonly time: string; readonly stylistId: number };
  /** What the first page brings along for who has never been there. */
  readonly files: readonly string[];
  /** Letters that have not gone. */
  lettersLeft(): Promise<number>;
  close(): Promise<void>;
}

/** The built server as `npm start` starts it, behind a proxy, with a mail server, two years of visits, and customers who are logged in. */
export async function openBusyShop(url: string): Promise<BusyShop> {
  const store = await openStore(url);
  const people = await addPeople(store);
  const accounts: { id: number; username: string }[] = [];
  const hasher = new Argon2PasswordHasher();
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const username = `cliente${index}`;
    const blank = {
      firstName: 'Mario',
      lastName: 'Rossi',
      phone: '0551234567',
      isAdmin: false,
      isStylist: false,
    };
    const passwordHash = await hasher.hash(username);
    const added = await store.users.add({
      ...blank,
      username,
      email: `${username}@posta.example`,
      passwordHash,
    });
    if (!added.ok) throw new Error(username);
    accounts.push({ id: added.value.id, username });
  }
  await store.close();
  await fillYears(url, people, APPOINTMENTS);
  const mail = await startBenchServer('mail', process.env);
  const server = await startServer([], {
    ...{ DATABASE_URL: url, LOG_LEVEL: 'info', NODE_ENV: 'production', TRUST_PROXY: '1' },
    ...{ PUBLIC_URL: 'http://localhost:3000', MAIL_URL: mail.origin.replace('http:', 'smtp:') },
    SESSION_SECRET: 'the benchmark signs its cookies with this',
  });
  // It logs each request: what nobody reads would stop it.
  server.child.stdout?.resume();
  const customers: Customer[] = [];
  for (const account of accounts)
    customers.push({ ...account, headers: await headersOf(account.username, server) });
  const next = wishes(people);
  const place = () => JSON.parse(next.next().value ?? '') as ReturnType<BusyShop['place']>;
  const first = new Date(Date.now() + WEEKS_LEFT_OUT * 7 * 86_400_000).toISOString().slice(0, 10);
  while (place().date < first);
  return {
    ...{ server, customers, serviceId: people.serviceId, place },
    staff: await headersOf('admin', server),
    files: await filesOfFirstPage(),
    lettersLeft: async () => Number((await askDatabase(url, notGone))[0]?.['left']),
    async close() {
      await server.stop();
      mail.child.send('stop');
    },
  };
}

async function filesOfFirstPage(): Promise<string[]> {
  const page = await readFile(new URL('../../../dist/web/index.html', import.meta.url), 'utf8');
  return [...new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))];
}
