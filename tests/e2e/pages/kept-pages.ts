import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/**
 * The pages of stories that are over, for stories to come: a browser that knows the address opens it in a third of the
 * time. What a story leaves behind is taken back; a page on which it did what cannot be taken back is closed.
 */
const kept = new Map<string, Used[]>();

/** A page in a context of its own. */
export type Used = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly options: BrowserContextOptions;
  /** Only a story that asks for the same is given the page. */
  readonly likeness: string;
  /** Something was done in it that cannot be taken back. */
  spoilt: boolean;
  stories: number;
};

/** Each story leaves a script for its time behind, which every page it opens runs again. */
const mostStories = 40;

/**
 * A page that nobody else uses, kept or fresh; `kind` says what else than its options it is kept apart by. `prepare` comes
 * before the page: what it sets holds from the first document on.
 */
export async function takePage(
  browser: Browser,
  kind: string,
  options: BrowserContextOptions,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Used> {
  const likeness = JSON.stringify([kind, options]);
  const found = kept.get(likeness)?.pop();
  if (found) {
    await prepare(found.context);
    return found;
  }
  const context = await browser.newContext(options);
  await prepare(context);
  const page = await context.newPage();
  await page.addInitScript(
    `document.addEventListener('securitypolicyviolation', event =>
      console.error('content policy: ' + event.violatedDirective + ' ' + event.blockedURI))`,
  );
  const used = { page, context, options, likeness, spoilt: false, stories: 0 };
  const spoil = () => {
    used.spoilt = true;
  };
  beforeEach(context, ['addInitScript'], spoil);
  beforeEach(page, ['addInitScript', 'exposeBinding'], spoil);
  beforeEach(page.clock, ['install', 'fastForward', 'pauseAt', 'runFor'], spoil);
  return used;
}

/** Calls `note` before each call of some methods. Not a spy: Vitest takes those back at the end of a file. */
function beforeEach(target: object, methods: readonly string[], note: () => void): void {
  for (const method of methods) {
    const real: unknown = Reflect.get(target, method);
    if (typeof real !== 'function') throw new Error(`no method ${method}`);
    Reflect.set(target, method, (...given: unknown[]) => {
      note();
      return Reflect.apply(real, target, given) as unknown;
    });
  }
}

/** At the end of a story, while its site is still there. */
export async function leavePage(used: Used): Promise<void> {
  used.stories += 1;
  if (await isCleared(used)) kept.set(used.likeness, [...(kept.get(used.likeness) ?? []), used]);
  else await used.context.close();
}

async function isCleared({ page, context, options, spoilt, stories }: Used): Promise<boolean> {
  const keepable = options.serviceWorkers === 'block' && options.javaScriptEnabled !== false;
  if (!keepable || spoilt || page.isClosed() || stories >= mostStories) return false;
  try {
    await clear(page, context, options);
    return true;
  } catch {
    return false;
  }
}

async function clear(page: Page, context: BrowserContext, options: BrowserContextOptions): Promise<void> {
  for (const event of watched) page.removeAllListeners(event);
  context.removeAllListeners('request');
  // Before the rest: what is set for all pages of a context fails on one that is just being closed.
  await Promise.all(
    context
      .pages()
      .filter(other => other !== page)
      .map(other => other.close()),
  );
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
  ]);
  const { viewport, colorScheme = 'light', reducedMotion = null, forcedColors = 'none' } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
  if (viewport) await page.setViewportSize(viewport);
  // Of the same address, so that what the story stored there can be thrown away; nothing runs on it.
  await page.goto('/robots.txt');
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    page.evaluate('localStorage.clear(); sessionStorage.clear()'),
  ]);
}

const watched = [
  ...['console', 'dialog', 'filechooser', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response'],
];
