import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Call } from '../../adapters/http/contract/call.ts';
import { calls } from '../../adapters/http/contract/calls.ts';
import type { Browser } from '../http/browser.ts';
import { askEveryCall } from '../http/privacy/every-answer.ts';
import { openPlantedShop } from '../http/privacy/planted-shop.ts';
import { type Engine, engines } from '../http/running-shop.ts';

type Name = keyof typeof calls;
type Part = 'params' | 'query' | 'body';
type Days = Readonly<Record<'from' | 'to' | 'date' | 'validFrom', string>>;

/** Where the databases and Temporal write years otherwise, or have none. */
const edges: readonly Days[] = [
  ['0000-01-01', '0000-01-31'],
  ['0001-01-01', '0001-01-31'],
  ['0001-01-02', '0001-12-31'],
  ['9999-12-30', '9999-12-31'],
  ['9999-12-31', '9999-12-31'],
].map(([from = '', to = '']) => ({ from, to, date: from, validFrom: to }));

/** The days that a part of a call names; a move's `from` is a place. */
function daysIn(name: Name, part: Part, days: Days): Partial<Days> {
  const call: Call = calls[name];
  const { shape = {} } = (call[part] ?? {}) as { shape?: z.ZodMiniObject['shape'] };
  const named = (Object.keys(days) as (keyof Days)[]).filter(key => key in shape);
  const isRange = !named.includes('from') || named.includes('to');
  return Object.fromEntries(named.filter(key => key !== 'from' || isRange).map(key => [key, days[key]]));
}

const takesDays = (name: Name): boolean =>
  (['params', 'query', 'body'] as const).some(
    part => Object.keys(daysIn(name, part, edges[0] as Days)).length > 0,
  );

/** Sends what it is given with other days. */
const withDays = (browser: Browser, name: Name, days: Days): Browser =>
  ({
    fetch(path: string, init: RequestInit = {}) {
      const url = new URL(path, 'http://salone.example');
      if ('validFrom' in daysIn(name, 'params', days))
        url.pathname = url.pathname.replace(/\d{4}-\d\d-\d\d/, days.validFrom);
      for (const [key, day] of Object.entries(daysIn(name, 'query', days))) url.searchParams.set(key, day);
      if (typeof init.body !== 'string') return browser.fetch(url.pathname + url.search, init);
      const body = { ...(JSON.parse(init.body) as object), ...daysIn(name, 'body', days) };
      return browser.fetch(url.pathname + url.search, { ...init, body: JSON.stringify(body) });
    },
  }) as Browser;

/** Ids are each database's own; the other is planted by a statement. */
const given = /"(id|externalCalendarId)":(\d+|null|"[^"]*"),?/g;

async function answersOf(engine: Engine): Promise<readonly string[]> {
  const shop = await openPlantedShop(engine);
  const answers: string[] = [];
  for (const name of (Object.keys(calls) as Name[]).filter(takesDays))
    for (const days of edges)
      for (const who of ['owner', 'admin'] as const) {
        const browser = withDays(shop.browsers.get(who) as Browser, name, days);
        const answer = await askEveryCall[name]({ shop, who, browser });
        const said = (await answer.text()).replaceAll(given, '');
        answers.push(`${name} ${days.from} ${days.to} as ${who}: ${answer.status} ${said}`);
      }
  await shop.close();
  return answers;
}

test('at the edges of the calendar every call that takes days answers, and the same on every database', async ({
  annotate,
}) => {
  const [memory = [], ...databases] = await Promise.all(engines.map(answersOf));
  expect([memory, ...databases].flat().filter(answer => / as \w+: 5/.test(answer))).toEqual([]);
  for (const answers of databases) expect(answers).toEqual(memory);
  const known = memory.filter(answer => answer.includes(' as admin: 200'));
  await annotate(`${memory.length} requests at the edges, ${known.length} answered with 200`, 'figure');
  expect(known.length).toBeGreaterThan(30);
});
