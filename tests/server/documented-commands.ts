import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './delivered.ts';

/** One command as a page tells it: `words` without `sudo`, its settings before it apart. */
export interface Command {
  readonly page: string;
  readonly text: string;
  readonly settings: string;
  readonly words: readonly string[];
  /** The folder of the project that a `cd` before it has led to. */
  readonly folder: string;
}

const project = fileURLToPath(root);

/** Of all pages, the blocks marked `sh` and what a sentence quotes of npm. */
export async function documentedCommands(): Promise<Command[]> {
  const commands: Command[] = [];
  const pages = ['README.md'];
  for await (const page of glob('docs/*.md', { cwd: root })) pages.push(page);
  for (const page of pages) {
    const text = await readFile(new URL(page, root), 'utf8');
    for (const [, block = ''] of text.matchAll(/^```sh\n(.*?)^```/gms))
      commands.push(...inBlock(page, block));
    for (const [, quoted = ''] of text.matchAll(/`(np[mx] [^`]+)`/g)) commands.push(...inBlock(page, quoted));
  }
  return commands;
}

function inBlock(page: string, block: string): Command[] {
  const commands: Command[] = [];
  let folder = '';
  for (const line of block.split('\n')) {
    for (const text of line.replace(/\s+# .*$|^# .*$/, '').split(/ && | \| /)) {
      if (text.trim() === '') continue;
      const [, settings = '', rest = ''] = /^((?:[A-Z_]+=(?:"[^"]*"|\S+) )*)(.*)$/.exec(text.trim()) ?? [];
      const words = wordsOf(rest.replace(/^sudo (-u \w+ )?/, ''));
      if (words[0] === 'cd') folder = withinProject(words[1] ?? '');
      commands.push({ page, text: text.trim(), settings, words, folder });
    }
  }
  return commands;
}

const wordsOf = (text: string): string[] =>
  [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

/** The service's program is in `/opt/salone`. */
const withinProject = (folder: string): string => folder.replace(/^\/opt\/salone\/?/, '');

/** Of files and folders that a command reads, those that the project does not have. */
export const missingFrom = ({ folder }: Command, paths: readonly string[]): string[] =>
  paths.filter(path => !isAbsolute(path) && !existsSync(join(project, folder, path)));
