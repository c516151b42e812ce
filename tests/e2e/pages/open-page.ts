import type { Page } from 'playwright-core';

/** Goes to a path, until its page is there and a press on it is answered. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const there = page.locator(heading).waitFor();
  await Promise.race([page.evaluate(drawn).catch(() => there), there]);
  await page.evaluate(listening);
}

/** Of a page without scripts. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator(heading).waitFor();
}

const heading = 'main h1';

/** Ends as soon as the page's heading is there. A locator looks less and less often, at last twice a second. */
const drawn = `new Promise(resolve => {
  const look = () => {
    if (!document.querySelector('${heading}')?.checkVisibility()) return;
    observer.disconnect();
    resolve();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  look();
})`;

/** A drawn page is there before its script: a tap until then goes to nobody. React marks the root that it listens to. */
export const listening = `(async () => {
  const root = document.getElementById('root');
  while (root && !Object.keys(root).some(key => key.startsWith('__reactContainer')))
    await new Promise(requestAnimationFrame);
})()`;
