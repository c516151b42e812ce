import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { freePort } from '../setup/free-port.ts';

const root = new URL('../../', import.meta.url);

type Settings = Readonly<Record<string, string>>;

/** What is run, and in which folder. */
interface Program {
  readonly command: readonly string[];
  readonly folder: string | URL;
}

const ours = (file: string, args: readonly string[]): Program => ({
  command: [process.execPath, `apps/server/${file}`, ...args],
  folder: root,
});

/** Every setting, set to nothing: what stands in a developer's own `.env` reaches no test. */
const unset: Settings = Object.fromEntries(
  [...readFileSync(new URL('.env.example', root), 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => [
    name,
    '',
  ]),
);

function run({ command: [program = '', ...args], folder }: Program, settings: Settings): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, ...unset, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...settings };
  return spawn(program, args, { cwd: folder, env, stdio: 'pipe' });
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a program of ours to its end, with `input` on its standard input. */
export const runToEnd = (
  file: string,
  args: readonly string[],
  settings: Settings,
  input = '',
): Promise<Ended> => runProgramToEnd(ours(file, args), settings, input);

export async function runProgramToEnd(program: Program, settings: Settings, input = ''): Promise<Ended> {
  const child = run(program, settings);
  child.stdin?.end(input);
  const [out, err, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, out, err };
}

export interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
  /** What stood in its log when it began to listen. */
  said(): string;
  /** What stood on its standard error then. */
  complained(): string;
  /** Sends SIGTERM, or what is said, and waits: the exit code. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts the server, on a free port unless `PORT` is set, and waits until it listens. */
export const startServer = (args: readonly string[], settings: Settings): Promise<Running> =>
  startProgram(ours('main.ts', args), settings);

/** With Node's own options as `npm start` gives them. */
export const startProduction = (settings: Settings): Promise<Running> =>
  startProgram({ command: [process.execPath, ...startArguments], folder: root }, settings);

const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What `npm start` runs Node with: options, then the program. */
export const startArguments: readonly string[] = scripts['start']?.split(' exec node ')[1]?.split(' ') ?? [];

/** The same for another way of starting it. */
export async function startProgram(program: Program, settings: Settings): Promise<Running> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const child = run(program, { ...settings, PORT: String(port) });
  let said = '';
  let complained = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (chunk.includes('listening')) resolve();
    });
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    child,
    said: () => said,
    complained: () => complained,
    origin: `http://127.0.0.1:${port}`,
    async stop(signal = 'SIGTERM') {
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      return (await ended)[0];
    },
  };
}
