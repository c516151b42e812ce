import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { texts } from './cli/texts.ts';
import { processEnvironment } from './config.ts';
import { overrule } from './demo/demo-environment.ts';

/** Server and client with reload on change. `--memory` runs the core on the in-memory adapters. */
const { values } = parseArgs({ options: { memory: { type: 'boolean', default: false } } });
// Before the client's configuration is read: it asks for PORT.
const env = processEnvironment();
const web = await createServer({ configFile: 'apps/web/vite.config.ts' });
await web.listen();
const address = web.resolvedUrls?.local[0] ?? '';
const own = { PUBLIC_URL: address, ...(values.memory && { DATABASE_URL: 'memory:' }) };
const { env: used, ignored } = overrule(env, own);
if (ignored.length > 0) process.stderr.write(texts.ignored('npm run dev', ignored));
const server = spawn(
  process.execPath,
  ['--watch', 'apps/server/main.ts', ...(values.memory ? [] : ['--demo'])],
  {
    stdio: 'inherit',
    env: used,
  },
);
server.once('exit', code => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
