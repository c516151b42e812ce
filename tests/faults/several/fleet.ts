import { Browser } from '../../http/browser.ts';
import type { Running } from '../../server/processes.ts';
import type { Site } from '../../server/site.ts';
import { isTurnedAway } from '../turned-away.ts';

export interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Servers of one site, of which one or another goes away and is replaced, and how visitors find one that is there. */
export class Fleet {
  readonly #site: Site;
  readonly #servers: Running[] = [];
  readonly #killed = new Set<string>();
  /** What no visitor should have met. */
  readonly troubles: string[] = [];
  readonly met = { answered: 0, turnedAway: 0, lost: 0 };

  constructor(site: Site) {
    this.#site = site;
  }

  static async of(site: Site, size: number): Promise<Fleet> {
    const fleet = new Fleet(site);
    fleet.#servers.push(...(await Promise.all(Array.from({ length: size }, () => site.start('another')))));
    return fleet;
  }

  at = (place: number): Running => {
    const server = this.#servers[place % this.#servers.length];
    if (server === undefined) throw new Error('the fleet is empty');
    return server;
  };

  isKilled = ({ origin }: Running): boolean => this.#killed.has(origin);

  async kill(place: number): Promise<void> {
    const server = this.at(place);
    this.#killed.add(server.origin);
    await server.stop('SIGKILL');
    await this.#replace(place);
  }

  async stop(place: number): Promise<void> {
    const code = await this.at(place).stop();
    if (code !== 0) this.troubles.push(`a server that was told to stop left with ${code}`);
    await this.#replace(place);
  }

  async #replace(place: number): Promise<void> {
    this.#servers[place % this.#servers.length] = await this.#site.start('another');
  }

  /** All at once; whoever asks afterwards is turned away. */
  async close(): Promise<void> {
    const codes = await Promise.all(this.#servers.map(server => server.stop()));
    if (codes.some(code => code !== 0)) this.troubles.push(`the last servers left with ${codes.join()}`);
  }

  /** Asks the server at that place, as a proxy does: where the door is shut, the next. `lost`: it was killed meanwhile. */
  async ask(
    place: number,
    cookies: Map<string, string>,
    path: string,
    init: RequestInit = {},
  ): Promise<Answered | 'lost'> {
    for (let turn = place; ; turn += 1) {
      const server = this.at(turn);
      const sent = performance.now();
      const answered = await askOne(server, cookies, path, init);
      if (answered instanceof Error) {
        if (isTurnedAway(answered)) this.met.turnedAway += 1;
        else {
          const after = `after ${(performance.now() - sent).toFixed(0)} ms`;
          return this.#lose(server, `${path}: ${after} ${answered.message}, ${String(answered.cause)}`);
        }
      } else {
        this.met.answered += 1;
        if (answered.status >= 500) this.troubles.push(`${path}: ${answered.status} ${answered.text}`);
        return answered;
      }
    }
  }

  #lose(server: Running, why: string): 'lost' {
    this.met.lost += 1;
    if (!this.isKilled(server)) this.troubles.push(why);
    return 'lost';
  }
}

async function askOne(
  { origin }: Running,
  cookies: Map<string, string>,
  path: string,
  init: RequestInit,
): Promise<Answered | Error> {
  try {
    const response = await new Browser(origin, cookies).fetch(path, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
