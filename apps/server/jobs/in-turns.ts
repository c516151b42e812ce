import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * The same ports, each of whose calls begins in a turn of the event loop of its own: SQLite answers without leaving it, and
 * a request that comes meanwhile waits for one call instead of for all of them. `giveWay` is waited for before each.
 */
export function inTurns<T extends object>(
  ports: T,
  names: readonly (keyof T)[],
  giveWay: () => Promise<void>,
): T {
  let last: Promise<void> = Promise.resolve();
  const turn = (): Promise<void> => {
    last = last.then(() => nextTurn()).then(giveWay);
    return last;
  };
  const patient = names.map(name => [name, inTurn(ports[name], turn)]);
  return { ...ports, ...(Object.fromEntries(patient) as Partial<T>) };
}

function inTurn(port: unknown, turn: () => Promise<void>): unknown {
  if (typeof port !== 'object' || port === null) return port;
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      return async (...given: readonly unknown[]): Promise<unknown> => {
        await turn();
        return Reflect.apply(method, target, given);
      };
    },
  });
}
