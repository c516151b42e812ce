import type { Asker } from './asker.ts';
import type { BusyShop } from './busy-shop.ts';

/** So many dashboards with a week on them: when something changes each reads it again, once at a time, as browsers do. */
export async function openDashboards({ staff, place }: BusyShop, asker: Asker, amount: number) {
  const from = place().date;
  const to = new Date(Date.parse(from) + 6 * 86_400_000).toISOString().slice(0, 10);
  let isOpen = true;
  const open = async () => {
    const stream = await asker.open({ path: '/api/events', headers: staff });
    if (stream.statusCode !== 200) throw new Error(`a dashboard was answered by ${stream.statusCode}`);
    const waits: number[] = [];
    let staleSince: number | undefined;
    let underWay: Promise<void> | undefined;
    const read = async (): Promise<void> => {
      while (staleSince !== undefined) {
        const since = staleSince;
        staleSince = undefined;
        await asker.ask({ path: `/api/appointments?from=${from}&to=${to}`, headers: staff });
        waits.push(performance.now() - since);
      }
      underWay = undefined;
    };
    stream.on('data', (chunk: Buffer) => {
      if (!chunk.includes('event: changed')) return;
      staleSince ??= performance.now();
      underWay ??= read();
    });
    stream.on('close', () => {
      if (isOpen) asker.bad.push('a dashboard is told nothing more');
    });
    return {
      waits: async () => {
        await underWay;
        return waits.splice(0);
      },
      close: () => stream.destroy(),
    };
  };
  const dashboards = await Promise.all(Array.from({ length: amount }, open));
  return {
    /** Milliseconds from news until it was read, of each since it was last asked; what is under way is waited for. */
    waits: () => Promise.all(dashboards.map(one => one.waits())),
    close: () => {
      isOpen = false;
      for (const one of dashboards) one.close();
    },
  };
}
