import type { Browser, CDPSession, Page } from 'playwright-core';
import { openStore } from '../../apps/server/open-store.ts';
import { plainTimes } from '../../core/calendar/pattern.ts';
import { type Running, startServer } from '../server/processes.ts';
import { launchMeasuredBrowser } from '../setup/browser/browser.ts';
import { openDatabases } from './databases.ts';
import { median } from './in-turns.ts';
import { atMost, type Row } from './row.ts';
import { addPeople, storeFullWeek, storeVisits } from './store-visits.ts';

const ROUNDS = 5;

/** A price list of the usual length. */
const moreServices = [
  'Barba',
  'Taglio e barba',
  'Taglio bambino',
  'Piega',
  'Colore',
  'Cute',
  'Baffi',
  'Rasatura',
];
const oneMore = { category: 'Barba', duration: 30, price: 1500, description: null, imageUrl: null } as const;

/** A slow phone on a slow line, and a desk. */
const machines = {
  phone: { viewport: { width: 360, height: 740 }, slowdown: 4, latency: 150, megabits: 1.6 },
  desk: { viewport: { width: 1280, height: 800 }, slowdown: 1, latency: 20, megabits: 20 },
};

type Machine = (typeof machines)[keyof typeof machines];

/** What a page does to whoever waits for it, measured by the browser itself. */
export async function measureInBrowser(): Promise<Row[]> {
  const databases = await openDatabases();
  const url = (await databases.kinds[0]?.fresh()) ?? '';
  const store = await openStore(url);
  const people = await addPeople(store);
  await storeVisits(store, people, 2_000);
  const fullWeek = await storeFullWeek(store, people);
  for (const name of moreServices) await store.services.add({ ...oneMore, ...plainTimes, name });
  await store.close();
  const server = await startServer([], {
    ...{ DATABASE_URL: url, LOG_LEVEL: 'info', NODE_ENV: 'production' },
    SESSION_SECRET: 'the benchmark signs its cookies with this',
  });
  const browser = await launchMeasuredBrowser();
  try {
    return [
      ...(await pageRows(browser, server, '/')),
      ...(await pageRows(browser, server, '/services')),
      ...(await tapRows(browser, server)),
      await scrollRow(browser, server, fullWeek),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await databases.close();
  }
}

async function pageRows(browser: Browser, server: Running, path: string): Promise<Row[]> {
  const phone = await loads(browser, server, path, machines.phone);
  const desk = await loads(browser, server, path, machines.desk);
  return [
    atMost(1.5, 's', { what: `largest paint on a phone, ${path}`, value: phone.lcp / 1_000, digits: 2 }),
    atMost(100, 'ms', { what: `blocking time on a phone, ${path}`, value: phone.tbt, digits: 0 }),
    atMost(0.02, '', { what: `layout shift on a phone, ${path}`, value: phone.cls, digits: 3 }),
    atMost(0.6, 's', { what: `largest paint at a desk, ${path}`, value: desk.lcp / 1_000, digits: 2 }),
  ];
}

type Load = { lcp: number; tbt: number; cls: number };

/** The medians of several first visits, nothing kept from one to the next. */
async function loads(browser: Browser, server: Running, path: string, machine: Machine): Promise<Load> {
  const all: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, close } = await slowPage(browser, machine);
    await page.addInitScript(watchLoad);
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    all.push(await page.evaluate<Load>('measuredLoad()'));
    await close();
  }
  const of = (name: keyof Load) => median(all.map(load => load[name]));
  return { lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}

/** Blocking time: what each long task takes above 50 ms, from the first paint on. */
const watchLoad = `
  const seen = { lcp: 0, cls: 0, tasks: [] };
  const watch = (type, take) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', entry => { seen.lcp = entry.startTime; });
  watch('layout-shift', entry => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  watch('longtask', entry => seen.tasks.push(entry));
  window.measuredLoad = () => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const tbt = seen.tasks
      .filter(({ startTime }) => startTime >= painted)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { lcp: seen.lcp, cls: seen.cls, tbt };
  };`;

async function slowPage(browser: Browser, machine: Machine) {
  const context = await browser.newContext({ viewport: machine.viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session, machine);
  return { page, close: () => context.close() };
}

async function slowDown(session: CDPSession, { slowdown, latency, megabits }: Machine): Promise<void> {
  const throughput = (megabits * 1e6) / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput },
  });
}

/** How long the slow phone needs from a tap to the next paint, in the booking. */
async function tapRows(browser: Browser, server: Running): Promise<Row[]> {
  const taps: Record<'a day' | 'a time' | 'Continua', number[]> = { 'a day': [], 'a time': [], Continua: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, close } = await slowPage(browser, machines.phone);
    await logIn(page, server, 'customer');
    await page.addInitScript(watchTaps);
    await page.goto(`${server.origin}/booking?servizio=1`);
    const next = page.getByRole('button', { name: 'Continua' });
    const tap = async (what: keyof typeof taps, press: () => Promise<void>) => {
      await page.evaluate('longestTap = 0');
      await press();
      await page.evaluate(settled);
      taps[what].push(await page.evaluate<number>('longestTap'));
    };
    await page.getByRole('radio', { name: 'Nessuna preferenza' }).waitFor();
    await tap('Continua', () => next.click());
    await page.getByRole('heading', { name: 'Scegli la data' }).waitFor();
    await tap('a day', () =>
      page.locator('[role="gridcell"] button:not([aria-disabled="true"])').last().click(),
    );
    await next.click();
    const times = page.locator('main').getByRole('radio');
    await times.first().waitFor();
    await tap('a time', () => times.last().click());
    await close();
  }
  return Object.entries(taps).map(([what, ms]) =>
    atMost(100, 'ms', { what: `tap on ${what} to the next paint, phone`, value: median(ms), digits: 0 }),
  );
}

/** The browser tells durations in steps of 8 ms, and none below 16. */
const watchTaps = `
  window.longestTap = 0;
  new PerformanceObserver(list => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) window.longestTap = Math.max(window.longestTap, duration);
  }).observe({ type: 'event', durationThreshold: 16 });`;

const settled = `(async () => {
  for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
})()`;

/** As `customer` or `admin`. */
export async function logIn(page: Page, { origin }: Running, username: string): Promise<void> {
  const reply = await page.context().request.post(`${origin}/api/login`, {
    data: { username, password: username },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (reply.status() !== 200) throw new Error(`${username} is not let in: ${reply.status()}`);
}

/** The longest wait for a frame while a full week is scrolled through. */
async function scrollRow(browser: Browser, server: Running, week: string): Promise<Row> {
  const { page, close } = await slowPage(browser, machines.desk);
  await logIn(page, server, 'admin');
  await page.goto(`${server.origin}/admin${week}`);
  await page.getByRole('gridcell').first().waitFor();
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) longest.push(await page.evaluate<number>(scrollThrough));
  const visits = await page.locator('[data-category]').count();
  await close();
  const what = `longest frame while scrolling a week of ${visits} visits`;
  return atMost(50, 'ms', { what, value: median(longest), digits: 0 });
}

const scrollThrough = `(async () => {
  let longest = 0;
  let before = await new Promise(requestAnimationFrame);
  for (let step = 0; step < 60; step += 1) {
    scrollTo(0, step * 20);
    const now = await new Promise(requestAnimationFrame);
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
})()`;
