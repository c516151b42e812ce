import { setTimeout as pause } from 'node:timers/promises';
import type { AccountHolder } from '../../../core/people/user.ts';
import { json } from '../../http/browser.ts';
import { someWish } from '../../server/bookings.ts';
import type { Site } from '../../server/site.ts';
import type { Change } from './dashboards.ts';
import type { Answered, Fleet } from './fleet.ts';
import type { Ledger, VisitState } from './ledger.ts';

/** What all share that come to the site. */
export interface Crowd {
  readonly site: Site;
  readonly fleet: Fleet;
  readonly ledger: Ledger;
  readonly changes: Change[];
  /** Visits that were put on a date, and dates while they were closed. */
  readonly placed: Placed[];
  readonly closed: Closed[];
  readonly days: readonly string[];
  readonly done: Record<string, number>;
  readonly isOver: () => boolean;
}

/** Moments are in milliseconds. */
export interface Placed {
  readonly id: number;
  readonly date: string;
  readonly stylistId: number;
  readonly sent: number;
  readonly answered: number;
}

export interface Closed {
  readonly date: string;
  /** Who alone is away; null: everybody. */
  readonly stylistId: number | null;
  readonly sent: number;
  readonly answered: number;
  /** When it was asked to be open again. */
  until: number;
  /** Visits that whoever closed it is told of. */
  readonly affected: readonly number[];
}

type Cookies = Map<string, string>;

const chance = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T;
const put = (body?: unknown): RequestInit => ({ ...json(body ?? {}), method: 'PUT' });

export const count = ({ done }: Crowd, what: string): void => void (done[what] = (done[what] ?? 0) + 1);

/** Does one thing after the other, some milliseconds apart, until it is over. */
export async function keepComing(
  { isOver }: Crowd,
  apart: number,
  work: (turn: number) => Promise<void>,
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    await work(turn);
    await pause(Math.random() * 2 * apart);
  }
}

export async function logIn({ fleet }: Crowd, { username }: AccountHolder, place: number): Promise<Cookies> {
  const cookies: Cookies = new Map();
  const answer = await fleet.ask(place, cookies, '/api/login', json({ username, password: username }));
  if (answer === 'lost') return logIn({ fleet } as Crowd, { username } as AccountHolder, place);
  if (answer.status !== 200) fleet.troubles.push(`${username} is not let in: ${answer.text}`);
  return cookies;
}

/** Books, moves, edits, cancels and restores visits of its own, through the server at its place. */
export class Booker {
  readonly #crowd: Crowd;
  readonly #place: number;
  readonly #cookies: Cookies;
  readonly #who: readonly AccountHolder[];
  readonly #isStaff: boolean;
  readonly #own: number[] = [];

  constructor(
    crowd: Crowd,
    place: number,
    who: readonly AccountHolder[],
    cookies: Cookies,
    isStaff: boolean,
  ) {
    this.#crowd = crowd;
    this.#place = place;
    this.#cookies = cookies;
    this.#who = who;
    this.#isStaff = isStaff;
  }

  async work(turn: number): Promise<void> {
    const id = chance(this.#own.slice(-30));
    const kind = id === undefined ? 0 : turn % 8;
    if (id === undefined || kind < 4) return this.book();
    if (kind === 7) return this.#look();
    const [is, other] = this.#crowd.ledger.statesOf(id);
    // Where two may stand nothing more is asked.
    if (is === undefined || other !== undefined) return undefined;
    if (is.status === 'cancelled') return this.#change('restore', id, { ...is, status: 'confirmed' });
    if (kind === 4) return this.#move(id, is);
    if (kind === 5) return this.#change('cancel', id, { ...is, status: 'cancelled' });
    return this.#isStaff ? this.#edit(id, is) : this.#move(id, is);
  }

  async book(days = this.#crowd.days, stylists = this.#crowd.site.stylists): Promise<void> {
    const { site, ledger, fleet } = this.#crowd;
    const wish = {
      ...someWish({ ...site, stylists }, chance(this.#who), days),
      requestId: crypto.randomUUID(),
    };
    const sent = performance.now();
    let answer: Answered | 'lost' = 'lost';
    // Whether it was taken, the same wish says once more.
    while (answer === 'lost') ({ answer } = await this.#ask('/api/appointments', json(wish), this.#place));
    count(this.#crowd, `book ${answer.status}`);
    if (answer.status !== 201 && answer.status !== 200) return;
    const reply = JSON.parse(answer.text) as { id: number; stylistId: number };
    if (ledger.statesOf(reply.id).length > 0) fleet.troubles.push(`${reply.id} was given twice`);
    const { date, time, serviceId } = wish;
    const place = { date, time, stylistId: reply.stylistId };
    ledger.is(reply.id, { status: 'confirmed', ...place, serviceId, staffNotes: null });
    this.#own.push(reply.id);
    if (answer.status === 201) this.#changed(reply.id, sent, place);
  }

  #move(id: number, is: VisitState): Promise<void> {
    const { site, days } = this.#crowd;
    const { date, time } = someWish(site, site.mario, days);
    const to = { date, time, stylistId: chance(site.stylists).id };
    return this.#change('move', id, { ...is, ...to }, to);
  }

  #edit(id: number, is: VisitState): Promise<void> {
    const { taglio, barba } = this.#crowd.site;
    const serviceId = is.serviceId === taglio.id ? barba.id : taglio.id;
    const staffNotes = `nota ${Math.random()}`;
    return this.#change('', id, { ...is, serviceId, staffNotes }, { serviceIds: [serviceId], staffNotes });
  }

  async #change(what: string, id: number, then: VisitState, body?: unknown): Promise<void> {
    const { ledger } = this.#crowd;
    const path = `/api/appointments/${id}${what && `/${what}`}`;
    const { answer, sent } = await this.#ask(path, put(body), this.#place);
    count(this.#crowd, `${what || 'edit'} ${answer === 'lost' ? answer : answer.status}`);
    if (answer === 'lost') return ledger.mayBe(id, then);
    if (answer.status !== 200) return undefined;
    ledger.is(id, then);
    this.#changed(id, sent, what === 'move' || what === 'restore' ? then : undefined);
  }

  /** Another server tells of each as it is. */
  async #look(): Promise<void> {
    const { ledger, fleet } = this.#crowd;
    const [id] = this.#own.slice(-1);
    const [is, other] = ledger.statesOf(id ?? 0);
    if (is === undefined || other !== undefined) return;
    const { answer } = await this.#ask(
      `/api/appointments?from=${is.date}&to=${is.date}`,
      {},
      this.#place + 1,
    );
    if (answer === 'lost') return;
    const list = JSON.parse(answer.text) as { id: number; status: string; time: string; stylistId: number }[];
    const found = list.find(one => one.id === id);
    const isTold = found?.status === is.status && found.time === is.time && found.stylistId === is.stylistId;
    if (!isTold) fleet.troubles.push(`${id} is ${JSON.stringify(is)} and told as ${JSON.stringify(found)}`);
    count(this.#crowd, 'look');
  }

  async #ask(path: string, init: RequestInit, place: number) {
    const sent = performance.now();
    const answer: Answered | 'lost' = await this.#crowd.fleet.ask(place, this.#cookies, path, init);
    return { answer, sent };
  }

  #changed(id: number, sent: number, place?: Pick<VisitState, 'date' | 'stylistId'>): void {
    const { changes, placed } = this.#crowd;
    const answered = performance.now();
    changes.push({ list: 'appointments', id, sent, answered });
    if (place !== undefined)
      placed.push({ id, date: place.date, stylistId: place.stylistId, sent, answered });
  }
}
