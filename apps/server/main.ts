import { parseArgs } from 'node:util';
import { CommandFailed } from './cli/command-failed.ts';
import { settingTexts } from './cli/setting-texts.ts';
import { texts } from './cli/texts.ts';
import { WrongConfiguration } from './cli/wrong-configuration.ts';
import { type Config, processEnvironment, readConfig } from './config.ts';
import { createContainer, resolve } from './container.ts';
import { withoutPassword } from './database-url.ts';
import { demoEnvironment, memoryEnvironment } from './demo/demo-environment.ts';
import { demoLogins } from './demo/demo-people.ts';
import { demoNeeds, fillWithDemoData, refuseOwnData } from './demo/fill-with-demo-data.ts';
import { restrictNewFiles } from './restrict-new-files.ts';
import { serve } from './serve.ts';

/** `--demo` serves an invented shop, from places of its own unless others are named; `memory:` serves the same and forgets it. */
async function start(): Promise<void> {
  restrictNewFiles();
  const values = options();
  const given = processEnvironment();
  const { env, ignored, by } = placesOf(given, values.demo);
  const config = readConfig(env);
  if (values.demo)
    process.stdout.write(texts.demoPlaces(withoutPassword(config.databaseUrl), config.storageUrl));
  if (ignored.length > 0) process.stderr.write(texts.ignored(by, ignored));
  const wantsDemo = values.demo || config.databaseUrl === 'memory:';
  if (wantsDemo && config.production) throw new WrongConfiguration(settingTexts.demoServed);
  if (wantsDemo) await refuseOwnData(config.databaseUrl);
  const container = createContainer(config);
  const { store } = await resolve(container, ['store']);
  if (wantsDemo) await fillWithDemoData(await resolve(container, demoNeeds), store);
  else if (config.production && (await store.isDemo())) {
    throw new WrongConfiguration(settingTexts.demoDatabase);
  }
  await serve(container);
  if (wantsDemo) announceDemo(config);
}

function placesOf(given: NodeJS.ProcessEnv, isDemo: boolean) {
  if (given['DATABASE_URL'] === 'memory:') return { ...memoryEnvironment(given), by: 'memory:' };
  return isDemo ? { ...demoEnvironment(given), by: '--demo' } : { env: given, ignored: [], by: '' };
}

function options(): { readonly demo: boolean } {
  try {
    return parseArgs({ options: { demo: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    throw error instanceof TypeError ? new WrongConfiguration(settingTexts.onlyOption) : error;
  }
}

function announceDemo({ publicUrl }: Config): void {
  const rows = demoLogins.map(
    ({ username, password, role }) => `  ${username.padEnd(8)} ${password.padEnd(13)} ${role}`,
  );
  process.stdout.write(texts.demoServed(publicUrl.origin, rows));
}

start().catch((error: unknown) => {
  if (!(error instanceof WrongConfiguration || error instanceof CommandFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
