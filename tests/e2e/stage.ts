import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { AccountHolder } from '../../core/people/user.ts';
import { longestDelay } from '../http/running-shop.ts';
import { accessibilityViolations } from '../setup/browser/axe.ts';
import { launchBrowser } from '../setup/browser/browser.ts';
import { counts } from '../setup/counts.ts';
import { leavePage, takePage, type Used } from './pages/kept-pages.ts';
import { openDrawn, openPage } from './pages/open-page.ts';
import { openSite } from './running-site.ts';

export const phone = { width: 360, height: 740 };
export const narrowest = { width: 320, height: 640 };
export const tablet = { width: 768, height: 1024 };
export const desk = { width: 1280, height: 800 };
/** For stories that go another way on either. */
export const screens = [
  ['on a phone', phone],
  ['at a desk', desk],
] as const;
/** Where the dashboard is used between two haircuts. */
export const handhelds = [
  ['on a phone', phone],
  ['on a tablet', tablet],
] as const;

type Site = Awaited<ReturnType<typeof openSite>>;
type Visit = BrowserContextOptions & {
  as?: AccountHolder;
  /** The browser keeps its own time, today's, where the shop's is a day of 2027. */
  ownClock?: boolean;
  /**
   * A browser that has seen nothing of the site before, and that no later story uses: for a debugger's settings, which stay,
   * and a clock that is run on, which begins with the browser.
   */
  fresh?: boolean;
};

/** One for all files of a worker; it ends with the process. */
let launched: Promise<Browser> | undefined;

/**
 * For the stories of one file: for each a fresh site and browsers in which nothing of another story is left. A story fails
 * when any of its pages reports an error, a warning or a breach of the content policy.
 */
export function setStage(open: () => Promise<Site> = () => openSite()) {
  let browser: Browser;
  let site: Site;
  let problems: string[];
  const visits: Used[] = [];

  beforeAll(async () => {
    browser = await (launched ??= launchBrowser());
  });
  beforeEach(async () => {
    site = await open();
    problems = [];
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(leavePage));
    await site.close();
    expect(problems).toEqual([]);
  });

  /** A page of the site in a browser of its own. Its clock is the shop's. */
  async function visit(
    path: string,
    { as: user, ownClock = false, fresh = false, ...options }: Visit = {},
  ): Promise<Page> {
    const viewport = options.viewport ?? desk;
    const setClock = async ({ clock }: BrowserContext) => {
      if (options.javaScriptEnabled !== false && !ownClock)
        await clock.setFixedTime(site.clock.now().toString());
    };
    const used = await takePage(
      browser,
      kindOf({ ownClock, fresh }),
      {
        ...{ baseURL: site.origin, locale: 'it-IT', timezoneId: 'Europe/Rome' },
        ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
        ...(viewport.width < desk.width && touched),
        ...options,
        viewport,
      },
      setClock,
    );
    visits.push(used);
    if (fresh) used.spoilt = true;
    const { page, context } = used;
    context.setDefaultTimeout(patienceMs);
    if (user) await logIn(context, user);
    watch(page, problems);
    if (options.javaScriptEnabled === false) await openDrawn(page, path);
    else await openPage(page, path);
    return page;
  }

  return { site: () => site, visit };
}

/** What else than its options a browser is kept apart by. */
const kindOf = (visit: Pick<Visit, 'ownClock' | 'fresh'>): string => JSON.stringify(visit);

/** Fingers, and scroll bars that take no room. */
const touched = { hasTouch: true, isMobile: true };

/** How long something that must happen may take: a bound for a starved machine, no expectation. */
const patienceMs = 25_000 + 10 * longestDelay;

async function logIn(context: BrowserContext, { username }: AccountHolder) {
  const reply = await context.request.post('/api/login', {
    data: { username, password: username },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.status()).toBe(200);
}

function watch(page: Page, problems: string[]) {
  page.on('pageerror', error => problems.push(error.message));
  page.on('console', message => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && !isOfACall(message, page) && !message.text().startsWith(noWorker))
      problems.push(`${message.text()} ${message.location().url}`);
  });
}

