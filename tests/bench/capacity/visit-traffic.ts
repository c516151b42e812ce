import type { Asker } from './asker.ts';
import type { BusyShop, Customer } from './busy-shop.ts';

/** What one booked visit brings with it, how often: fractions are of some visits only. */
const perVisit = {
  /** People who look at the shop's first page; one of them books. */
  looks: 3,
  /** Of those, who has nothing of it in their browser yet. */
  newcomers: 1,
  /** Times that the booking asks for days with room, and for the times of a day. */
  days: 2,
  times: 3,
  logins: 0.25,
  moves: 0.2,
  cancellations: 0.1,
} as const;

type Work = () => Promise<unknown>;

interface Booked {
  readonly id: number;
  readonly by: Customer;
}

/** The questions of so many booked visits, mixed evenly: each is asked at its moment, whatever became of those before. */
export function trafficOf(shop: BusyShop, asker: Asker, visits: number): Work[] {
  const booked: Booked[] = [];
  const get =
    (path: string, headers = {}): Work =>
    () =>
      asker.ask({ path, headers });
  const someDay = (): string => shop.place().date;
  const someone = (): Customer =>
    shop.customers[Math.floor(Math.random() * shop.customers.length)] as Customer;
  const at = `serviceId=${shop.serviceId}`;
  const days = (): Promise<unknown> => {
    const from = someDay();
    const to = new Date(Date.parse(from) + 61 * 86_400_000).toISOString().slice(0, 10);
    return asker.ask({ path: `/api/availability?from=${from}&to=${to}&${at}` });
  };
  const look = ['/', '/api/shop', '/api/services', '/api/user'].map(path => get(path));
  const kinds: readonly (readonly [Work, number])[] = [
    ...look.map(work => [work, perVisit.looks] as const),
    ...shop.files.map(path => [get(path), perVisit.newcomers] as const),
    [get('/api/stylists'), 1],
    [days, perVisit.days],
    [() => asker.ask({ path: `/api/timeslots?date=${someDay()}&${at}` }), perVisit.times],
    [() => book(shop, asker, booked), 1],
    [() => asker.ask({ path: '/api/appointments?limit=20', headers: someone().headers }), 1],
    [() => logIn(asker, someone()), perVisit.logins],
    [() => change(asker, booked, 'move', shop.place()), perVisit.moves],
    [() => change(asker, booked, 'cancel'), perVisit.cancellations],
  ];
  const all = kinds.flatMap(([work, times]) => {
    const amount = Math.round(times * visits);
    return Array.from({ length: amount }, (_, index) => ({ work, when: (index + Math.random()) / amount }));
  });
  return all.toSorted((a, b) => a.when - b.when).map(({ work }) => work);
}

let turn = 0;

async function book(
  { customers, serviceId, place }: BusyShop,
  asker: Asker,
  booked: Booked[],
): Promise<void> {
  turn += 1;
  const by = customers[turn % customers.length] as Customer;
  const body = { ...place(), userId: by.id, serviceId, notes: null };
  const reply = await asker.ask({ path: '/api/appointments', method: 'POST', headers: by.headers, body });
  if (reply.status === 201) booked.push({ id: (JSON.parse(reply.text) as { id: number }).id, by });
}

async function change(
  asker: Asker,
  booked: Booked[],
  what: 'move' | 'cancel',
  body?: unknown,
): Promise<void> {
  const visit = booked.shift();
  if (visit === undefined) return;
  const path = `/api/appointments/${visit.id}/${what}`;
  await asker.ask({ path, method: 'PUT', headers: visit.by.headers, body: body ?? {} });
}

function logIn(asker: Asker, { username }: Customer): Promise<unknown> {
  return asker.ask({ path: '/api/login', method: 'POST', body: { username, password: username } });
}
