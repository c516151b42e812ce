import { parseArgs } from 'node:util';
import { type Config, processEnvironment, readConfig, WrongConfiguration } from './config.ts';
import { createContainer, tokens } from './container.ts';
import { demoLogins } from './demo/demo-people.ts';
import { fillWithDemoData } from './demo/fill-with-demo-data.ts';
import { serve } from './serve.ts';

const DEMO_DATABASE = 'sqlite:data/demo.sqlite';

const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });

/** `--demo` serves an invented shop from a database of its own; `memory:` serves the same and forgets it. */
async function start(): Promise<void> {
  const given = processEnvironment();
  const env = values.demo ? { ...given, DATABASE_URL: DEMO_DATABASE, LOG_LEVEL: 'warn' } : given;
  const config = readConfig(env);
  const container = createContainer(config);
  const store = await container.getAsync(tokens.store);
  const wantsDemo = values.demo || config.databaseUrl === 'memory:';
  if (wantsDemo && config.production) throw new WrongConfiguration('demo data is not served in production');
  if (wantsDemo) await fillWithDemoData(await container.getAsync(tokens.core), store);
  else if (config.production && (await store.isDemo())) {
    throw new WrongConfiguration('DATABASE_URL names a database with demo data: production refuses it');
  }
  await serve(container);
  if (wantsDemo) announceDemo(config);
}

function announceDemo({ publicUrl }: Config): void {
  const rows = demoLogins.map(
    ({ username, password, role }) => `  ${username.padEnd(8)} ${password.padEnd(13)} ${role}`,
  );
  process.stdout.write(`\n${publicUrl.origin}\n\nDemo logins:\n${rows.join('\n')}\n\nStop with Ctrl+C.\n`);
}

start().catch((error: unknown) => {
  if (!(error instanceof WrongConfiguration)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
