import { setTimeout as pause } from 'node:timers/promises';
import type { ChangedEvent } from '../../../adapters/http/contract/events.ts';
import { Browser } from '../../http/browser.ts';
import type { Fleet } from './fleet.ts';

export interface Change {
  readonly list: keyof ChangedEvent;
  /** Of what changed; undefined: any of the list. */
  readonly id: number | undefined;
  readonly sent: number;
  readonly answered: number;
}

interface Seen {
  readonly at: number;
  /** undefined: everything is to be read afresh. */
  readonly event: ChangedEvent | undefined;
}

interface Watch {
  readonly from: number;
  until: number;
  readonly seen: Seen[];
}

export interface ToldChange {
  readonly change: Change;
  readonly delay: number;
}

/** A dashboard at each server, which connects again when its stream ends. */
export class Dashboards {
  readonly #fleet: Pick<Fleet, 'at' | 'troubles'>;
  readonly #cookies: Map<string, string>;
  readonly #watches: Watch[] = [];
  readonly #reading: Promise<void>[];
  #isOpen = true;

  constructor(
    fleet: Pick<Fleet, 'at' | 'troubles'>,
    cookies: Map<string, string>,
    places: readonly number[],
  ) {
    this.#fleet = fleet;
    this.#cookies = cookies;
    this.#reading = places.map(place => this.#keepReading(place));
  }

  async #keepReading(place: number): Promise<void> {
    while (this.#isOpen) {
      const server = this.#fleet.at(place);
      try {
        const response = await new Browser(server.origin, this.#cookies).fetch('/api/events');
        if (response.status === 200 && response.body !== null) await this.#read(response.body);
        else this.#refused(response.status);
      } catch {
        // The server is gone or going: the next connection is made as soon as there is another.
      }
      await pause(50);
    }
  }

  #refused(status: number): void {
    const { troubles } = this.#fleet;
    const trouble = `/api/events: ${status}`;
    if (!troubles.includes(trouble)) troubles.push(trouble);
  }

  async #read(stream: NonNullable<Response['body']>): Promise<void> {
    const watch: Watch = { from: performance.now(), until: Number.POSITIVE_INFINITY, seen: [] };
    this.#watches.push(watch);
    let rest = '';
    try {
      for await (const part of stream.pipeThrough(new TextDecoderStream())) {
        const messages = (rest + part).split('\n\n');
        rest = messages.pop() ?? '';
        watch.seen.push(...messages.flatMap(seenIn));
      }
    } finally {
      watch.until = performance.now();
    }
  }

  /** Milliseconds after its answer at which each change was on each dashboard that stayed for `enough` after it. */
  delays(changes: readonly Change[], enough: number): ToldChange[] {
    const now = performance.now();
    return changes.flatMap(change =>
      this.#watches
        .filter(({ from, until }) => from <= change.sent && Math.min(until, now) >= change.answered + enough)
        .map(({ seen }) => ({ change, delay: delayOf(change, seen) })),
    );
  }

  /** When the servers are stopped. */
  async close(): Promise<void> {
    this.#isOpen = false;
    await Promise.all(this.#reading);
  }
}

function seenIn(message: string): Seen[] {
  const at = performance.now();
  if (message.startsWith('event: resync\n')) return [{ at, event: undefined }];
  const data = /^event: changed\ndata: (.*)$/m.exec(message)?.[1];
  return data === undefined ? [] : [{ at, event: JSON.parse(data) as ChangedEvent }];
}

const isIn = (ids: readonly number[] | undefined, id: number | undefined): boolean =>
  ids !== undefined && (id === undefined || ids.includes(id));

function delayOf({ list, id, sent, answered }: Change, seen: readonly Seen[]): number {
  const told = seen.find(({ at, event }) => at >= sent && (event === undefined || isIn(event[list], id)));
  return told === undefined ? Number.POSITIVE_INFINITY : Math.max(0, told.at - answered);
}

/** What of it came too late or not at all; half of it may fall to dashboards that connect again within `latest`. */
export function newsFaults(
  told: readonly ToldChange[],
  { changes, dashboards, latest }: { changes: number; dashboards: number; latest: number },
): string[] {
  const late = told.filter(({ delay }) => delay >= latest);
  const all = changes * dashboards;
  return [
    ...late.map(({ change, delay }) => `${JSON.stringify(change)} was told after ${delay} ms`),
    ...(told.length < all / 2 || all === 0 ? [`${told.length} of ${all} were told`] : []),
  ];
}
