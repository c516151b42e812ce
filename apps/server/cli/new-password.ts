import { read } from 'read';
import type { ZodMiniType } from 'zod/mini';
import { newPassword } from '../../../core/fields.ts';
import { type PasswordDeps, weaknessOf } from '../../../core/people/access/administrator-password.ts';
import { CommandFailed } from './command-failed.ts';
import { firstLine } from './first-line.ts';
import { texts } from './texts.ts';

export function checked(field: ZodMiniType<string>, value: unknown): string {
  const parsed = field.safeParse(value);
  if (!parsed.success) throw new CommandFailed(parsed.error.issues[0]?.message);
  return parsed.data;
}

/** The rules for an administrator's password apply to everybody here. */
export async function askForStrongPassword(deps: PasswordDeps, username: string): Promise<string> {
  const typed = (await askForPassword()) ?? '';
  const weakness = await weaknessOf(deps, typed, username);
  if (weakness !== undefined) throw new CommandFailed(weakness);
  return checked(newPassword, typed);
}

/** From a terminal without echo, otherwise the first line of standard input. */
async function askForPassword(): Promise<string | undefined> {
  if (process.stdin.isTTY) return String(await read({ prompt: texts.passwordPrompt, silent: true }));
  return firstLine(texts.passwordPrompt);
}
