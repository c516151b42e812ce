import type { Asker, Question } from './asker.ts';
import type { BusyShop, Customer } from './busy-shop.ts';
import type { Errand } from './step.ts';

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

type Ask = Errand['ask'];

interface Booked {
  readonly id: number;
  readonly by: Customer;
}

/** The questions of so many booked visits, mixed evenly: each is asked at its moment, whatever became of those before. */
export function trafficOf(shop: BusyShop, asker: Asker, visits: number): Errand[] {
  const booked: Booked[] = [];
  const asking =
    (question: () => Question): Ask =>
    async () => {
      await asker.ask(question());
      return true;
    };
  const get = (path: string): Ask => asking(() => ({ path }));
  const someDay = (): string => shop.place().date;
  const someone = (): Customer =>
    shop.customers[Math.floor(Math.random() * shop.customers.length)] as Customer;
  const at = `serviceId=${shop.serviceId}`;
  const days = (): Question => {
    const from = someDay();
    const to = new Date(Date.parse(from) + 61 * 86_400_000).toISOString().slice(0, 10);
    return { path: `/api/availability?from=${from}&to=${to}&${at}` };
  };
  const logIn = (): Question => {
    const { username } = someone();
    return { path: '/api/login', method: 'POST', body: { username, password: username } };
  };
  const looks = ['/', '/api/shop', '/api/services', '/api/user'];
  const kinds: readonly (readonly [kind: string, Ask, times: number])[] = [
    ...looks.map(path => [path, get(path), perVisit.looks] as const),
    ...shop.files.map(path => ['file', get(path), perVisit.newcomers] as const),
    ['/api/stylists', get('/api/stylists'), 1],
    ['days', asking(days), perVisit.days],
    ['times', asking(() => ({ path: `/api/timeslots?date=${someDay()}&${at}` })), perVisit.times],
    ['booking', () => book(shop, asker, booked), 1],
    ['own visits', asking(() => ({ path: '/api/appointments?limit=20', headers: someone().headers })), 1],
    ['login', asking(logIn), perVisit.logins],
    ['move', () => change(asker, booked, 'move', shop.place()), perVisit.moves],
    ['cancellation', () => change(asker, booked, 'cancel'), perVisit.cancellations],
  ];
  const all = kinds.flatMap(([kind, ask, times]) => {
    const amount = Math.round(times * visits);
    return Array.from({ length: amount }, (_, index) => ({
      errand: { kind, ask },
      when: (index + Math.random()) / amount,
    }));
  });
  return all.toSorted((a, b) => a.when - b.when).map(({ errand }) => errand);
}

let turn = 0;

async function book(
  { customers, serviceId, place }: BusyShop,
  asker: Asker,
  booked: Booked[],
): Promise<boolean> {
  turn += 1;
  const by = customers[turn % customers.length] as Customer;
  const body = { ...place(), userId: by.id, serviceId, notes: null };
  const reply = await asker.ask({ path: '/api/appointments', method: 'POST', headers: by.headers, body });
  if (reply.status === 201) booked.push({ id: (JSON.parse(reply.text) as { id: number }).id, by });
  return true;
}

/** false: nothing is booked yet. */
async function change(
  asker: Asker,
  booked: Booked[],
  what: 'move' | 'cancel',
  body?: unknown,
): Promise<boolean> {
  const visit = booked.shift();
  if (visit === undefined) return false;
  const path = `/api/appointments/${visit.id}/${what}`;
  await asker.ask({ path, method: 'PUT', headers: visit.by.headers, body: body ?? {} });
  return true;
}
