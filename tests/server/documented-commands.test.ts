import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import configuration from '../../vitest.config.ts';
import { root } from './delivered.ts';
import { type Command, documentedCommands, missingFrom } from './documented-commands.ts';
import { runToEnd, startProgram } from './processes.ts';
import { addAdministrator } from './shop-folder.ts';

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: unknown;
  readonly devDependencies: unknown;
}

const readJson = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(new URL(name, root), 'utf8')) as T;
const project = await readJson<Package>('package.json');
const commands = await documentedCommands();

/** The command line with the service's settings. */
const SERVICE_CLI = 'apps/server/delivery/salone-cli';

/** What is wrong with a command; nothing when it stands. */
type Proof = (command: Command, args: readonly string[]) => string[] | Promise<string[]>;

/** Programs of the machine that change it, so that they are only known by name, and by the files of ours that they take. */
const machine: Proof = () => [];
const sources: Proof = (command, args) => {
  if (args.includes('-d')) return [];
  const files = args.filter((arg, at) => !arg.startsWith('-') && !/^-[mog]$/.test(args[at - 1] ?? ''));
  return missingFrom(command, files.slice(0, -1));
};

const proofs: Readonly<Record<string, Proof>> = {
  npm,
  npx: vitest,
  docker,
  cd: (_, [folder = '']) => missingFrom({ ...commands[0], folder: '' } as Command, [folder]),
  cp: sources,
  install: sources,
  sed: (command, args) => missingFrom(command, args.slice(1)),
  systemctl: (_, [verb = '', ...units]) => [
    ...(['daemon-reload', 'enable', 'start', 'stop', 'reload', 'restart', 'status'].includes(verb)
      ? []
      : [verb]),
    ...units.filter(
      unit =>
        !['--now', 'caddy', 'systemd-journal-upload', 'systemd-journald'].includes(unit) && !hasUnit(unit),
    ),
  ],
  curl: (_, args) => args.slice(-1).filter(url => !/\/(healthz|readyz)$/.test(url)),
  openssl: (_, args) => (/^rand -hex 32( > secrets\/[a-z-]+)?$/.test(args.join(' ')) ? [] : [...args]),
  ...{ 'apt-get': machine, useradd: machine, git: machine, ln: machine, mv: machine },
  ...{ nano: machine, tee: machine, chmod: machine, mkdir: machine, journalctl: machine, grep: machine },
  ...{ 'systemd-tmpfiles': machine, 'systemd-creds': machine, 'systemd-ask-password': machine },
  [SERVICE_CLI]: (command, [name = '']) => [
    ...missingFrom(command, [SERVICE_CLI]),
    ...(name in inOrder ? [] : [`no command ${name}`]),
  ],
};

const hasUnit = (name: string): boolean =>
  existsSync(new URL(`apps/server/delivery/${name.includes('.') ? name : `${name}.service`}`, root));

async function npm(command: Command, [verb = '', ...args]: readonly string[]): Promise<string[]> {
  if (verb === 'ci') {
    const { packages } = await readJson<{ packages: Record<string, Package> }>('package-lock.json');
    const { dependencies, devDependencies } = packages[''] ?? {};
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: project.dependencies,
      devDependencies: project.devDependencies,
    });
    return [];
  }
  // npm's own.
  if (verb === 'audit') return args.filter(arg => arg !== '--omit=dev');
  const [script = '', ...given] = verb === 'run' ? args.filter(arg => arg !== '--silent') : [verb, ...args];
  const rest = given.filter(arg => arg !== '--');
  if (project.scripts[script] === undefined) return [`no script ${script}`];
  if (script === 'cli') return rest[0] !== undefined && rest[0] in inOrder ? [] : rest;
  if (script === 'dev') return rest.filter(arg => arg !== '--memory');
  return /run-properties|^vitest run --project \w+$/.test(project.scripts[script])
    ? chosenTests(command, rest)
    : rest;
}

/** Every option takes a value; a title stands in one of the files named beside it. */
async function chosenTests(command: Command, args: readonly string[]): Promise<string[]> {
  const options = args.filter(arg => arg.startsWith('-'));
  const files = args.filter((arg, at) => !arg.startsWith('-') && !args[at - 1]?.startsWith('-'));
  const missing = missingFrom(command, files);
  const unknown = options.filter(arg => !['--runs', '--seed', '--path', '-t'].includes(arg));
  if (missing.length > 0 || !options.includes('-t')) return [...missing, ...unknown];
  const title = args[args.indexOf('-t') + 1] ?? '';
  const texts = await Promise.all(files.map(file => readFile(new URL(file, root), 'utf8')));
  return [...unknown, ...(texts.some(text => text.includes(title)) ? [] : [`no test '${title}'`])];
}

