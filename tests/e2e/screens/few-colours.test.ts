import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desk, setStage } from '../stage.ts';
import { fillFor, type Reader, walkMs, walkScreens } from './every-screen.ts';
import { looks, states } from './few-colours.ts';

const { site, visit } = setStage();

type Kind = keyof typeof states;

/** Everything that was seen of each kind. */
type Seen = Map<Kind, { one: string[]; other: string[] }>;

async function lookAt(page: Page, seen: Seen): Promise<void> {
  for (const [kind, one, other] of await page.evaluate<[Kind, string[], string[]][]>(looks(states))) {
    const before = seen.get(kind);
    seen.set(kind, { one: [...(before?.one ?? []), ...one], other: [...(before?.other ?? []), ...other] });
  }
}

/** No look stands for both; both were there. */
function expectApart(seen: Seen, kinds: readonly Kind[]): void {
  for (const kind of kinds) {
    const { one = [], other = [] } = seen.get(kind) ?? {};
    expect([one.length > 0, other.length > 0], `${kind} was seen in both states`).toEqual([true, true]);
    expect(
      one.filter(look => other.includes(look)),
      kind,
    ).toEqual([]);
  }
}

describe('with the system’s few colours every state is told apart on every screen', () => {
  test.each<[Reader, ...Kind[]]>([
    ['guest', 'tab', 'switch', 'page', 'field'],
    [
      'mario',
      'tab',
      'switch',
      'choice',
      'day',
      'free day',
      'closed day',
      'legend of days',
      'card',
      'step',
      'step behind',
      'page',
      'tick',
    ],
    ['salone', 'tab', 'switch', 'page'],
  ])(
    '%s',
    async (reader, ...kinds) => {
      await fillFor(reader, site());
      const person = reader === 'guest' ? {} : { as: site()[reader] };
      const page = await visit('/termini', { viewport: desk, forcedColors: 'active', ...person });
      const seen: Seen = new Map();
      await walkScreens(page, reader, () => lookAt(page, seen));
      expectApart(seen, kinds);
    },
    walkMs,
  );

  test('the entry of a menu that the keyboard is at, and a button that cannot be pressed yet', async () => {
    const page = await visit('/booking', { viewport: desk, forcedColors: 'active', as: site().mario });
    const seen: Seen = new Map();
    await page.getByRole('button', { name: 'Continua' }).waitFor();
    await lookAt(page, seen);
    await page.getByRole('button', { name: 'Menu di Mario Rossi' }).press('Enter');
    await page.locator('[role="menuitem"][data-highlighted]').waitFor();
    await lookAt(page, seen);
    expectApart(seen, ['menu', 'button']);
  });
});

test('what is said on the ground of a selection can be read there', async () => {
  const page = await visit('/booking', { viewport: desk, forcedColors: 'active', as: site().mario });
  await page.getByRole('button', { name: 'Seleziona Taglio uomo' }).click();
  await page.getByRole('button', { name: 'Continua' }).click();
  const note = page.getByText('Chi è libero', { exact: false });
  await note.waitFor();
  const [own, chosen] = await page.evaluate<[string, string]>(`(label => [
    getComputedStyle([...label.querySelectorAll('span')].at(-1)).color,
    getComputedStyle(label).color,
  ])(document.querySelector('main label:has(:checked)'))`);
  expect(own).toBe(chosen);
});
