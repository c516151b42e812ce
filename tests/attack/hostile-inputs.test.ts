import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Call } from '../../adapters/http/contract/call.ts';
import { calls } from '../../adapters/http/contract/calls.ts';
import { failure } from '../../adapters/http/contract/failure.ts';
import { fieldWording } from '../../core/wording.ts';
import type { Browser } from '../http/browser.ts';
import { openShop, type RunningShop } from '../http/running-shop.ts';
import { counts } from '../setup/counts.ts';
import { hostileTexts, hostileValues } from './hostile-values.ts';
import { stored } from './stored.ts';

const part = counts.partOfHostileValues;

type Name = keyof typeof calls;

/** Ends a session, so it would end the attack; what a stream answers never ends. */
const left: ReadonlySet<string> = new Set<Name>(['logout', 'seeEvents']);

const fieldsOf = (schema: unknown): string[] =>
  Object.keys((schema as z.ZodMiniObject | undefined)?.shape ?? {});

/** What a field holds while another is attacked. */
function harmless({ mario, taglio }: RunningShop): Record<string, unknown> {
  return {
    ...{
      username: 'nuovo.nome',
      password: 'segreta',
      firstName: 'Nina',
      lastName: 'Neri',
      email: '',
      phone: '',
    },
    ...{
      isAdmin: false,
      isStylist: false,
      reminded: true,
      currentPassword: 'sbagliata',
      newPassword: 'segreta',
      grant: 'x',
    },
    ...{ name: 'Taglio', description: '', category: 'Capelli', price: 100, duration: 30, imageURL: 'x' },
    ...{
      userId: mario.id,
      serviceId: taglio.id,
      stylistId: null,
      date: '2027-01-05',
      time: '10:00',
      notes: '',
    },
    ...{ from: '2027-01-05', to: '2027-01-06', status: 'confirmed', search: 'a', limit: '5', cursor: '1' },
    ...{
      role: 'customer',
      former: 'true',
      revokeAdmin: 'false',
      forgetBrowser: 'false',
      id: taglio.id,
      token: 'x',
    },
  };
}

const ofAMove: ReadonlySet<string> = new Set<Name>(['moveAppointment', 'seeMovingTimes', 'seeMovingDays']);

/** Lets a move of the visit through, if one value is no longer hostile. */
const movable = ({ bruno }: RunningShop, name: Name): Record<string, unknown> => ({
  ...{ id: 1, stylistId: bruno.id, ...(name === 'moveAppointment' && { from: undefined }) },
});

interface Attack {
  readonly what: string;
  readonly path: string;
  readonly init: RequestInit;
}

function* attacksOn(name: Name, shop: RunningShop, shift: number): Generator<Attack> {
  const call: Call = calls[name];
  const calm = { ...harmless(shop), ...(ofAMove.has(name) && movable(shop, name)) };
  const pick = (fields: readonly string[]) => Object.fromEntries(fields.map(field => [field, calm[field]]));
  const [params, query, body] = [fieldsOf(call.params), fieldsOf(call.query), fieldsOf(call.body)];
  const request = (field: string, value: unknown, where: 'params' | 'query' | 'body'): Attack => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    const inPath = { ...pick(params), ...(where === 'params' && { [field]: text }) };
    const path = call.path.replace(/:(\w+)/g, (_, param: string) =>
      encodeURIComponent(wellFormed(String(inPath[param]))),
    );
    const required = call.chosenBy === undefined ? [] : [call.chosenBy];
    const asked = new URLSearchParams(
      pick(query.filter(key => required.includes(key) || /date|from|to|limit/.test(key))) as Record<
        string,
        string
      >,
    );
    if (where === 'query') asked.set(field, text);
    const sent = { ...pick(body), ...(where === 'body' && { [field]: value }) };
    return {
      what: `${name}.${where}.${field} = ${text.slice(0, 40)}`,
      path: asked.size === 0 ? path : `${path}?${asked}`,
      init: {
        method: call.method,
        ...(call.body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }),
      },
    };
  };
  const some = <T>(values: readonly T[], offset: number): T[] =>
    values.filter((_, index) => (index + offset) % part === 0);
  for (const [index, field] of params.entries())
    for (const value of some(hostileTexts, shift + index)) yield request(field, value, 'params');
  for (const [index, field] of query.entries())
    for (const value of some(hostileTexts, shift + index)) yield request(field, value, 'query');
  for (const [index, field] of body.entries())
    for (const value of some(hostileValues, shift + index)) yield request(field, value, 'body');
}

const wellFormed = (text: string): string => text.toWellFormed();

/** Every attack of a call, each with the browsers that send it: a stranger registers, a customer and an administrator do the rest. */
function* allAttacks(
  shop: RunningShop,
  [stranger, ...known]: readonly Browser[],
): Generator<Attack & { readonly by: Browser }> {
  const names = (Object.keys(calls) as Name[]).filter(name => !left.has(name));
  for (const [shift, name] of names.entries()) {
    const senders = name === 'register' && stranger !== undefined ? [stranger] : known;
    for (const attack of attacksOn(name, shop, shift)) yield* senders.map(by => ({ ...attack, by }));
  }
}

/** What is said beside a field in words that nobody wrote for people. */
const unworded = (text: string): string[] =>
  Object.values(failure.parse(JSON.parse(text)).fields ?? {}).filter(said => !ours.has(said));

const ours: ReadonlySet<string> = new Set(Object.values(fieldWording));

describe.each(['sqlite', 'postgresql'] as const)('hostile input on %s', engine => {
  test('is answered without a fault and in our words, and where it is refused nothing has changed', async ({
    annotate,
  }) => {
    const shop = await openShop(engine);
    const browsers = [shop.browser(), shop.browser(), shop.browser()];
    await browsers[1]?.logIn(shop.mario);
    await browsers[2]?.logIn(shop.salone);
    const faults: string[] = [];
    const sent = new Set<string>();
    let before = await stored(shop);
    for (const { by, what, path, init } of allAttacks(shop, browsers)) {
      const response = await by.fetch(path, init);
      const text = await response.text();
      sent.add(what);
      if (response.status >= 500) faults.push(`${response.status} ${what}: ${text}`);
      if (response.status === 400)
        faults.push(...unworded(text).map(said => `${what}: not our words: ${said}`));
      const after = await stored(shop);
      if (response.status >= 400 && after !== before) faults.push(`changed though refused: ${what}`);
      before = after;
    }
    await shop.close();
    await annotate(`${engine}: ${sent.size} distinct hostile inputs, ${faults.length} faults`, 'figure');
    expect(faults).toEqual([]);
    expect(sent.size).toBeGreaterThan(300);
  }, 900_000);
});
