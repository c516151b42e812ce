import { RequestFailed, ServerUnreachable } from '../../../../../adapters/http/client/client.ts';
import { adminServices } from '../../../texts/admin/services.ts';

const words = adminServices.upload;

type Failure = { readonly name?: string; readonly message: string; readonly body?: unknown };

/** What the uploader, or a storage on its way, may say in its own words. */
const translations: readonly (readonly [RegExp, string])[] = [
  [/request has expired/i, words.expired],
  [/authorization required|returned 40[13]/i, words.unauthorized],
  [/non 2xx|returned \d{3}/i, words.refused],
];

/** What a person is told when an upload fails: the server's own sentence where there is one. */
export function sentenceOnUpload(failure: Failure): string {
  if (failure instanceof RequestFailed || failure instanceof ServerUnreachable) return failure.message;
  const known = translations.find(([pattern]) => pattern.test(`${failure.message} ${String(failure.body)}`));
  return serversSentence(failure.body) ?? known?.[1] ?? words.broken;
}

function serversSentence(body: unknown): string | undefined {
  try {
    const parsed: unknown = JSON.parse(String(body));
    const { error } = parsed as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}
