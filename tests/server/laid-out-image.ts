import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import buildWeb from '../e2e/web-build.ts';
import { counts } from '../setup/counts.ts';
import { pairsOf, root, type Stage, type Step, stagesOfImage } from './delivered.ts';

const run = promisify(execFile);
const project = fileURLToPath(root);

/** What a container of the image would start with. */
export interface LaidOut {
  /** The folder that stands for a stage's working directory. */
  folderOf(stage: string): string;
  /** Of the last stage. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly healthCheck: readonly string[];
  readonly command: readonly string[];
  remove(): Promise<void>;
}

/**
 * Does what the Dockerfile says, without a container engine: each stage is an empty folder, into which its files are
 * copied and in which its commands run. Only `npm ci` is not run: it puts the same packages there from the lock file; and
 * `npm test` takes what was built for the stories instead of building it once more.
 */
export async function layOutImage(): Promise<LaidOut> {
  const place = await mkdtemp(join(tmpdir(), 'salone-image-'));
  const stages = await stagesOfImage();
  const folders = new Map<string, string>();
  for (const [index, stage] of stages.entries()) {
    const folder = join(place, `${index}`);
    folders.set(stage.name, folder);
    await layOut(stage, folder, folders);
  }
  const last = stages.at(-1);
  const wordsOf = (keyword: string) => last?.steps.find(step => step.keyword === keyword)?.words ?? [];
  return {
    folderOf: stage => folders.get(stage) ?? '',
    folder: folders.get(last?.name ?? '') ?? '',
    environment: pairsOf(wordsOf('ENV')),
    healthCheck: wordsOf('HEALTHCHECK'),
    command: wordsOf('CMD'),
    remove: () => rm(place, { recursive: true }),
  };
}

async function layOut({ steps }: Stage, folder: string, folders: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder);
  for (const { keyword, flags, words } of steps) {
    if (keyword === 'COPY') await copy(words, folder, fromOf(flags, folders));
    if (keyword === 'RUN') await runStep(words, folder);
  }
}

async function copy(words: readonly string[], folder: string, from: string): Promise<void> {
  const paths = words.slice(0, -1).map(path => resolve(from, path.replace(/^\/app\//, '')));
  const target = resolve(folder, words.at(-1) ?? '');
  await mkdir(dirname(target), { recursive: true });
  await link(paths, target);
}

/** The project's folder, unless another stage is named. */
function fromOf({ from }: Step['flags'], folders: ReadonlyMap<string, string>): string {
  return from === undefined ? project : (folders.get(from) ?? from);
}

/** Copies as hard links where the disk is the same: nothing changes a file of another stage. */
async function link(paths: readonly string[], target: string, options: string[] = []): Promise<void> {
  const [from, to] = await Promise.all(
    [resolve(project, paths[0] ?? ''), dirname(target)].map(path => stat(path)),
  );
  const links = from?.dev === to?.dev ? ['--link'] : [];
  await run('cp', [...links, '--archive', ...options, ...paths, target], { cwd: project });
}

async function runStep(words: Step['words'], folder: string): Promise<void> {
  const [program = '', ...rest] = words;
  if (program === 'npm' && rest[0] === 'ci') return install(folder, rest.includes('--omit=dev'));
  // Folders of the machine that the image is.
  if (program === 'install') return;
  if (words.join(' ') === 'npm run build' && counts.imageBuilds === 0) {
    await buildWeb();
    return link([join(project, 'dist')], join(folder, 'dist'));
  }
  // Under the test runner's own environment React would be built for development.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  await run(program, rest, { cwd: folder, env });
}

/** The packages as `npm ci` would put them there: those of the lock file that are here. */
async function install(folder: string, withoutDevelopment: boolean): Promise<void> {
  if (!withoutDevelopment) return symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const paths = Object.keys(lock.packages).filter(path => path !== '' && existsSync(project + path));
  const [unwanted, wanted] = [true, undefined].map(dev =>
    paths.filter(path => lock.packages[path]?.dev === dev),
  );
  const isInside = (path: string) => path.lastIndexOf('node_modules/') > 0;
  await link(
    (wanted ?? []).filter(path => !isInside(path)),
    folder,
    ['--parents'],
  );
  // What is only for development and stood inside another package came along with that.
  await run('rm', ['-rf', ...(unwanted ?? [])], { cwd: folder });
}
