import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { openStore } from '../../apps/server/open-store.ts';
import { type BenchServer, p99At, requestsPerSecond, startBenchServer } from './child-server.ts';
import { openDatabases } from './databases.ts';
import { inTurns } from './in-turns.ts';
import { type Row, ratioAtLeast, ratioAtMost } from './row.ts';
import { addPeople } from './store-visits.ts';

/** Enough that neither the first connections nor the last hash, on one core alone, weigh. */
const LOGINS = 400;
const READS_A_SECOND = 100;
const SECONDS = 4;
/** As the product's own. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Logins a second beside nothing but argon2id, and what reads have to wait meanwhile. */
export async function benchLogins(): Promise<Row[]> {
  const databases = await openDatabases();
  const url = (await databases.kinds[0]?.fresh()) ?? '';
  const store = await openStore(url);
  await addPeople(store);
  await store.close();
  const server = await startBenchServer('salone', {
    ...process.env,
    ...{ DATABASE_URL: url, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
  });
  const rows = [await throughput(server), await readsMeanwhile(server)];
  server.child.send('stop');
  await databases.close();
  return rows;
}

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const bodies = Array.from({ length: LOGINS }, () => JSON.stringify({ username: 'admin', password: 'admin' }));

const logIn = (server: BenchServer) =>
  requestsPerSecond(server, { path: '/api/login', headers, bodies, amount: LOGINS });

async function throughput(server: BenchServer): Promise<Row> {
  const stored = await hash('admin', cost);
  const raw = async (): Promise<number> => {
    const began = performance.now();
    let left = LOGINS;
    const keepVerifying = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        await verify(stored, 'admin');
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, keepVerifying));
    return LOGINS / ((performance.now() - began) / 1_000);
  };
  const { ours, reference, ...ratios } = await inTurns(() => logIn(server), raw, 3);
  return ratioAtLeast(0.85, 'argon2id alone', {
    what: 'POST /api/login, SQLite',
    measured: `${ours.toFixed(1)} a second (argon2id alone ${reference.toFixed(1)})`,
    ...ratios,
    why: 'each login also writes a session and a known browser, on the cores that the hashes want',
  });
}

async function readsMeanwhile(server: BenchServer): Promise<Row> {
  let loggingIn = true;
  const p99 = () => p99At(server, '/api/services', { aSecond: READS_A_SECOND, seconds: SECONDS });
  const busy = async (): Promise<number> => {
    loggingIn = true;
    const others = (async () => {
      while (loggingIn) await logIn(server);
    })();
    const measured = await p99();
    loggingIn = false;
    await others;
    return measured;
  };
  const { ours, reference, ...ratios } = await inTurns(busy, p99, 3);
  return ratioAtMost(3, {
    what: 'p99 of GET /api/services at 100 a second while people log in',
    measured: `${ours.toFixed(0)} ms (without logins ${reference.toFixed(0)} ms)`,
    ...ratios,
    why: 'hashes take every core of a machine of two, and reads wait for their turn',
  });
}
