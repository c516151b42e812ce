import { cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { p99Of, timesAt } from '../child-server.ts';
import { openDatabases } from '../databases.ts';
import { Asker } from './asker.ts';
import { openBusyShop } from './busy-shop.ts';
import { openDashboards } from './open-dashboards.ts';
import { trafficOf } from './visit-traffic.ts';

/**
 * `npm run bench:capacity`: how many visits a second can be booked on the built server, with all that people ask for around
 * them, before one answer in a hundred takes longer than 200 ms. The visitors run on the same machine and take part of it.
 */
const GOAL = 200;
const SECONDS = 6;
const DASHBOARDS = 4;
const FIRST = 4;
const LEAST = 0.25;
const STEPS_BETWEEN = 3;

/** A fifth of a day's bookings falls into its busiest hour, whose busiest minute has three times the average. */
const SECONDS_OF_BUSIEST = (3_600 / 3) * 5;
/** One comes every five weeks, and the shop is open five days of each. */
const DAYS_BETWEEN = 25;

interface Step {
  readonly visits: number;
  readonly p99: number;
  readonly aSecond: number;
}

/** Twice as many until it is too much, or half as many until it is not, and then between the two. */
async function mostWithin(measure: (visits: number) => Promise<Step>): Promise<Step | undefined> {
  let [best, tooMany]: [Step | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (let next = FIRST, between = 0; next >= LEAST && between < STEPS_BETWEEN; ) {
    const step = await measure(next);
    if (step.p99 <= GOAL) best = step;
    else tooMany = next;
    if (best === undefined) next /= 2;
    else if (tooMany === Number.POSITIVE_INFINITY) next *= 2;
    else {
      between += 1;
      next = Math.sqrt(best.visits * tooMany);
    }
  }
  return best;
}

const databases = await openDatabases();
process.stdout.write(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}\n`);
for (const { name, fresh } of databases.kinds) {
  const shop = await openBusyShop(await fresh());
  const asker = new Asker(shop.server.origin);
  const dashboards = await openDashboards(shop, asker, DASHBOARDS);
  const measure = async (visits: number, seconds = SECONDS): Promise<Step> => {
    const [before, ownDelay] = [asker.answered, monitorEventLoopDelay()];
    ownDelay.enable();
    const works = trafficOf(shop, asker, visits * seconds);
    const began = performance.now();
    const times = await timesAt(() => works.shift()?.() as Promise<void>, {
      ...{ aSecond: works.length / seconds, seconds },
    });
    const aSecond = (asker.answered - before) / ((performance.now() - began) / 1_000);
    const p99 = p99Of([...times, ...dashboards.waits()]);
    process.stdout.write(
      `${name}: ${visits.toFixed(1)} visits a second, ${aSecond.toFixed(0)} requests a second, p99 ${p99.toFixed(0)} ms (visitors themselves late by ${(ownDelay.percentile(99) / 1e6).toFixed(0)} ms)\n`,
    );
    return { visits, p99, aSecond };
  };
  await measure(FIRST, 3);
  const best = await mostWithin(measure);
  dashboards.close();
  asker.close();
  await shop.close();
  if (asker.bad.length > 0)
    process.stdout.write(`${name}: ${asker.bad.length} refused, the first ${asker.bad[0]?.slice(0, 200)}\n`);
  if (best === undefined) process.stdout.write(`${name}: not even ${LEAST} visits a second\n`);
  else {
    const day = best.visits * SECONDS_OF_BUSIEST;
    process.stdout.write(
      `${name} carries ${best.visits.toFixed(1)} booked visits and ${best.aSecond.toFixed(0)} requests a second at p99 ${best.p99.toFixed(0)} ms: ${Math.round(day).toLocaleString('en')} visits a day, ${Math.round(day * DAYS_BETWEEN).toLocaleString('en')} customers\n`,
    );
  }
}
await databases.close();
