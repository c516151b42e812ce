import { RequestFailed } from '../../../../adapters/http/client/client.ts';

/** Of a refusal, what is wrong with a field, which is more than that something is. */
export function sentenceOf(error: Error): string {
  return (error instanceof RequestFailed && Object.values(error.fields)[0]) || error.message;
}

/** A refusal keeps a change from being saved; an answer that does not come, not. */
export const refusedIn = (error: Error | null): string | null =>
  error instanceof RequestFailed ? sentenceOf(error) : null;