/** Most stories watch every request, which a worker would make in its own name. */
const noWorker = 'Service Worker registration blocked by Playwright';

/** A refused or lost call, or a page that is none, shows in the console; whether it should, its story knows. */
function isOfACall(message: ConsoleMessage, page: Page): boolean {
  const { url } = message.location();
  return (
    message.text().startsWith('Failed to load resource') && (url.includes('/api/') || url === page.url())
  );
}

/** Of `expectInOrder`: in every window given, light and dark, also in a sample. */
export const inEveryWay = 4;

/**
 * As it stands, the page is accessible in light and dark, and nothing of it hangs over its side: in its own window, and
 * when that is made as wide as the others. What is open then, stays open. `npm run test:access` looks at every state in
 * every way; otherwise each is looked at in its own window, every second in the dark too, and every twentieth in one way more.
 */
export async function expectInOrder(
  page: Page,
  windows: readonly Size[] = [phone, tablet, desk],
  further: number = counts.furtherLooks,
) {
  const own = page.viewportSize() ?? desk;
  const sizes = [own, ...windows.filter(({ width }) => width !== own.width)];
  const [light, dark, ...others] = sizes.flatMap(size => [
    { size, colorScheme: 'light' as const },
    { size, colorScheme: 'dark' as const },
  ]);
  const before = Math.floor(looks);
  looks += further;
  const first = others.length === 0 ? 0 : before % others.length;
  const turned = [...others.slice(first), ...others.slice(0, first)];
  const ways = turned.slice(0, Math.floor(looks) - before);
  states += 1;
  const night = states % counts.darkLooks === 0 ? dark : undefined;
  for (const { size, colorScheme } of [light, night, ...ways].filter(way => way !== undefined)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const found = await accessibilityViolations(page, colorScheme === 'dark' ? ofColours : undefined);
    expect(found, `${size.width} pixels, ${colorScheme}`).toEqual([]);
    expect(await page.evaluate(overhang), `pixels beside ${size.width}`).toBe(0);
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(own);
  await settle(page);
}

type Size = typeof desk;

let looks = 0;
let states = 0;

/** The rules that a change of colours alone can break. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Colours that change run through transitions, however short, and inherited ones one after the other. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    do await new Promise(requestAnimationFrame);
    while (document.getAnimations().some(({ playState }) => playState === 'running'));
  })()`);
}

/**
 * Of a page with an installed clock: it stands still from here on, at so many milliseconds after a text was first shown.
 * `noteWhenShown` must have been asked for before.
 */
export async function stopClockAfter(page: Page, ms: number): Promise<void> {
  const [shown, now] = await page.evaluate<[number, number]>('[window.firstShown, Date.now()]');
  expect(now - shown, 'the machine was too slow to look in time').toBeLessThan(ms);
  await page.clock.pauseAt(shown + ms);
}

/** Notes the page's own time at which a text is first in the document. */
export const noteWhenShown = (page: Page, text: string): Promise<void> =>
  page.evaluate(`new MutationObserver((_, observer) => {
    if (!document.body.textContent.includes(${JSON.stringify(text)})) return;
    window.firstShown = Date.now();
    observer.disconnect();
  }).observe(document.body, { childList: true, subtree: true, characterData: true })`);

const overhang = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Keeps calls of an address waiting until it is said whether they go on or break off. */
export async function holdBack(
  place: Page | BrowserContext,
  address: string,
): Promise<(how: 'continue' | 'abort') => void> {
  const said = Promise.withResolvers<'continue' | 'abort'>();
  await place.route(address, async call => call[await said.promise]());
  return said.resolve;
}

/** The toast that is shown now, or comes: its title, and its text when one is asked for. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  // Beside an open dialog its list counts as hidden; what it says is announced all the same.
  const toast = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: title });
  await toast.filter({ hasText: description }).waitFor();
}
