import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterReading, setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between sweeps of idle connections. A request sent just as its connection is cut gets no answer, so this is longer than a busy machine delays one. */
const QUIET = 1_000;
/** Milliseconds without a new connection after which the accept backlog counts as empty. */
const ARRIVING = 100;

/*
 * After a busy moment Node runs due timers before it polls its sockets, so connections and requests that arrived meanwhile
 * are not visible to them yet. Each timer here waits for one poll before it decides.
 */

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
  server.off('connection', arrival);
}

/**
 * Stops listening, and resolves when the last connection has ended. Node's own `close` cuts connections whose request is
 * still on its way, so only the listening socket is closed here; idle connections follow, stuck ones after `longest`
 * milliseconds.
 */
export async function closeConnections(server: Server, longest: number): Promise<void> {
  const ended = new Promise<void>(resolve => NetServer.prototype.close.call(server, () => resolve()));
  const sweep = setInterval(() => void afterReading().then(() => server.closeIdleConnections()), QUIET);
  const last = setTimeout(() => server.closeAllConnections(), longest);
  await ended;
  clearInterval(sweep);
  clearTimeout(last);
}
