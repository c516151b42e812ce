import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inflate } from '@sparticuz/chromium';

export type Chromium = { readonly executable: string; readonly env: Readonly<Record<string, string>> };

const cache = fileURLToPath(new URL('../../../.cache', import.meta.url));
const packaged = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));

/** CHROMIUM_PATH wins; else the Chromium of the npm package, unpacked once into the project's cache folder. */
export async function findChromium(): Promise<Chromium> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return { executable: given, env: {} };
  const folder = join(cache, `chromium-${packageVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  const executable = join(folder, 'chromium');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
  if (await starts(executable, {})) return { executable, env: fonts };
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  if (await starts(executable, libraries)) return { executable, env: { ...fonts, ...libraries } };
  throw new Error(`Chromium does not start: run ${executable} --version to see why, or set CHROMIUM_PATH`);
}

/** Unpacked beside its place and then moved, so that an interrupted run leaves no half browser behind. */
async function unpack(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const half = await mkdtemp(join(cache, 'unpacking-'));
  const systemFolder = process.env['TMPDIR'];
  process.env['TMPDIR'] = half; // the package unpacks into the folder for temporary files and knows no other
  try {
    const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(names.map(name => inflate(join(packaged, 'bin', name))));
  } finally {
    if (systemFolder === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = systemFolder;
  }
  await rename(half, folder).catch((reason: unknown) => {
    if (!existsSync(folder)) throw reason;
  });
  await rm(half, { recursive: true, force: true });
}

async function starts(executable: string, env: Record<string, string>): Promise<boolean> {
  const attempt = promisify(execFile)(executable, ['--version'], { env: { ...process.env, ...env } });
  return attempt.then(() => true).catch(() => false);
}

function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version);
  throw new Error('@sparticuz/chromium has no version');
}
