import { expect, test } from 'vitest';
import { createClient, RequestFailed } from '../../../adapters/http/client/client.ts';
import { login } from '../../../adapters/http/contract/user.ts';

/** A client of a server that gives one answer, and what that server was sent. */
function answering(answer: Response) {
  const sent: RequestInit[] = [];
  const client = createClient(async (_, init = {}) => {
    sent.push(init);
    return answer;
  });
  return { sent, ask: () => client(login, { body: { username: 'mario', password: 'segreta' } }) };
}

async function told(answer: Response): Promise<string> {
  const failure: unknown = await answering(answer)
    .ask()
    .catch((error: unknown) => error);
  if (failure instanceof RequestFailed) return failure.message;
  throw failure;
}

test('every call sends the cookies along, and its body as JSON', async () => {
  const { sent, ask } = answering(Response.json({ id: 1 }));
  await ask();
  expect(sent).toEqual([
    {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"username":"mario","password":"segreta"}',
    },
  ]);
});

test('a refusal is told in the server’s own sentence, else as its status with what it says', async () => {
  const ours = { error: 'Nome utente o password non corretti', code: 'wrong-credentials' };
  expect(await told(Response.json(ours, { status: 401 }))).toBe('Nome utente o password non corretti');
  expect(await told(new Response('tornate domani', { status: 503 }))).toBe('503: tornate domani');
  expect(await told(new Response('', { status: 502, statusText: 'Bad Gateway' }))).toBe('502: Bad Gateway');
  const page = { status: 504, statusText: 'Gateway Timeout', headers: { 'content-type': 'text/html' } };
  expect(await told(new Response('<h1>Oh</h1>', page))).toBe('504: Gateway Timeout');
});
