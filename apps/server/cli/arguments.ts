import { parseArgs } from 'node:util';
import { CommandFailed } from './command-failed.ts';
import { texts } from './texts.ts';

export function commandIn<T>(commands: Readonly<Record<string, T>>, name: string | undefined): T {
  if (name === undefined) throw new CommandFailed(texts.usage);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw notUnderstood();
  return command;
}

const notUnderstood = (): CommandFailed => new CommandFailed(`${texts.notUnderstood}\n\n${texts.usage}`);

/** The command's arguments. */
export function given() {
  try {
    return parseArgs({ allowPositionals: true, options: { username: { type: 'string' } } });
  } catch (error) {
    throw error instanceof TypeError ? notUnderstood() : error;
  }
}

export function fileNamed(path: string | undefined): string {
  if (path === undefined) throw new CommandFailed(texts.usage);
  return path;
}
