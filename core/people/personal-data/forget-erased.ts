import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../../ports/clock.ts';
import type { KeptLetters } from '../../ports/letters/kept-letters.ts';
import type { Erasures } from '../../ports/people/erasures.ts';
import type { UserId } from '../user.ts';

interface Deps {
  readonly erasures: Pick<Erasures, 'unfinished' | 'finish'>;
  readonly keptLetters: Pick<KeptLetters, 'forget'>;
  readonly clock: Clock;
}

/** No letter that was read before the erasing is in hand any more, and every process has looked since. */
const SURELY_OVER = { minutes: 30 };

/** Copies that were written, or could not be removed, when somebody was erased. Yields whoever is done with. */
export async function* forgetErased({ erasures, keptLetters, clock }: Deps): AsyncIterable<UserId> {
  const over = clock.now().subtract(SURELY_OVER);
  const unfinished = await erasures.unfinished();
  if (unfinished.length === 0) return;
  if (!(await keptLetters.forget(unfinished.map(({ letters }) => letters)))) return;
  for (const { id, at, letters } of unfinished)
    if (Temporal.Instant.compare(at, over) <= 0 && (await erasures.finish(id))) yield letters.reader;
}
