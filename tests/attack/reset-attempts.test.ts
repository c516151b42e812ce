import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../adapters/http/contract/calls.ts';
import { NoLimits } from '../../adapters/memory/no-limits.ts';
import { type Browser, json } from '../http/browser.ts';
import { openShop, type RunningShop } from '../http/running-shop.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { counts } from '../setup/counts.ts';

const BROWSER = 'salone.browser';
const NOBODY = 'nessuno';

/** What somebody shows who wants another person's account. */
interface Attempt {
  readonly kind: string;
  readonly grant?: string;
  /** Kept in the attacker's browser. */
  readonly browser?: string;
}

describe.each(['sqlite', 'postgresql'] as const)('somebody without a proof on %s', engine => {
  let shop: RunningShop;
  let owner: Browser;
  beforeAll(async () => {
    shop = await openShop(engine, { limits: new NoLimits() });
    owner = shop.browser();
    await owner.logIn(shop.mario);
  });
  afterAll(() => shop.close());

  const counterLink = async (of: RunningShop['mario']): Promise<string> => {
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    const { url } = await admin.call(calls.issueResetLink, { params: { id: of.id } });
    return url.split('=')[1] ?? '';
  };

  /** Proofs that are worth nothing for Mario: of somebody else, too old, used up, replaced, or made up. */
  async function worthless(): Promise<Attempt[]> {
    const stale = await counterLink(shop.mario);
    shop.clock.moveTo(shop.clock.now().add({ minutes: 15 }).toString());
    const used = await counterLink(shop.mario);
    const body = { username: 'mario', newPassword: 'mario2', grant: used };
    expect(await shop.browser().call(calls.resetPassword, { body })).toEqual({ done: true });
    await owner.call(calls.login, { body: { username: 'mario', password: 'mario2' } });
    const replaced = await counterLink(shop.mario);
    const good = await counterLink(shop.mario);
    const lucia = shop.browser();
    await lucia.logIn(shop.lucia);
    const foreign = await counterLink(shop.lucia);
    const tail = (text: string) => `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`;
    return [
      { kind: 'none' },
      ...[foreign, tail(foreign)].map(grant => ({ kind: 'foreign', grant })),
      ...[stale, used, replaced].map(grant => ({ kind: 'stale or used', grant })),
      ...[tail(good), good.slice(1), good.toUpperCase(), `${good}=`, ` ${good}`].map(grant => ({
        kind: 'nearly right',
        grant,
      })),
      ...['', '0', 'null', 'x'.repeat(200), "' or 1=1 --", '😀'].map(grant => ({ kind: 'forged', grant })),
      { kind: 'foreign browser', browser: lucia.cookies.get(BROWSER) ?? '' },
      { kind: 'forged browser', browser: tail(owner.cookies.get(BROWSER) ?? '') },
    ];
  }

  const answerTo = async (username: string, { grant, browser }: Attempt) => {
    const attacker = shop.browser();
    if (browser !== undefined) attacker.cookies.set(BROWSER, browser);
    const body = json({ username, newPassword: 'rubata', ...(grant !== undefined && { grant }) });
    const response = await attacker.fetch(calls.resetPassword.path, body);
    const headers = [...response.headers].filter(([name]) => !changing.has(name));
    return JSON.stringify([response.status, headers, await response.text()]);
  };

  /** All that could let somebody in; what letters are on their way is no part of it. */
  const accounts = async (): Promise<string> => {
    const tables = [
      'select * from users order by id',
      'select sid, user_id from sessions order by sid',
      'select id, browser, user_id from known_browsers order by id',
    ];
    return JSON.stringify(await Promise.all(tables.map(sql => askDatabase(shop.databaseUrl, sql))));
  };

  test(
    'changes nothing, and hears the same of a name that is known and of one that is not',
    async ({ annotate }) => {
      const attempts = await worthless();
      const before = await accounts();
      const answers = new Set<string>();
      for (let index = 0; index < counts.resetAttempts; index += 1) {
        const attempt = attempts[index % attempts.length] ?? { kind: 'none' };
        const [known, unknown] = [await answerTo('mario', attempt), await answerTo(NOBODY, attempt)];
        expect(known, attempt.kind).toBe(unknown);
        answers.add(known);
        expect(await accounts(), attempt.kind).toBe(before);
      }
      expect([...answers]).toEqual([expect.stringMatching(/^\[202,/)]);
      expect((await owner.fetch('/api/user')).status).toBe(200);
      await annotate(
        `${engine}: ${counts.resetAttempts} resets of ${attempts.length} kinds tried without a good proof: nothing changed, answers the same byte for byte`,
        'figure',
      );
    },
    60_000 + counts.resetAttempts * 200,
  );
});

/** Headers that differ between any two answers. */
const changing: ReadonlySet<string> = new Set(['date', 'x-request-id']);
