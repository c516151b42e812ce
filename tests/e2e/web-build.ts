import { execFile } from 'node:child_process';
import { glob, stat } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What each of the two builds leaves last. */
const builds = [
  { made: 'dist/web/.vite/manifest.json', options: [] },
  { made: 'dist/web-server/entry-server.js', options: ['--ssr'] },
];
const madeFrom = ['apps/web/**', 'adapters/http/{client,contract}/**', 'core/**', 'package-lock.json'];

/** Builds the web application before the first story, when it is missing or older than what it is made from. */
export default async function setup(): Promise<void> {
  const changed = await newest(madeFrom);
  for (const { made, options } of builds) {
    if (changed < (await newest([made]))) continue;
    // Under the test runner's own environment React would be built for development.
    const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
    const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', 'apps/web/vite.config.ts', ...options];
    await promisify(execFile)(process.execPath, vite, { cwd: root, env });
  }
}

/** When the youngest of some files was changed; 0 when there is none. */
async function newest(patterns: readonly string[]): Promise<number> {
  let moment = 0;
  for await (const path of glob(patterns, { cwd: root })) {
    const { mtimeMs } = await stat(root + path);
    moment = Math.max(moment, mtimeMs);
  }
  return moment;
}
