import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgramToEnd } from '../processes.ts';

test('a developer’s own `.env` reaches no program of a test', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salone-env-'));
  await writeFile(join(folder, '.env'), 'PORT=4000\nDATABASE_URL=sqlite:data/salone.sqlite\nHOST=0.0.0.0\n');
  const program = `process.loadEnvFile('.env'); const { PORT, DATABASE_URL, HOST } = process.env;
    process.stdout.write(JSON.stringify({ PORT, DATABASE_URL, HOST }))`;
  const { out } = await runProgramToEnd(
    { command: [process.execPath, '-e', program], folder },
    { HOST: '::1' },
  );
  expect(JSON.parse(out)).toEqual({ PORT: '', DATABASE_URL: '', HOST: '::1' });
  await rm(folder, { recursive: true });
});
