import type { Objects } from '../../core/ports/objects.ts';
import { FileObjects } from './file-objects.ts';

/** `file:PATH` or `s3://BUCKET?endpoint=…&region=…`; the S3 client is loaded only for the latter. */
export async function openObjects(storageUrl: string): Promise<Objects> {
  if (storageUrl.startsWith('file:')) return new FileObjects(storageUrl.slice('file:'.length));
  const { hostname: bucket, searchParams } = new URL(storageUrl);
  const { S3Objects } = await import('./s3-objects.ts');
  return new S3Objects({
    bucket,
    region: searchParams.get('region') ?? 'eu-south-1',
    endpoint: searchParams.get('endpoint') ?? undefined,
  });
}
