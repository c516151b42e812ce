import type { Container } from 'inversify';
import type { Objects } from '../../core/ports/objects.ts';
import { commandIn, fileNamed, given } from './cli/arguments.ts';
import { backup, restore } from './cli/backup.ts';
import { tellBackupFailed } from './cli/backup-failed.ts';
import { CommandFailed } from './cli/command-failed.ts';
import { adminNeeds, createAdmin } from './cli/create-admin.ts';
import { erasePerson, erasingNeeds } from './cli/erase-person.ts';
import { failedNeeds, listFailed } from './cli/letters-failed.ts';
import { reasonOf } from './cli/reason-of.ts';
import { resetNeeds, resetPassword } from './cli/reset-password.ts';
import { factorNeeds, resetSecondFactor } from './cli/reset-second-factor.ts';
import { texts } from './cli/texts.ts';
import { WrongConfiguration } from './cli/wrong-configuration.ts';
import { processEnvironment, readConfig } from './config.ts';
import { demoNeeds, fillWithDemoData, refuseOwnData } from './demo/fill-with-demo-data.ts';
import { type Archivable, isArchivable } from './open-store.ts';
import { restrictNewFiles } from './restrict-new-files.ts';
import type { ServiceName, Services } from './service-ids.ts';

/** Opening the store applies pending migrations. What stands behind a command is loaded with its first question. */
async function run(): Promise<void> {
  restrictNewFiles();
  const {
    positionals: [name, file],
    values: { username },
  } = given();
  const ask = askContainer();
  let isOpen = false;
  const open = <N extends ServiceName>(names: readonly N[]) => {
    isOpen = true;
    return ask(names);
  };
  const archived = async (): Promise<[Archivable, Objects]> => {
    const { store, objects } = await open(['store', 'objects']);
    if (!isArchivable(store)) throw new CommandFailed(texts.nothingKept);
    return [store, objects];
  };
  const commands: Record<string, () => Promise<string>> = {
    'create-admin': async () => createAdmin(await open(adminNeeds), username),
    'reset-password': async () => resetPassword(await open(resetNeeds), username),
    'reset-second-factor': async () => resetSecondFactor(await open(factorNeeds), username),
    erase: async () => erasePerson(await open(erasingNeeds), username),
    'letters-failed': async () => listFailed(await open(failedNeeds)),
    migrate: async () => open(['store']).then(() => texts.migrated),
    backup: async () => backup(...(await archived()), fileNamed(file)),
    restore: async () => restore(...(await archived()), fileNamed(file)),
    'backup-failed': async () => tellBackupFailed(await ask(['config', 'clock'])),
    'demo-data': async () => {
      await refuseOwnData((await ask(['config'])).config.databaseUrl);
      return addDemoData(await open([...demoNeeds, 'store']));
    },
  };
  try {
    process.stdout.write(`${await commandIn(commands, name)()}\n`);
  } finally {
    if (isOpen) await closeStore(ask);
  }
}

const addDemoData = async ({ store, ...rest }: Pick<Services, (typeof demoNeeds)[number] | 'store'>) =>
  (await fillWithDemoData(rest, store)) ? texts.demoStored : texts.demoThere;

type Ask = <N extends ServiceName>(names: readonly N[]) => Promise<Pick<Services, N>>;

function askContainer(): Ask {
  let container: Container | undefined;
  const settings = { SESSION_SECRET: 'the command line signs no cookie at all', LOG_LEVEL: 'warn' };
  return async names => {
    const { createContainer, resolve } = await import('./container.ts');
    container ??= createContainer(readConfig({ ...settings, ...processEnvironment() }));
    return resolve(container, names);
  };
}

/** A store that could not be opened has reported its error already. */
const closeStore = (ask: Ask): Promise<void> =>
  ask(['store']).then(
    ({ store }) => store.close(),
    () => undefined,
  );

run().catch((error: unknown) => {
  const expected = error instanceof CommandFailed || error instanceof WrongConfiguration;
  process.stderr.write(`${expected ? error.message : texts.failed(reasonOf(error))}\n`);
  process.exitCode = 1;
});
