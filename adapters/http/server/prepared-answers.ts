import type { Clock } from '../../../core/ports/clock.ts';
import type { Versions } from '../../../core/ports/versions.ts';
import type { Problem, Result } from '../../../core/problem.ts';
import { ok } from '../../../core/problem.ts';

/** Written out, a day is two kilobytes. */
const MOST_KEPT = 1_000;
const MINUTE = 60_000;

type Prepared = <T, P extends Problem>(
  key: string,
  make: () => Promise<Result<T, P>>,
) => Promise<Result<{ readonly json: string }, P>>;

/**
 * Answers as they are sent, kept for as long as nothing stored changes and the shop's clock shows the same minute. An
 * answer is made after the version under which it is kept was read: should something change between the two, nobody
 * ever asks under that version again.
 */
export function preparedAnswers({
  versions,
  clock,
}: {
  readonly versions: Versions;
  readonly clock: Clock;
}): Prepared {
  let standing = '';
  const kept = new Map<string, string>();
  return async (key, make) => {
    const version = await versions.current();
    const now = `${version} ${Math.floor(clock.now().epochMilliseconds / MINUTE)}`;
    if (now !== standing || kept.size >= MOST_KEPT) kept.clear();
    standing = now;
    const known = kept.get(key);
    if (known !== undefined) return ok({ json: known });
    const made = await make();
    if (!made.ok) return made;
    const json = JSON.stringify(made.value);
    if (standing === now) kept.set(key, json);
    return ok({ json });
  };
}
