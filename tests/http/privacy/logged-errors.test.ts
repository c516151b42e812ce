import { expect, onTestFinished, test } from 'vitest';
import { askDatabase } from '../../setup/ask-database.ts';
import { json } from '../browser.ts';
import { openShop } from '../running-shop.ts';

const breakers = {
  sqlite: [
    `create trigger broken before insert on users when new.first_name = 'Zurigona'
      begin select raise(abort, 'broken'); end`,
  ],
  postgresql: [`alter table users add constraint broken check (coalesce(first_name, '') <> 'Zurigona')`],
} as const;

test.each(['sqlite', 'postgresql'] as const)(
  'on %s an error of the database is logged by its code and place, without what was to be stored',
  async engine => {
    const shop = await openShop(engine);
    onTestFinished(() => shop.close());
    for (const sql of breakers[engine]) await askDatabase(shop.databaseUrl, sql);
    const person = {
      username: 'zuricarla',
      password: 'segretissima',
      firstName: 'Zurigona',
      phone: '3339998877',
    };
    const answer = await shop.browser().fetch('/api/register', json(person));
    expect(answer.status).toBe(500);
    const line = shop.log.find(text => text.includes('request failed')) ?? '{}';
    const { err } = JSON.parse(line) as { readonly err: Record<string, string> };
    expect(err['code']).toMatch(engine === 'sqlite' ? /^SQLITE_CONSTRAINT/ : /^23514$/);
    expect(err['constraint']).toBe(engine === 'sqlite' ? undefined : 'broken');
    expect(err['stack']).toMatch(/^\s+at .+mikro-orm/s);
    const said = (await answer.text()) + shop.log.join('');
    for (const value of Object.values(person)) expect(said).not.toContain(value);
  },
);
