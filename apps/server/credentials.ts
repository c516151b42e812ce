import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from './cli/reason-of.ts';
import { settingTexts as texts } from './cli/setting-texts.ts';
import { WrongConfiguration } from './cli/wrong-configuration.ts';

/** A file's name is this and a setting's: in systemd's store the secrets of other services stand beside it. */
const OURS = 'salone.';

/** Settings that a keeper of secrets hands over as files: systemd's credentials, or compose's secrets. */
export function credentialsIn(folder: string | undefined): Record<string, string> {
  if (!folder || !existsSync(folder)) return {};
  const files = read('CREDENTIALS_DIRECTORY', folder, path => readdirSync(path)).filter(name =>
    name.startsWith(OURS),
  );
  return Object.fromEntries(
    files.map(name => {
      const setting = name.slice(OURS.length);
      return [setting, read(setting, join(folder, name), path => readFileSync(path, 'utf8')).trim()];
    }),
  );
}

function read<T>(setting: string, path: string, how: (path: string) => T): T {
  try {
    return how(path);
  } catch (error) {
    throw new WrongConfiguration(texts.secretUnreadable(setting, path, reasonOf(error)));
  }
}
