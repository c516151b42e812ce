import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { atMost, type Row } from './row.ts';

const folder = join(import.meta.dirname, '../../dist/web');

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What each part of the web application adds to what a visitor's browser has already, as it travels (brotli). */
export async function measureWeights(): Promise<Row[]> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const first = withImports(manifest, ['index.html', 'home/home-page.tsx']);
  const shell = withImports(manifest, ['index.html']);
  const kilobytes = (limit: number, what: string, bytes: number, why?: string) =>
    atMost(limit, 'kB', { what, value: bytes / 1000, digits: 1, ...(why && { why }) });
  const rows = [
    kilobytes(95, 'JavaScript of the first page', await scriptsOf(first)),
    kilobytes(150, 'first page before pictures', await wholePage(first)),
    kilobytes(45, 'fonts', await fonts()),
  ];
  for (const [what, modules, limit] of routes) {
    const added = withImports(manifest, modules).filter(chunk => !first.includes(chunk));
    rows.push(kilobytes(limit, `JavaScript of ${what}`, await scriptsOf(added)));
  }
  const admin = withAll(manifest, 'admin/admin-page.tsx', shell).filter(chunk => !first.includes(chunk));
  const dashboard = 'JavaScript of the dashboard, its uploader and every dialog included';
  rows.push(kilobytes(130, dashboard, await scriptsOf(admin), loadedWhenOpened));
  return rows;
}

const loadedWhenOpened = 'every dialog counts, though each loads when it is opened';

/** What each adds to the first page, and the limit in kB. */
const routes = [
  ['/services', ['services/services-page.tsx'], 30],
  ['/auth', ['auth/auth-page.tsx'], 30],
  ['/booking', ['booking/booking-page.tsx'], 30],
  ['/booking with its calendar', ['booking/booking-page.tsx', 'booking/steps/date-step.tsx'], 60],
  ['/appointments', ['appointments/appointments-page.tsx'], 30],
  ['/profile', ['profile/profile-page.tsx'], 30],
  ['/admin as it opens', ['admin/admin-page.tsx', 'admin/calendar/calendar-tab.tsx'], 60],
] as const;

/** The chunks of some modules and all they import, each once. */
function withImports(manifest: Manifest, modules: readonly string[]): readonly Chunk[] {
  const found = new Set<Chunk>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(collect);
  };
  modules.forEach(collect);
  return [...found];
}

/** The same with what they load only when it is needed; what the shell can load is the shell's affair. */
function withAll(manifest: Manifest, module: string, shell: readonly Chunk[]): readonly Chunk[] {
  const modules = new Set([module]);
  for (const key of modules) {
    const chunk = manifest[key];
    if (chunk === undefined || shell.includes(chunk)) continue;
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) modules.add(next);
  }
  return withImports(manifest, [...modules]);
}

const scriptsOf = (chunks: readonly Chunk[]) => sum(chunks.map(({ file }) => file));

async function wholePage(chunks: readonly Chunk[]): Promise<number> {
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  const page = await promisify(brotliCompress)(await readFile(join(folder, 'index.html')));
  return (
    (await sum(chunks.map(({ file }) => file))) + (await sum([...styles])) + (await fonts()) + page.length
  );
}

async function fonts(): Promise<number> {
  const files = await readdir(join(folder, 'assets'));
  return sum(files.filter(file => file.endsWith('.woff2')).map(file => `assets/${file}`));
}

async function sum(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(sizeSent));
  return sizes.reduce((total, size) => total + size, 0);
}

/** What travels: the compressed file where the build made one, else the file itself. */
async function sizeSent(file: string): Promise<number> {
  const path = join(folder, file);
  const sent = await stat(`${path}.br`).catch(() => stat(path));
  return sent.size;
}
