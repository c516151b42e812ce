import { seedSmallShop } from '../../adapters/memory/seed.ts';
import type { NewUser } from '../../core/people/user.ts';
import type { Ports, SqlTestStore } from '../contracts/test-store.ts';
import type { BookingReport, BookingTask } from './booking-worker.ts';
import { startWorker } from './invocation.ts';

export const PROCESSES = 4;

/** So close together that some visits overlap and others only touch. */
export const STARTS = '08:30 09:00 09:15 10:00 10:15 11:00 14:00 15:15 15:45 16:00'.split(' ');

/** Twelve customers, three stylists and two services. */
export async function crowd(ports: Ports) {
  const { anna, bruno, taglio, barba } = await seedSmallShop(ports);
  const person = (username: string, isStylist: boolean): NewUser => ({
    ...{ username, isStylist, isAdmin: false, passwordHash: 'x' },
    ...{ firstName: null, lastName: null, email: null, phone: null },
  });
  const add = async (username: string, isStylist: boolean) => {
    const added = await ports.users.add(person(username, isStylist));
    if (!added.ok) throw new Error(`${username} is taken`);
    return added.value.id;
  };
  const customers: number[] = [];
  for (let index = 0; index < 12; index += 1) customers.push(await add(`cliente ${index}`, false));
  const stylists = [anna.id, bruno.id, await add('carla', true)];
  return { customers, stylists, services: [taglio, barba] };
}

/** What several processes report that do the same at once. */
export async function race(
  store: SqlTestStore,
  task: Omit<BookingTask, 'url' | 'seed'>,
): Promise<BookingReport[]> {
  const workers = Array.from({ length: PROCESSES }, (_, index) =>
    startWorker('booking-worker.ts', { ...task, url: store.url, seed: index + 1 }),
  );
  const codes = await Promise.all(workers.map(({ ended }) => ended));
  if (codes.some(code => code !== 0)) throw new Error(`a worker ended with ${codes.join(', ')}`);
  return workers.flatMap(({ lines }) => lines as BookingReport[]);
}

export function summed(reports: readonly Pick<BookingReport, 'outcomes'>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { outcomes } of reports)
    for (const [outcome, times] of Object.entries(outcomes)) sums[outcome] = (sums[outcome] ?? 0) + times;
  return sums;
}
