/** Bytes. Source: specification, service image. */
export const LARGEST_UPLOAD = 5 * 1024 * 1024;

/** Minutes for which an upload's address takes a file. */
export const UPLOAD_LIFE = 15;

/** Hours after which a file that was never attached goes. */
export const LONGEST_WAIT = 24;

export const pictureWidths = [320, 640, 1280] as const;

const objectName = /^(uploads\/[\w-]{1,64}|pictures\/[\w-]{1,64}\/\d{2,4}\.webp)$/;

export const isObjectName = (name: string): boolean => objectName.test(name);

/** The width that `imageUrl` names. */
const SHOWN_WIDTH = 640;

export const pictureName = (key: string, width: number): string => `pictures/${key}/${width}.webp`;

export const pictureUrl = (key: string): string => `/${pictureName(key, SHOWN_WIDTH)}`;

/** None where the path is no picture of ours. */
export function pictureNames(imageUrl: string | null): readonly string[] {
  const key = /^\/pictures\/([\w-]+)\/\d+\.webp$/.exec(imageUrl ?? '')?.[1];
  return key === undefined ? [] : pictureWidths.map(width => pictureName(key, width));
}

export class TooLarge extends Error {}

/** Throws `TooLarge` once `content` exceeds `limit` bytes. */
export async function* upTo(limit: number, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of content) {
    length += chunk.byteLength;
    if (length > limit) throw new TooLarge();
    yield chunk;
  }
}

export async function wholeOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

export async function* inOnePiece(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
