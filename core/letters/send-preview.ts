import { type Actor, permit } from '../people/permissions.ts';
import type { Clock } from '../ports/clock.ts';
import type { LetterLooks } from '../ports/letters/letter-looks.ts';
import type { Post } from '../ports/letters/post.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Shop } from '../shop/shop.ts';
import { sampleLetter } from './content/sample-letter.ts';
import type { LetterKind } from './letter-kinds.ts';
import { sampleLinks } from './sample-links.ts';

interface Deps {
  readonly users: Users;
  readonly timetables: Timetables;
  readonly letterLooks: LetterLooks;
  readonly post: Post;
  readonly clock: Clock;
  readonly shop: Shop;
  readonly sitePage: (path: string) => string;
}

type SendProblem = ProblemOf<'not-logged-in' | 'not-permitted' | 'no-own-address' | 'letter-not-taken'>;

/** The same to whoever asks; their address. Waited for, so that a wrong mail server shows at once. */
export async function sendPreview(
  { users, timetables, letterLooks, post, clock, shop, sitePage }: Deps,
  actor: Actor,
  kind: LetterKind,
): Promise<Result<string, SendProblem>> {
  const allowed = permit(actor, 'send-preview');
  if (!allowed.ok) return allowed;
  const to = (await users.find(allowed.value.userId))?.email ?? null;
  if (to === null) return refuse({ code: 'no-own-address' });
  const now = clock.now();
  const timetable = await timetables.current();
  const content = sampleLetter(kind, { now, shop, timetable, links: sampleLinks(sitePage) });
  const drawn = await letterLooks.draw(content);
  const key = `sample-${kind}-${now.epochMilliseconds}-${allowed.value.userId}`;
  const posted = await post.send({ key, to, subject: content.subject, ...drawn, calendar: null });
  return posted === 'taken' ? ok(to) : refuse({ code: 'letter-not-taken' });
}
