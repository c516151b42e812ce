import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Question {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Asks as a proxy does for its visitors: over connections that are kept, and says whom it asks for. */
export class Asker {
  readonly #origin: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 });
  answered = 0;
  /** Answers that no visitor should get, in words; since it was last emptied. */
  bad: string[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  async open({ path, method = 'GET', headers = {}, body }: Question): Promise<IncomingMessage> {
    const asked = request(this.#origin + path, {
      ...{ method, agent: this.#agent },
      headers: {
        ...{ 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip, br', ...headers },
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
      },
    });
    asked.end(body === undefined ? undefined : JSON.stringify(body));
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return response;
  }

  async ask(question: Question): Promise<Reply> {
    const reply = await this.#reply(question).catch((error: unknown) => ({ status: 0, text: String(error) }));
    this.answered += 1;
    // A guest is told so.
    const isGuest = reply.status === 401 && question.path === '/api/user';
    const isGood = isGuest || (reply.status >= 200 && reply.status < 300);
    if (!isGood) this.bad.push(`${question.path}: ${reply.status} ${reply.text}`);
    return reply;
  }

  async #reply(question: Question): Promise<Reply> {
    const response = await this.open(question);
    return { status: response.statusCode ?? 0, text: await text(response) };
  }

  close(): void {
    this.#agent.destroy();
  }
}

const byte = (): number => Math.floor(Math.random() * 256);
