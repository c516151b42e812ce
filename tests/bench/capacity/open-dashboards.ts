import type { Asker } from './asker.ts';
import type { BusyShop } from './busy-shop.ts';

/** So many dashboards with a week on them: when something changes each reads it again, once at a time, as browsers do. */
export async function openDashboards({ staff, place }: BusyShop, asker: Asker, amount: number) {
  const waits: number[] = [];
  const from = place().date;
  const to = new Date(Date.parse(from) + 6 * 86_400_000).toISOString().slice(0, 10);
  const streams = await Promise.all(
    Array.from({ length: amount }, () => asker.open({ path: '/api/events', headers: staff })),
  );
  for (const stream of streams) {
    let isReading = false;
    let isStale = false;
    const read = async (): Promise<void> => {
      isReading = true;
      do {
        isStale = false;
        const began = performance.now();
        await asker.ask({ path: `/api/appointments?from=${from}&to=${to}`, headers: staff });
        waits.push(performance.now() - began);
      } while (isStale);
      isReading = false;
    };
    stream.on('data', (chunk: Buffer) => {
      if (!chunk.includes('event: changed')) return;
      isStale = true;
      if (!isReading) void read();
    });
  }
  return {
    /** Milliseconds of what was read since it was last asked. */
    waits: () => waits.splice(0),
    close: () => streams.forEach(stream => stream.destroy()),
  };
}
