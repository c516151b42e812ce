import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { counts } from '../setup/counts.ts';

/** A file that is no picture, or none that may be unpacked. */
export type HostileFile = readonly [what: string, content: Buffer];

const blank = () => sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a4a2a' } });
const noise = () =>
  sharp(Buffer.from(Uint8Array.from({ length: 200 * 200 * 3 }, (_, index) => (index * 7919) % 251)), {
    raw: { width: 200, height: 200, channels: 3 },
  });

/** `trap`: an address that nobody may ever ask; every file that can name one names it. */
export async function hostileFiles(trap: string): Promise<HostileFile[]> {
  return [...texts(trap), ...drawings(trap), ...otherFormats(), ...(await broken()), ...(await bombs())];
}

const texts = (trap: string): HostileFile[] =>
  Object.entries({
    nothing: '',
    'one zero byte': '\0',
    'zero bytes': '\0'.repeat(4_096),
    'a page': `<!doctype html><script>alert(1)</script><img src="${trap}">`,
    'a page behind a byte order mark': '\ufeff<html><script>alert(1)</script></html>',
    'a page behind the sign of a PNG': `\u0089PNG\r\n<script>alert(1)</script>`,
    'a page behind the sign of a GIF': 'GIF89a/*<script>alert(1)</script>*/=1',
    'a shell script': '#!/bin/sh\ntouch /tmp/hacked\n',
    'a PHP program': '<?php system($_GET["c"]); ?>',
    'a list of addresses': `#EXTM3U\n#EXTINF:1,\n${trap}\n`,
    'orders for ImageMagick': `push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 'url(${trap})'\npop graphic-context`,
    'a script for ImageMagick': `<image><read filename="${trap}"/><write filename="/tmp/hacked"/></image>`,
    'PostScript that starts programs': '%!PS\n(%pipe%id) (w) file\nshowpage\n',
    'a path': '/etc/passwd',
    'a PDF': `%PDF-1.7\n1 0 obj<</Type/Action/S/URI/URI(${trap})>>endobj\n`,
    JSON: '{"imageURL":"/etc/passwd"}',
    'a picture written as text': 'P3 1 1 255 255 0 0\n',
    'a picture in portable pixels': 'P6 1 1 255\nabc',
  }).map(([what, text]) => [what, Buffer.from(text, what.includes('sign') ? 'latin1' : 'utf8')]);

/** Every one is a drawing that some program would open. */
function drawings(trap: string): HostileFile[] {
  const svg = (inner: string, before = ''): string =>
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inner}</svg>`;
  const entity = `<!DOCTYPE svg [<!ENTITY x SYSTEM "${trap}">]>`;
  const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]>`;
  return [
    ['a drawing with a script', Buffer.from(svg('<script>alert(1)</script>'))],
    ['a drawing with an event', Buffer.from(svg('<rect width="9" height="9" onload="alert(1)"/>'))],
    ['a drawing with a picture from elsewhere', Buffer.from(svg(`<image href="${trap}" width="9"/>`))],
    ['a drawing with an older link', Buffer.from(svg(`<image xlink:href="${trap}" width="9"/>`))],
    ['a drawing with a file', Buffer.from(svg('<image href="file:///etc/passwd" width="9"/>'))],
    ['a drawing with a style sheet', Buffer.from(svg(`<style>@import url(${trap});</style>`))],
    ['a drawing with a style sheet before it', Buffer.from(svg('', `<?xml-stylesheet href="${trap}"?>`))],
    ['a drawing with an entity', Buffer.from(svg('<text>&x;</text>', `<?xml version="1.0"?>${entity}`))],
    ['a drawing that laughs', Buffer.from(svg('<text>&c;</text>', laughs))],
    [
      'a drawing with a page',
      Buffer.from(
        svg(`<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="${trap}"/></foreignObject>`),
      ),
    ],
    ['a drawing with parts from elsewhere', Buffer.from(svg(`<use href="${trap}#a"/>`))],
    ['a packed drawing', gzipSync(svg(`<image href="${trap}" width="9"/>`))],
    ['a plain drawing', Buffer.from(svg('<rect width="9" height="9"/>'))],
  ];
}

/** The first bytes of what is no picture here, and a tail. */
const otherFormats = (): HostileFile[] =>
  Object.entries({
    'a ZIP archive': '504b0304140000000000',
    'a program for Windows': '4d5a90000300000004000000ffff',
    'a program for Linux': '7f454c46020101000000000000000000',
    'a BMP': '424d3a000000000000003600000028000000010000000100000001001800',
    'an icon': '00000100010001010000010018003000000016000000',
    'a Photoshop file': '384250530001000000000000000300000001000000010008000300000000',
    'a JPEG 2000': '0000000c6a5020200d0a870a00000014667479706a703220',
    'a JPEG XL': 'ff0a7f900c',
    'a photo of a telephone': '0000001866747970686569630000000068656963616d6966',
    'a film': '00000020667479706d70343200000000',
    'a sound': '52494646240000005741564566',
    'a RIFF that claims to be WebP': '524946460400000057454250',
    'a FITS table': '53494d504c4520203d20202020202020202020202020202020202020',
    'a Radiance picture': '233f52414449414e43450a464f524d41543d33322d6269745f726c655f726762650a0a',
  }).map(([what, hex]) => [what, Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(200)])]);

