import type { Locator, Page } from 'playwright-core';

type Point = { readonly x: number; readonly y: number };

/** As a phone tells of it: the browser scrolls, holds and taps by itself. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  return {
    down: (at: Point) => send('touchStart', at),
    to: (at: Point) => send('touchMove', at),
    up: () => send('touchEnd'),
  };
}

export async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
