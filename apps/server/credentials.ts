import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file's name is this and a setting's: in systemd's store the secrets of other services stand beside it. */
const OURS = 'salone.';

/** Settings that a keeper of secrets hands over as files: systemd's credentials, or compose's secrets. */
export function credentialsIn(folder: string | undefined): Record<string, string> {
  if (!folder || !existsSync(folder)) return {};
  const files = readdirSync(folder).filter(name => name.startsWith(OURS));
  return Object.fromEntries(
    files.map(name => [name.slice(OURS.length), readFileSync(join(folder, name), 'utf8').trim()]),
  );
}
