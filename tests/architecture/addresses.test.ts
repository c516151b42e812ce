import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { projectFiles } from './reading/project-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the browser’s side writes no address of a call itself: it takes them from the contract', async () => {
  const copies: string[] = [];
  let read = 0;
  for (const file of await projectFiles(root, '{apps/web,adapters/http/client}/**/*.{ts,tsx}')) {
    read += 1;
    if (/\/api\/\w/.test(readFileSync(`${root}/${file}`, 'utf8'))) copies.push(file);
  }
  expect(read).toBeGreaterThan(200);
  expect(copies).toEqual([]);
});
