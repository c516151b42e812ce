import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import type { Plugin } from 'vite';

const drawing = (path: string) => readFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

const bottleGreen = '#1f4a3c';

/** The drawings' colours where no page gives them: on the painted sign. */
const onTheSign: Readonly<Record<string, string>> = {
  surface: '#f6f0e4',
  'brass-line': '#c8a66a',
  'green-deep': '#143529',
  red: '#9e3526',
};

async function icon(svg: string, pixels: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * pixels) / 32 })
    .resize(pixels)
    .png()
    .toBuffer();
}

/** The icon on a ground that fills the square: systems cut the edge away, at most a fifth on each side. */
async function fullBleed(svg: string, pixels: number, part: number): Promise<Buffer> {
  const input = await icon(svg, Math.round(pixels * part));
  return onGround(pixels, pixels, [{ input }]);
}

async function onGround(width: number, height: number, layers: OverlayOptions[]): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: bottleGreen } })
    .composite(layers)
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

/** What a link to the site shows where people share it: the shop's room, and comb and scissors on a sign. */
async function socialPicture(): Promise<Buffer> {
  const [room, symbols] = await Promise.all([
    drawing('home/hero-picture.svg'),
    drawing('shared/services/service-pictures.svg'),
  ]);
  const emblem = /<symbol id="Capelli" viewBox="0 0 160 100" fill="none">(.*?)<\/symbol>/s.exec(symbols)?.[1];
  if (emblem === undefined) throw new Error('service-pictures.svg has no symbol Capelli');
  const painted = emblem
    .replace('fill-opacity=".55"', 'fill-opacity=".94"')
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => onTheSign[name] ?? bottleGreen);
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="696" height="630" viewBox="0 0 696 630" fill="none">
    <rect x="28" y="28" width="640" height="574" rx="18" stroke="#c8a66a" stroke-width="2"/>
    <rect x="38" y="38" width="620" height="554" rx="12" stroke="#c8a66a" stroke-opacity=".45" stroke-width="1"/>
    <svg x="-52" y="65" width="800" height="500" viewBox="0 0 160 100">${painted}</svg></svg>`;
  return onGround(1200, 630, [
    { input: Buffer.from(sign), left: 0, top: 0 },
    { input: await sharp(Buffer.from(room)).resize(504, 630).toBuffer(), left: 696, top: 0 },
  ]);
}

/** Icons for home screens and the picture for shared links, drawn from the site's own drawings at every build. */
export function drawIcons(): Plugin {
  return {
    name: 'draw-icons',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async generateBundle() {
      const favicon = await drawing('public/favicon.svg');
      const files = {
        'icone/32.png': icon(favicon, 32),
        'icone/192.png': icon(favicon, 192),
        'icone/512.png': icon(favicon, 512),
        'icone/512-piena.png': fullBleed(favicon, 512, 0.7),
        'icone/apple-180.png': fullBleed(favicon, 180, 0.86),
        'icone/anteprima.png': socialPicture(),
      };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: await source });
    },
  };
}
