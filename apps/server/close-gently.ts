import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterReading, setTimeout as pause } from 'node:timers/promises';

/**
 * Milliseconds for which answers promise to keep a connection (`Keep-Alive: timeout=5`), and on top of them what a busy
 * machine may delay a request. One that is sent just as its connection is cut gets no answer.
 */
const KEPT = 5_000;
const DELAY = 500;
/** Milliseconds without a new connection after which the accept backlog counts as empty. */
const ARRIVING = 100;

/*
 * After a busy moment Node runs due timers before it polls its sockets, so connections and requests that arrived meanwhile
 * are not visible to them yet. Each timer here waits for one poll before it decides.
 */

export interface ClosableServer {
  readonly server: Server;
  /** From now on every answer says that its connection ends with it, those under way included. */
  readonly tellToClose: () => void;
}

export function createClosableServer(handle: RequestListener): ClosableServer {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  const server = createServer({ keepAliveTimeout: KEPT }, (request, response) => {
    if (isClosing) response.setHeader('Connection', 'close');
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    handle(request, response);
  });
  const tellToClose = (): void => {
    isClosing = true;
    for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  return { server, tellToClose };
}

/**
 * Waits until the accept backlog is empty: the kernel completes connections that Node accepts one per turn, and closing the
 * listening socket earlier would reset them.
 */
export async function drainAcceptBacklog(server: Server, longest: number): Promise<void> {
  let arrived = true;
  const arrival = (): void => {
    arrived = true;
  };
  server.on('connection', arrival);
  for (let waited = 0; arrived && waited < longest; waited += ARRIVING) {
    arrived = false;
    await pause(ARRIVING);
    await afterReading();
  }
  await shortTurn(
    () => arrived,
    () => (arrived = false),
  );
  server.off('connection', arrival);
}

/** Milliseconds and number of the event loop's turns: in a long one somebody may arrive after Node has looked. */
const SHORT = 1;
const MAX_TURNS = 500;

/** Returns right after a turn that was short and in which nobody arrived: the listening socket can be closed now. */
async function shortTurn(hasArrived: () => boolean, forget: () => void): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    forget();
    const began = performance.now();
    await afterReading();
    if (!hasArrived() && performance.now() - began < SHORT) return;
  }
}

/**
 * Stops listening, and resolves when the last connection has ended. Node's own `close` cuts connections whose request is
 * still on its way, so only the listening socket is closed here. Idle connections follow once nobody may count on them any
 * more, stuck ones after `longest` milliseconds.
 */
export async function closeConnections(server: Server, longest: number): Promise<void> {
  const ended = new Promise<void>(resolve => NetServer.prototype.close.call(server, () => resolve()));
  const sweep = setInterval(
    () => void afterReading().then(() => server.closeIdleConnections()),
    KEPT + DELAY,
  );
  const last = setTimeout(() => server.closeAllConnections(), longest);
  await ended;
  clearInterval(sweep);
  clearTimeout(last);
}
