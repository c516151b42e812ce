import { get } from 'node:http';

/** What a server at a Unix socket answers; a proxy says that the visitor came by https. */
export const statusAt = (socketPath: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };
    get({ socketPath, path, headers, agent: false }, answer => {
      answer.resume();
      resolve(answer.statusCode);
    }).once('error', reject);
  });
