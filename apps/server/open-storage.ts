import type { Objects } from '../../core/ports/objects.ts';

/** `file:PATH`, `s3://BUCKET?endpoint=…&region=…` or `memory:`. Each adapter is loaded only when it is the one asked for. */
export async function openStorage(storageUrl: string): Promise<Objects> {
  if (storageUrl === 'memory:') {
    const { MemoryObjects } = await import('../../adapters/memory/stores/memory-objects.ts');
    return new MemoryObjects();
  }
  const { openObjects } = await import('../../adapters/storage/open-objects.ts');
  return openObjects(storageUrl);
}
