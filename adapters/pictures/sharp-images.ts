import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pictureWidths } from '../../core/catalogue/picture.ts';
import type { Images, Rendition } from '../../core/ports/images.ts';

/** Larger than any camera's pictures, small enough to decode in memory. */
const MAX_PIXELS = 50_000_000;
const QUALITY = 82;

/** All that libvips may read: it knows many more formats, some of which run to other files or programs. */
const readers = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map(format => `VipsForeignLoad${format}Buffer`);
/** What a HEIF file may hold: AVIF, not the camera format whose patents nobody here has a licence for. */
const HEIF_CODEC = 'av1';

type SharpOf = typeof sharp;

/** Re-encodes pictures as WebP with libvips, without metadata; the library is loaded with the first one. */
export class SharpImages implements Images {
  #sharp: Promise<SharpOf> | undefined;

  async render(content: Uint8Array): Promise<readonly Rendition[] | undefined> {
    this.#sharp ??= loadSharp().catch((error: unknown) => {
      // Retried the next time.
      this.#sharp = undefined;
      throw error;
    });
    const open = await this.#sharp;
    const read = (): Sharp => open(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    try {
      const { format, compression } = await read().metadata();
      if (format === 'heif' && compression !== HEIF_CODEC) return undefined;
      return await Promise.all(pictureWidths.map(width => renderAt(read(), width)));
    } catch {
      // Broken, cut off, too many pixels, or no picture at all: libvips tells them apart only in prose.
      return undefined;
    }
  }
}

async function loadSharp(): Promise<SharpOf> {
  const { default: loaded } = await import('sharp');
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({ operation: readers });
  return loaded;
}

async function renderAt(picture: Sharp, width: number): Promise<Rendition> {
  const content = await picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  return { width, content };
}
