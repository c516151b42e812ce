import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { isObjectName, wholeOf } from '../../core/catalogue/picture.ts';
import type { Objects, StoredObject } from '../../core/ports/objects.ts';

export interface S3Address {
  readonly bucket: string;
  readonly region: string;
  /** Another server than Amazon's; the bucket is then in the path. */
  readonly endpoint: string | undefined;
}

/** Objects in a bucket, with credentials from where Amazon's own tools take them. Browsers never talk to it. */
export class S3Objects implements Objects {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ bucket, region, endpoint }: S3Address) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      // Other servers than Amazon's do not support trailing checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    });
  }

  /** In one piece, which an upload's limit allows: the bucket never holds half an object. */
  async put(name: string, content: AsyncIterable<Uint8Array>, type: string): Promise<void> {
    const where = this.#where(name);
    const body = await wholeOf(content);
    await this.#client.send(new PutObjectCommand({ ...where, Body: body, ContentType: type }));
  }

  async get(name: string): Promise<StoredObject | undefined> {
    try {
      const found = await this.#client.send(new GetObjectCommand(this.#where(name)));
      const { Body: body, ContentLength: size = 0, ContentType: type = 'application/octet-stream' } = found;
      return { content: body as Readable, size, type };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await this.#client.send(new DeleteObjectCommand(this.#where(name)));
  }

  /** Asks for an object that never exists: any answer shows that the storage is up. */
  async ping(): Promise<void> {
    await this.get('uploads/ping');
  }

  #where(name: string): { readonly Bucket: string; readonly Key: string } {
    if (!isObjectName(name)) throw new RangeError(`no name for an object: ${name}`);
    return { Bucket: this.#bucket, Key: name };
  }
}
