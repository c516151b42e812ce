import { existsSync } from 'node:fs';
import { request } from 'node:http';
import process from 'node:process';

/** Whether a container engine answers, asked in at most two seconds. */
export async function containerEngineAnswers(host = process.env['DOCKER_HOST']): Promise<boolean> {
  const address = new URL(host ?? 'unix:///var/run/docker.sock');
  if (address.protocol === 'unix:' && !existsSync(address.pathname)) return false;
  const target =
    address.protocol === 'unix:'
      ? { socketPath: address.pathname }
      : { host: address.hostname, port: address.port || 2375 };
  return new Promise(resolve => {
    request({ ...target, path: '/_ping', timeout: 2_000 }, reply => {
      reply.resume();
      resolve(reply.statusCode === 200);
    })
      .on('timeout', () => resolve(false))
      .on('error', () => resolve(false))
      .end();
  });
}
