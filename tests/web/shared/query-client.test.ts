import { describe, expect, test } from 'vitest';
import { RequestFailed } from '../../../adapters/http/client/client.ts';
import { createQueryClient } from '../../../apps/web/shared/requests/query-client.ts';
import { appointmentsKey, sessionKey } from '../../../apps/web/shared/requests/query-keys.ts';

const mario = { username: 'mario' };

/** Who the browser takes the visitor for, after a call that failed like this. */
async function visitorAfter(error: Error) {
  const queries = createQueryClient({});
  queries.setQueryData(sessionKey, mario);
  const ask = queries.query({ queryKey: appointmentsKey('list'), queryFn: () => Promise.reject(error) });
  await expect(ask).rejects.toBe(error);
  return queries.getQueryData(sessionKey);
}

const refused = (status: number, code: string) => new RequestFailed(status, '', { error: 'No', code });

describe('the visitor', () => {
  test('is a guest as soon as a call says that the session has ended', async () => {
    expect(await visitorAfter(refused(401, 'not-logged-in'))).toBeNull();
  });

  test('is a guest also when that is the cause of another error', async () => {
    const cause = refused(401, 'not-logged-in');
    expect(await visitorAfter(new Error('Failed to fetch time slots', { cause }))).toBeNull();
  });

  test('stays who they are after any other refusal', async () => {
    for (const error of [refused(401, 'wrong-credentials'), refused(403, 'not-permitted'), new Error('away')])
      expect(await visitorAfter(error)).toBe(mario);
  });
});

test('no answer is asked for again by itself: not in time, not on focus, not after a failure', () => {
  expect(createQueryClient({}).getDefaultOptions()).toMatchObject({
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  });
  expect(createQueryClient({}).getDefaultOptions().queries).not.toHaveProperty('refetchInterval');
});