async function broken(): Promise<HostileFile[]> {
  const [png, jpeg, webp, avif, gif, tiff] = await Promise.all([
    noise().png().toBuffer(),
    noise().jpeg().toBuffer(),
    noise().webp({ lossless: true }).toBuffer(),
    noise().avif().toBuffer(),
    noise().gif().toBuffer(),
    blank().tiff().toBuffer(),
  ]);
  const half = (file: Buffer): Buffer => file.subarray(0, file.length / 2);
  return [
    ...Object.entries({ PNG: png, JPEG: jpeg, WebP: webp, AVIF: avif, GIF: gif }).flatMap(
      ([name, file]): HostileFile[] => [
        [`half a ${name}`, half(file)],
        [`the first bytes of a ${name}`, file.subarray(0, 24)],
        ...Array.from({ length: counts.cutPictures }, (_, index): HostileFile => {
          const length = Math.ceil(((index + 1) / (counts.cutPictures + 2)) * (file.length / 2));
          return [`${length} bytes of a ${name}`, file.subarray(0, length)];
        }),
      ],
    ),
    ['a PNG whose sums are wrong', flipped(png, 29)],
    ['a JPEG without its end and middle', Buffer.concat([jpeg.subarray(0, 200), Buffer.from([0xff, 0xd9])])],
    ['a TIFF', tiff],
    ['a PNG with a JPEG inside', Buffer.concat([png.subarray(0, 33), jpeg])],
    ['more than 5 MB', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])],
  ];
}

function flipped(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt8(255 - copy.readUInt8(at), at);
  return copy;
}

/** Small files that say they are, or are, far too many pixels. */
async function bombs(): Promise<HostileFile[]> {
  const jpeg = await blank().jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt32BE(0xffff_ffff, frame + 5);
  const gif = await blank().gif().toBuffer();
  // The screen and the one frame on it: readers go by the frame.
  gif.writeUInt32LE(0xffff_ffff, 6);
  gif.writeUInt32LE(0xffff_ffff, gif.indexOf(Buffer.from('2c0000000058029001', 'hex')) + 5);
  return [
    ['a PNG that claims 60,000 × 60,000', pngOf(60_000, 60_000, Buffer.alloc(100))],
    ['a PNG that is 10,000 × 10,000', pngOf(10_000, 10_000, Buffer.alloc(10_000 * (1 + 1_250)))],
    ['a PNG of no pixels', pngOf(0, 0, Buffer.alloc(0))],
    ['a JPEG that claims 65,535 × 65,535', jpeg],
    ['a GIF that claims 65,535 × 65,535', gif],
  ];
}

/** One bit a pixel. */
function pngOf(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Real pictures that carry something else as well: accepted, but only what is drawn anew of them. */
export async function carriers(payload: string): Promise<HostileFile[]> {
  const cargo = Buffer.from(payload);
  const [png, jpeg, webp, gif] = await Promise.all([
    blank().png().toBuffer(),
    blank().jpeg().toBuffer(),
    blank().webp().toBuffer(),
    blank().gif().toBuffer(),
  ]);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, cargo.length + 2]), cargo]);
  const [side, frames] = [200, 200];
  const film = sharp(
    Buffer.from(Uint8Array.from({ length: side * side * frames }, (_, index) => index % 251)),
    {
      raw: { width: side, height: side * frames, channels: 1, pageHeight: side },
    },
  );
  const described = () => blank().withExif({ IFD0: { Copyright: payload, ImageDescription: payload } });
  return [
    ['a PNG with more after its end', Buffer.concat([png, cargo])],
    ['a PNG with words', Buffer.concat([png.subarray(0, 33), chunk('tEXt', cargo), png.subarray(33)])],
    [
      'a PNG with unknown parts',
      Buffer.concat([png.subarray(0, 33), chunk('prVt', cargo), png.subarray(33)]),
    ],
    ['a JPEG with a comment', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])],
    ['a JPEG with more after its end', Buffer.concat([jpeg, cargo])],
    ['a JPEG with a description', await described().jpeg().toBuffer()],
    [
      'a JPEG lying on its side',
      await blank()
        .withExif({ IFD0: { Orientation: '6', Artist: payload } })
        .jpeg()
        .toBuffer(),
    ],
    ['a JPEG with colours of its own', await described().withIccProfile('p3').jpeg().toBuffer()],
    ['a WebP with a description', await described().webp().toBuffer()],
    ['a WebP with XMP', await blank().withXmp(`<x>${payload}</x>`).webp().toBuffer()],
    ['a WebP with more after its end', Buffer.concat([webp, cargo])],
    ['a GIF with more after its end', Buffer.concat([gif, cargo])],
    ['an animated flood', Buffer.concat([await film.gif().toBuffer(), cargo])],
  ];
}
