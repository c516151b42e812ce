import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { processEnvironment } from './config.ts';

/** Server and client with reload on change. `--memory` runs the core on the in-memory adapters. */
const { values } = parseArgs({ options: { memory: { type: 'boolean', default: false } } });
// Before the client's configuration is read: it asks for PORT.
const env = processEnvironment();
const web = await createServer({ configFile: 'apps/web/vite.config.ts' });
await web.listen();
const address = web.resolvedUrls?.local[0] ?? '';
const server = spawn(
  process.execPath,
  ['--watch', 'apps/server/main.ts', ...(values.memory ? [] : ['--demo'])],
  {
    stdio: 'inherit',
    env: { ...env, PUBLIC_URL: address, ...(values.memory && { DATABASE_URL: 'memory:' }) },
  },
);
server.once('exit', code => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
