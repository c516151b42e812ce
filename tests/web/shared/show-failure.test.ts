import { describe, expect, test, vi } from 'vitest';

const toast = vi.fn<(given: unknown) => void>();
vi.doMock('../../../apps/web/ui/toast/toast.ts', () => ({ toast }));
// Another file of this worker may have read them with the real toasts.
vi.resetModules();
const { RequestFailed, ServerUnreachable } = await import('../../../adapters/http/client/client.ts');
const { serverMessage, showFailure } = await import('../../../apps/web/shared/requests/show-failure.ts');
vi.doUnmock('../../../apps/web/ui/toast/toast.ts');
vi.resetModules();

/** Where a failure was shown: beside which fields, and as which toasts. */
function shown(error: Error) {
  toast.mockClear();
  const beside: unknown[] = [];
  showFailure(
    error,
    { title: 'Registrazione fallita', description: error.message },
    {
      fields: ['username', 'phone'],
      setError: (field, { message }, options) => beside.push([field, message, options.shouldFocus]),
    },
  );
  return { beside, toasts: toast.mock.calls.map(([given]) => given) };
}

const refusal = (status: number, fields?: Record<string, string>) =>
  new RequestFailed(status, '', {
    error: 'Controlla i dati',
    code: 'invalid-input',
    ...(fields && { fields }),
  });
const asToast = (description: string) => [
  { title: 'Registrazione fallita', description, tone: 'destructive' },
];

describe('a failed call is told', () => {
  test('beside the field that it names, and nowhere else', () => {
    expect(shown(refusal(400, { phone: 'Troppo corto' }))).toEqual({
      beside: [['phone', 'Troppo corto', true]],
      toasts: [],
    });
  });

  test('beside all fields that it names, the first on the screen focused', () => {
    expect(shown(refusal(400, { phone: 'Troppo corto', username: 'Già usato' })).beside).toEqual([
      ['username', 'Già usato', true],
      ['phone', 'Troppo corto', false],
    ]);
  });

  test('as a toast when the field it names is not on the screen', () => {
    expect(shown(refusal(400, { isAdmin: 'Valore non valido' }))).toEqual({
      beside: [],
      toasts: asToast('Controlla i dati'),
    });
  });

  test.each([[401], [403], [404], [409], [413], [429], [500], [503]])('as a toast with status %i', status => {
    expect(shown(refusal(status, { phone: 'Troppo corto' }))).toEqual({
      beside: [],
      toasts: asToast('Controlla i dati'),
    });
  });

  test('not at all when the session is over: the page itself says so', () => {
    const over = new RequestFailed(401, '', { error: 'Effettua il login', code: 'not-logged-in' });
    expect(shown(over)).toEqual({ beside: [], toasts: [] });
  });

  test('as a toast when no answer came', () => {
    const { beside, toasts } = shown(new ServerUnreachable(new TypeError()));
    expect(beside).toEqual([]);
    expect(toasts).toEqual(asToast('Il server non risponde. Controlla la connessione e riprova.'));
  });
});

describe('the sentence of a failure', () => {
  const otherwise = 'Errore nel reset della password';
  test.each([
    [
      'the server’s, with a code',
      new RequestFailed(429, 'x', { error: 'Riprova tra poco', code: 'too-many-attempts' }),
      'Riprova tra poco',
    ],
    [
      'the server’s, without one',
      new RequestFailed(429, 'x', { error: 'Riprova tra poco' }),
      'Riprova tra poco',
    ],
    [
      'the screen’s own, for an answer of somebody on the way',
      new RequestFailed(502, 'Bad Gateway', {}),
      otherwise,
    ],
    [
      'the client’s, when no answer came',
      new ServerUnreachable(new TypeError()),
      'Il server non risponde. Controlla la connessione e riprova.',
    ],
  ])('is %s', (_, error, sentence) => {
    expect(serverMessage(error, otherwise)).toBe(sentence);
  });
});
