import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** Environment of whoever talks to it. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } as const;

/** A server that speaks the S3 protocol and checks signatures, in this process, with one empty bucket. */
export async function startS3() {
  const folder = await mkdtemp(join(tmpdir(), 'salone-s3-'));
  const s3 = new S3rver({
    directory: folder,
    silent: true,
    configureBuckets: [{ name: 'salone', configs: [] }],
  });
  await s3.configureBuckets();
  const server = createServer(s3.callback());
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** As `STORAGE_URL` names it. */
    url: `s3://salone?endpoint=${encodeURIComponent(endpoint)}&region=us-east-1`,
    /** Names of the files that hold what is stored, unfinished things included. */
    async names(): Promise<string[]> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter(entry => entry.isFile() && entry.name.endsWith('_object'))
        .map(entry => entry.name);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
