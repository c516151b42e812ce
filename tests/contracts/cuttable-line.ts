import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a PostgreSQL server that can be cut and mended. */
export async function cuttableLine(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const [host, port] = [url.hostname, Number(url.port)];
  const sockets = new Set<Socket>();
  const join = (near: Socket) => {
    const far = connect(port, host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      // Either end may break off at any moment: that is what this is for.
      socket.on('error', () => undefined).on('close', () => void sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  };
  let server: Server;
  const listen = async (on: number) => {
    server = createServer(join).listen(on, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  url.hostname = '127.0.0.1';
  url.port = String(await listen(0));
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { url: url.href, cut, mend: () => listen(Number(url.port)) };
}
