import { cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabases } from '../databases.ts';
import { Asker } from './asker.ts';
import { type BusyShop, openBusyShop } from './busy-shop.ts';
import { openDashboards } from './open-dashboards.ts';
import { askAll, Step } from './step.ts';
import { trafficOf } from './visit-traffic.ts';

/**
 * `npm run bench:capacity`: how many visits a second can be booked on the built server, with all that people ask for around
 * them, before it is too much. The visitors run on the same machine and take part of it.
 */
const SECONDS = 20;
const STEPS = 5;
const DASHBOARDS = 4;
const FIRST = 4;
/** Seconds after the last answer. */
const LETTERS_WITHIN = 2;
const LETTERS_AWAITED = 15;

/** A fifth of a day's bookings falls into its busiest hour, whose busiest minute has three times the average. */
const SECONDS_OF_BUSIEST = (3_600 / 3) * 5;
/** One comes every five weeks, and the shop is open five days of each. */
const DAYS_BETWEEN = 25;

interface Measured {
  readonly visits: number;
  readonly aSecond: number;
  readonly tooMuch: string | undefined;
}

/** Twice as many until it is too much, or half as many until it is not, and then between the two. */
async function mostAndTooMany(measure: (visits: number) => Promise<Measured>) {
  let [most, tooMany]: [Measured | undefined, Measured | undefined] = [undefined, undefined];
  for (let step = 0, next = FIRST; step < STEPS; step += 1) {
    const measured = await measure(next);
    if (measured.tooMuch === undefined) most = measured;
    else tooMany = measured;
    if (most === undefined) next /= 2;
    else next = tooMany === undefined ? next * 2 : Math.sqrt(most.visits * tooMany.visits);
  }
  return { most, tooMany };
}

/** Seconds until all have gone. */
async function lettersGone(shop: BusyShop): Promise<number> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1_000;
  while (seconds() < LETTERS_AWAITED && (await shop.lettersLeft()) > 0) await pause(100);
  return seconds();
}

async function measureOn(name: string, shop: BusyShop): Promise<void> {
  const asker = new Asker(shop.server.origin);
  const dashboards = await openDashboards(shop, asker, DASHBOARDS);
  const measure = async (visits: number, seconds = SECONDS): Promise<Measured> => {
    asker.bad = [];
    const [before, ownDelay] = [asker.answered, monitorEventLoopDelay()];
    ownDelay.enable();
    const errands = trafficOf(shop, asker, visits * seconds);
    const step = new Step(errands, asker.bad);
    const began = performance.now();
    await askAll(errands, seconds, step);
    const aSecond = (asker.answered - before) / ((performance.now() - began) / 1_000);
    const letters = await lettersGone(shop);
    if (letters > LETTERS_WITHIN) asker.bad.push(`letters went ${letters.toFixed(0)} s later`);
    for (const waits of await dashboards.waits()) {
      if (waits.length === 0) asker.bad.push('a dashboard was told nothing');
      for (const wait of waits) step.took('dashboard', wait);
    }
    const tooMuch = step.tooMuch();
    const slowest = step.slowest().map(({ kind, p99 }) => `${kind} ${p99.toFixed(0)}`);
    process.stdout.write(
      `${name}: ${visits.toFixed(1)} visits and ${aSecond.toFixed(0)} requests a second are ${tooMuch === undefined ? 'carried' : `too much, ${tooMuch}`}; p99 in ms: ${slowest.join(', ')}; visitors themselves late by ${(ownDelay.percentile(99) / 1e6).toFixed(0)}\n`,
    );
    return { visits, aSecond, tooMuch };
  };
  await measure(FIRST, 3);
  const { most, tooMany } = await mostAndTooMany(measure);
  dashboards.close();
  asker.close();
  const day = (most?.visits ?? 0) * SECONDS_OF_BUSIEST;
  process.stdout.write(
    `${name} carries ${most?.visits.toFixed(1) ?? 'less'} booked visits and ${most?.aSecond.toFixed(0) ?? 'fewer'} requests a second, ${tooMany?.visits.toFixed(1) ?? 'more than was tried'} are too much. Reckoned: ${Math.round(day).toLocaleString('en')} visits a day, ${Math.round(day * DAYS_BETWEEN).toLocaleString('en')} customers\n`,
  );
}

const databases = await openDatabases();
process.stdout.write(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}\n`);
for (const { name, fresh } of databases.kinds) {
  const shop = await openBusyShop(await fresh());
  await measureOn(name, shop);
  await shop.close();
}
await databases.close();
