import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const squeezed = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Which is the smallest is luck: the same script weighs half a percent more or less with another name in it. */
const ways = [
  {},
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 4 },
];

/** Dictionaries, which are loaded only where a password is chosen: trying takes longer than it saves. */
const LARGE = 400_000;

async function compress(file: string) {
  const bytes = await readFile(file);
  const common = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const tries = await Promise.all(
    (bytes.length < LARGE ? ways : ways.slice(0, 1)).map(way =>
      inBrotli(bytes, { params: { ...common, ...way } }),
    ),
  );
  const [smallest = bytes] = tries.toSorted((a, b) => a.length - b.length);
  await writeFile(`${file}.br`, smallest);
  await writeFile(`${file}.gz`, await inGzip(bytes, { level: 9 }));
}

/**
 * Writes `name.br` and `name.gz` beside every built text asset, so that the server only has to choose one.
 * Not for index.html: the server fills it per answer. Not for fonts: woff2 is compressed already.
 */
export function precompress(): Plugin {
  let target = '';
  return {
    name: 'precompress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      target = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(target, { recursive: true });
      const wanted = names.filter(name => squeezed.test(name) && !name.startsWith('.vite'));
      await Promise.all(wanted.map(name => compress(join(target, name))));
    },
  };
}
