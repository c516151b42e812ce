import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How often a finger comes down on a page, whichever document it shows. */
export async function countTaps(page: Page) {
  let taps = 0;
  await page.exposeBinding('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(`document.addEventListener('pointerdown', () => countTap(), true)`);
  return {
    /** So many since this was asked last. */
    expectTaps: async (task: string, expected: number): Promise<void> => {
      await expect.poll(() => taps, { message: task }).toBe(expected);
      taps = 0;
    },
  };
}

export type Taps = Awaited<ReturnType<typeof countTaps>>;

/** Puts the finger into a field, and writes. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.tap();
  await field.fill(text);
}

/** Twice at the same place, as fast as a finger or once something has appeared. */
export async function tapTwice(
  page: Page,
  target: Locator,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await meanwhile();
  await page.touchscreen.tap(x, y);
}

/** All of it is in the window. */
export async function expectWholeInView(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const [box, window] = [await target.boundingBox(), page.viewportSize()];
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(window?.height ?? 0);
}
