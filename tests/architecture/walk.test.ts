import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importsOf, walkedFiles } from './reading/walk.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const walk = walkedFiles(root);

describe('the walk through the code', () => {
  test('enters twelve files, each once, and all of them are there', () => {
    expect(walk).toHaveLength(12);
    expect(new Set(walk).size).toBe(12);
    expect(walk.filter(file => !existsSync(root + file))).toEqual([]);
  });

  test('hands on from file to file: each is imported by one before it, or implements a port that one before it uses', () => {
    const arrivals = new Map([
      // What the browser sends arrives at the server's first file.
      ['adapters/http/server/create-app.ts', 'adapters/http/client/client.ts'],
      // The use case knows the port; the container binds the store behind it.
      ['adapters/mikro-orm/stores/mikro-orm-agendas.ts', 'core/ports/agendas.ts'],
    ]);
    const reached = new Set(walk.slice(0, 1));
    const lost: string[] = [];
    for (const file of walk.slice(1)) {
      const before = [...reached].flatMap(one => [one, ...importsOf(root, one), ...deep(one)]);
      if (!before.includes(arrivals.get(file) ?? file)) lost.push(file);
      reached.add(file);
    }
    expect(lost).toEqual([]);
  });
});

/** What a file reaches through one small file between: a hook's call, a list of routes. */
const deep = (file: string): string[] =>
  importsOf(root, file)
    .filter(one => existsSync(root + one) && /\.tsx?$/.test(one))
    .flatMap(one => importsOf(root, one));
