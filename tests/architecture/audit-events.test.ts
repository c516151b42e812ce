import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { root } from '../server/delivered.ts';

const between = async (file: string, start: string, end: string): Promise<string> =>
  (await readFile(new URL(file, root), 'utf8')).split(start)[1]?.split(end)[0] ?? '';

test('every event of the audit is told in its page, and no other', async () => {
  const source = await between('adapters/http/server/context.ts', 'export type AuditEvent =', ';');
  const page = await between('docs/accounts.md', '## What the log tells', "with the request's id");
  const events = [...source.matchAll(/'([^']+)'/g)].map(([, event]) => event);
  const told = [...page.matchAll(/`([^`]+)`/g)].map(([, name]) => name).filter(name => name !== 'audit');
  expect(events.length).toBeGreaterThan(40);
  expect(new Set(told)).toEqual(new Set(events));
});