function vitest(command: Command, args: readonly string[]): string[] {
  const [program, verb, option, layer, ...files] = args;
  expect([program, verb, option]).toEqual(['vitest', 'run', '--project']);
  const layers = (configuration.test?.projects ?? []).flatMap(each =>
    typeof each === 'object' && 'test' in each ? [each.test?.name] : [],
  );
  return [...(layers.includes(layer) ? [] : [`no layer ${layer}`]), ...missingFrom(command, files)];
}

function docker(command: Command, [compose, verb, ...args]: readonly string[]): string[] {
  expect(compose).toBe('compose');
  const missing = missingFrom(command, ['compose.yaml']);
  if (verb === 'up') return [...missing, ...args.filter(arg => arg !== '--detach' && arg !== '--build')];
  if (verb === 'stop' || verb === 'start')
    return [...missing, ...args.filter(arg => !/^(app|proxy)$/.test(arg))];
  // SQL of PostgreSQL's own.
  if (args.includes('psql')) return missing;
  const [service, node, cli, name = ''] = verb === 'run' ? args.slice(1) : args;
  expect([service, node, cli]).toEqual(['app', 'node', 'apps/server/cli.ts']);
  return name in inOrder ? missing : [`no command ${name}`];
}

/** What the command line is told to do, in an order that makes sense, and what it says then. */
const inOrder: Readonly<Record<string, RegExp>> = {
  migrate: /^La base dati è aggiornata/,
  'create-admin': /^Amministratore "titolare" creato/,
  'reset-password': /^La password di "titolare" è cambiata/m,
  'reset-second-factor': /^"titolare" non ha un’app/,
  'letters-failed': /^Nessuna lettera non consegnata/,
  'backup-failed': /^Lettera spedita a ciao@saloneaurora.example/,
  backup: /^Copia salvata/,
  restore: /^Copia ripristinata/,
  erase: /^I dati di "titolare" non ci sono più/m,
};

const password = 'una password lunga\n';

describe('commands in the pages', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'salone-pages-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const settingsFor = (command: string) => ({
    DATABASE_URL: `sqlite:${join(folder, command === 'restore' ? 'restored.sqlite' : 'shop.sqlite')}`,
    ...{ STORAGE_URL: `file:${join(folder, 'objects')}`, MAIL_URL: `file:${join(folder, 'outbox')}` },
  });

  test('are all known, and name scripts, options and files that there are', async () => {
    const wrong: string[] = [];
    for (const command of commands) {
      const [program = '', ...args] = command.words;
      const found = (await proofs[program]?.(command, args)) ?? [`unknown: ${program}`];
      wrong.push(...found.map(complaint => `${command.page}: ${command.text}: ${complaint}`));
    }
    expect(wrong).toEqual([]);
    expect(commands.length).toBeGreaterThan(40);
  });

  test('of the command line do what they say, each as it is told', async () => {
    const told = commands.flatMap(({ words }) => {
      const at = words.findIndex(word => word === 'cli' || word === SERVICE_CLI || word.endsWith('cli.ts'));
      return at < 0 ? [] : [words.slice(at + 1).filter(word => word !== '--')];
    });
    for (const [name, says] of Object.entries(inOrder)) {
      const ofIts = told.filter(([verb]) => verb === name);
      const one = ofIts.find(words => words.length > 1) ?? ofIts[0];
      expect(one, `${name} is told somewhere`).toBeDefined();
      const here = (one ?? []).map(word => (/^FILE$|\.gz$/.test(word) ? join(folder, 'shop.tar.gz') : word));
      const args = here.map(word => (word === 'U' ? 'titolare' : word));
      const isErasing = name === 'erase';
      // The last administrator is not erased.
      if (isErasing) await addAdministrator(settingsFor(name).DATABASE_URL, 'socia');
      const typed = isErasing ? 'titolare\n' : password;
      const ended = await runToEnd('cli.ts', args, settingsFor(name), typed);
      expect(ended).toMatchObject({ code: 0, err: '', out: expect.stringMatching(says) as string });
    }
    // Each is a program of its own, which takes seconds to start on a busy machine.
  }, 180_000);

  test('that start the server, start it', async () => {
    expect(commands.map(({ words }) => words.join(' '))).toContain('npm start');
    const program = { command: ['sh', '-c', 'exec npm start'], folder: fileURLToPath(root) };
    // The pages have it written into `.env`.
    const secret = { SESSION_SECRET: 's'.repeat(64) };
    const server = await startProgram(program, { ...settingsFor('start'), ...secret });
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });
});
