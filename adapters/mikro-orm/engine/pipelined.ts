import type { Client, PoolClient, QueryConfig } from 'pg';

/** The pool's clients have this property; its types leave it out. */
export type Wired = PoolClient & Pick<Client, 'connection'>;

/** In one message. The rows of each, in order; each may fail by itself. */
export function pipelined(client: Wired, queries: readonly QueryConfig[]): Promise<unknown[]>[] {
  const { stream } = client.connection;
  stream.cork();
  const answers = queries.map(async one => (await client.query<object>(one)).rows);
  stream.uncork();
  return answers;
}
