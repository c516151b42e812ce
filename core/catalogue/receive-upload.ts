import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../ports/clock.ts';
import type { Objects } from '../ports/objects.ts';
import type { Tokens } from '../ports/tokens.ts';
import type { Uploads } from '../ports/uploads.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { LARGEST_UPLOAD, TooLarge, UPLOAD_LIFE, upTo } from './picture.ts';

interface Deps {
  readonly uploads: Uploads;
  readonly objects: Objects;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/** The first whole file uses the address up; a broken or too large one leaves nothing. */
export async function receiveUpload(
  { uploads, objects, tokens, clock }: Deps,
  secret: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Result<undefined, ProblemOf<'upload-not-found' | 'upload-too-large'>>> {
  const hash = tokens.hash(secret);
  const since = await uploads.waitingSince(hash);
  if (since === undefined || isOver(since, clock.now())) return refuse({ code: 'upload-not-found' });
  const name = `uploads/${tokens.create().secret}`;
  await uploads.note([name], clock.now());
  try {
    await objects.put(name, upTo(LARGEST_UPLOAD, content), 'application/octet-stream');
  } catch (error) {
    if (error instanceof TooLarge) return refuse({ code: 'upload-too-large' });
    throw error;
  }
  if (await uploads.receive(hash, name)) return ok(undefined);
  await objects.remove([name]);
  return refuse({ code: 'upload-not-found' });
}

const isOver = (since: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(since.add({ minutes: UPLOAD_LIFE }), now) <= 0;
