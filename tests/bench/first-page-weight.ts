import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { because, type Row } from './row.ts';

const folder = join(import.meta.dirname, '../../dist/web');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** JavaScript that a visitor's first page loads: the entry, the home page and all they import, as sent with brotli. */
export async function measureFirstPage(): Promise<Row[]> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = new Set<string>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  collect('index.html');
  collect('home/home-page.tsx');
  const sizes = await Promise.all(
    [...files].filter(file => file.endsWith('.js')).map(async file => sizeSent(file)),
  );
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return [
    {
      what: 'JavaScript of the first page, brotli',
      measured: `${kilobytes.toFixed(1)} kB in ${sizes.length} files`,
      goal: 'at most 95 kB',
      missed: because(kilobytes > 95, 'the entry and what it imports have grown'),
    },
  ];
}

/** What travels: the compressed file where the build made one, else the file itself. */
async function sizeSent(file: string): Promise<number> {
  const path = join(folder, file);
  const sent = await stat(`${path}.br`).catch(() => stat(path));
  return sent.size;
}
