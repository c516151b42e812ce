import { readFile } from 'node:fs/promises';
import { openStore } from '../../apps/server/open-store.ts';
import { type Running, startProduction } from '../server/processes.ts';
import { headersOf, requestsPerSecond } from './child-server.ts';
import { openDatabases } from './databases.ts';
import { median } from './in-turns.ts';
import { atMost, type Row } from './row.ts';
import { addPeople, storeVisits } from './store-visits.ts';

const STARTS = 5;
const REQUESTS = 3_000;

/** The production server as `npm start` starts it: how soon it answers, and the memory it takes. */
export async function measureProcess(): Promise<Row[]> {
  const databases = await openDatabases();
  const url = (await databases.kinds[0]?.fresh()) ?? '';
  const store = await openStore(url);
  await storeVisits(store, await addPeople(store), 5_000);
  await store.close();
  const settings = {
    ...{ DATABASE_URL: url, LOG_LEVEL: 'info', NODE_ENV: 'production' },
    SESSION_SECRET: 'the benchmark signs its cookies with this',
  };
  const started: number[] = [];
  let server: Running | undefined;
  for (let round = 0; round < STARTS; round += 1) {
    await server?.stop();
    const began = performance.now();
    server = await startProduction(settings);
    const page = await fetch(server.origin);
    if (page.status !== 200) throw new Error(`the first page answered ${page.status}`);
    started.push(performance.now() - began);
  }
  if (server === undefined) throw new Error('no server was started');
  const idle = await residentMegabytes(server);
  const headers = await headersOf('admin', server);
  for (const path of ['/api/timeslots?date=2030-01-02', '/api/appointments?limit=50', '/'])
    await requestsPerSecond(server, { path, headers, amount: REQUESTS });
  const busy = await residentMegabytes(server, 'VmHWM');
  await server.stop();
  await databases.close();
  return [
    atMost(1.5, 's', {
      ...{ what: 'start to the first page, production', value: median(started) / 1_000, digits: 2 },
      why: 'most of it is the loading of modules, on whatever the machine has free',
    }),
    atMost(200, 'MB', {
      ...{ what: 'resident memory after the first page', value: idle, digits: 0 },
      why: 'the ORM and the drawn pages are loaded for good',
    }),
    {
      what: `resident memory, most during ${(3 * REQUESTS).toLocaleString('en')} requests at full speed`,
      measured: `${busy.toFixed(0)} MB`,
      goal: 'none: V8 takes room before it tidies up',
      missed: undefined,
    },
  ];
}

/** Now, or with `VmHWM` the most there ever was. */
async function residentMegabytes({ child }: Running, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return (Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1_024) / 1e6;
}
