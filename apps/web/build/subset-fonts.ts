import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * The three font files a first visit downloads, together at most 45 kB. Made in under a second from the
 * packages on npm, hence not committed. Bodoni keeps the drawings for 6 to 11 points, whatever its size on the screen: Firefox
 * leaves the hairlines of the larger ones out on an ordinary screen ('Appuntamcnti', '19:30   20:00'). It has one weight; its
 * italic is cut for the one line of the hero.
 */
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const italian = `${ascii}ÀÈÉÌÒÙàèéìíîòóùúçÇ€·–—’‘“”«»…°×\u00a0`;
const neighbours = 'ÄÖÜäöüßñâêôëï';

const files = [
  {
    to: 'bodoni-moda.woff2',
    from: '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2',
    text: italian,
    axes: { wght: 600, opsz: { min: 6, max: 11 } },
    features: ['kern', 'liga'],
  },
  {
    to: 'bodoni-moda-italic.woff2',
    from: '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-italic.woff2',
    text: 'abcdefghijklmnopqrstuvwxyzàèéìòù’., ',
    axes: { wght: 600, opsz: 11 },
    features: ['kern'],
  },
  {
    to: 'instrument-sans.woff2',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    text: italian + neighbours,
    axes: { wght: { min: 400, max: 700, default: 400 } },
    features: ['kern', 'liga', 'tnum'],
  },
];

const folder = fileURLToPath(new URL('../fonts/', import.meta.url));
const resolve = createRequire(import.meta.url).resolve;

async function isFresh(made: string) {
  if (!existsSync(made)) return false;
  const recipe = await stat(fileURLToPath(import.meta.url));
  return (await stat(made)).mtimeMs > recipe.mtimeMs;
}

async function cut(file: (typeof files)[number]) {
  const made = join(folder, file.to);
  if (await isFresh(made)) return;
  // The types lag behind the package: it knows `noHinting`.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: file.axes,
    keepFeatures: file.features,
    noHinting: true,
  };
  const font = await subsetFont(await readFile(resolve(file.from)), file.text, options);
  await mkdir(dirname(made), { recursive: true });
  await writeFile(made, font);
}

export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      for (const file of files) await cut(file);
    },
  };
}
