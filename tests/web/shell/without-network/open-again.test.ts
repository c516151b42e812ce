import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { OPEN_AGAIN } from '../../../../adapters/http/server/pages/open-again.ts';

const awaiting = 'Appena torna la rete, la pagina si apre da sola.';
const opening = 'La rete è tornata: la pagina si apre.';

/** The page without a network, with what the browser would do for it in the test's hand. */
function openPage({ pathname = '/booking', type = 'navigate' } = {}) {
  const line = { textContent: '' };
  const heard = new Map<string, () => Promise<void>>();
  const pauses: number[] = [];
  const answers: (number | undefined)[] = [];
  let [reloads, asked] = [0, 0];
  let wake: () => Promise<void> = async () => {};
  const document = {
    hidden: false,
    querySelector: () => line,
    addEventListener: (name: string, hear: () => Promise<void>) => heard.set(name, hear),
  };
  const navigator = { onLine: false };
  runInNewContext(OPEN_AGAIN, {
    ...{ document, navigator, AbortSignal, Math },
    location: { pathname, href: `https://salone.example${pathname}`, reload: () => (reloads += 1) },
    performance: { getEntriesByType: () => [{ type }] },
    addEventListener: document.addEventListener,
    clearTimeout: () => {},
    setTimeout: (then: () => Promise<void>, pause: number) => {
      pauses.push(pause);
      wake = then;
    },
    fetch: async () => {
      asked += 1;
      const status = answers.shift();
      if (status === undefined) throw new TypeError('Failed to fetch');
      return { status };
    },
  });
  return {
    ...{ line, heard, pauses, answers, document, navigator },
    wake: () => wake(),
    told: () => ({ asked, reloads }),
  };
}

describe('the page without a network', () => {
  test('opens what was asked for when the browser says that the network is back', async () => {
    const page = openPage();
    expect(page.line.textContent).toBe(awaiting);
    page.navigator.onLine = true;
    page.answers.push(200);
    await page.heard.get('online')?.();
    expect(page.told()).toEqual({ asked: 1, reloads: 1 });
    expect(page.line.textContent).toBe(opening);
  });

  test('tries again at once when the first try after that comes too early', async () => {
    const page = openPage();
    await page.wake();
    page.navigator.onLine = true;
    page.answers.push(undefined, 200);
    await page.heard.get('online')?.();
    await page.wake();
    expect(page.pauses.slice(0, 3)).toEqual([5_000, 10_000, 1_000]);
    expect(page.told()).toEqual({ asked: 2, reloads: 1 });
  });

  test('looks again after growing pauses while the site itself is away, and opens once it answers', async () => {
    const page = openPage();
    page.navigator.onLine = true;
    page.answers.push(undefined, 503, undefined, undefined);
    for (let tries = 0; tries < 4; tries += 1) await page.wake();
    expect(page.pauses).toEqual([5_000, 10_000, 20_000, 40_000, 60_000]);
    expect(page.told()).toEqual({ asked: 4, reloads: 0 });
    expect(page.line.textContent).toBe(awaiting);
    page.answers.push(404);
    await page.wake();
    expect(page.told()).toEqual({ asked: 5, reloads: 1 });
  });

  test('asks nothing while it is offline or nobody looks at it', async () => {
    const page = openPage();
    await page.wake();
    page.navigator.onLine = true;
    page.document.hidden = true;
    await page.wake();
    expect(page.told()).toEqual({ asked: 0, reloads: 0 });
    page.document.hidden = false;
    page.answers.push(200);
    await page.heard.get('visibilitychange')?.();
    expect(page.told()).toEqual({ asked: 1, reloads: 1 });
  });

  test('asks nothing more once it opens what was asked for, however long that takes', async () => {
    const page = openPage();
    page.navigator.onLine = true;
    page.answers.push(200);
    await page.wake();
    await page.wake();
    await page.heard.get('online')?.();
    await page.heard.get('visibilitychange')?.();
    expect(page.told()).toEqual({ asked: 1, reloads: 1 });
    expect(page.pauses).toEqual([5_000]);
  });

  test('never reloads in a loop: where that ended here again it waits a minute, and its own address is left alone', () => {
    expect(openPage({ type: 'reload' }).pauses).toEqual([60_000]);
    const own = openPage({ pathname: '/offline' });
    expect([own.pauses, own.heard.size, own.line.textContent]).toEqual([[], 0, '']);
  });

  test('leaves a download alone, which would never take its place', () => {
    const page = openPage({ pathname: '/api/appointments/7/calendar.ics' });
    expect([page.pauses, page.heard.size, page.line.textContent]).toEqual([[], 0, '']);
  });
});
