import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the browser’s side writes no address of a call itself: it takes them from the contract', async () => {
  const copies: string[] = [];
  let read = 0;
  for await (const file of glob('{apps/web,adapters/http/client}/**/*.{ts,tsx}', { cwd: root })) {
    read += 1;
    if (/\/api\/\w/.test(readFileSync(`${root}/${file}`, 'utf8'))) copies.push(file);
  }
  expect(read).toBeGreaterThan(200);
  expect(copies).toEqual([]);
});
