import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterReading, setTimeout as pause } from 'node:timers/promises';

/** Milliseconds: a connection that is quiet for this long while the server stops has nothing under way. Whoever sends just as it is cut is not answered: longer than a busy machine makes anybody hesitate. */
const QUIET = 1_000;
/** Milliseconds without a new connection after which nobody is believed to be at the door any more. */
const ARRIVING = 100;

/*
 * After a busy moment Node runs the timers that are due before it looks at its sockets, and who has come or asked meanwhile
 * is not seen yet. So each timer here waits until the sockets have been read, and judges then.
 */

/** The kernel lets people in before Node takes them over, one each turn; closing the door now would cut them off. */
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
 * Resolves when the last connection has ended. Node's own `close` would at once cut those whose request is still on its
 * way, so only the listening socket is closed here; quiet connections follow after a moment, stuck ones after `longest` milliseconds.
 */
export async function closeConnections(server: Server, longest: number): Promise<void> {
  const ended = new Promise<void>(resolve => NetServer.prototype.close.call(server, () => resolve()));
  const sweep = setInterval(() => void afterReading().then(() => server.closeIdleConnections()), QUIET);
  const last = setTimeout(() => server.closeAllConnections(), longest);
  await ended;
  clearInterval(sweep);
  clearTimeout(last);
}
