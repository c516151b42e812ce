import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { looks, states } from './few-colours.ts';

export type Kind = keyof typeof states;

/** Everything that was seen of each kind. */
export type Seen = Map<Kind, { one: string[]; other: string[] }>;

export async function lookAt(page: Page, seen: Seen): Promise<void> {
  for (const [kind, one, other] of await page.evaluate<[Kind, string[], string[]][]>(looks(states))) {
    const before = seen.get(kind);
    seen.set(kind, { one: [...(before?.one ?? []), ...one], other: [...(before?.other ?? []), ...other] });
  }
}

/** No look stands for both; both were there. */
export function expectApart(seen: Seen, kinds: readonly Kind[]): void {
  for (const kind of kinds) {
    const { one = [], other = [] } = seen.get(kind) ?? {};
    expect([one.length > 0, other.length > 0], `${kind} was seen in both states`).toEqual([true, true]);
    expect(
      one.filter(look => other.includes(look)),
      kind,
    ).toEqual([]);
  }
}
