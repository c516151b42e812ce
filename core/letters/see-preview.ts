import { type Actor, permit } from '../people/permissions.ts';
import type { Clock } from '../ports/clock.ts';
import type { LetterLooks } from '../ports/letters/letter-looks.ts';
import type { Timetables } from '../ports/timetables.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import type { Shop } from '../shop/shop.ts';
import { sampleLetter } from './content/sample-letter.ts';
import type { LetterKind } from './letter-kinds.ts';
import { sampleLinks } from './sample-links.ts';

interface Deps {
  readonly timetables: Timetables;
  readonly letterLooks: LetterLooks;
  readonly clock: Clock;
  readonly shop: Shop;
  readonly sitePage: (path: string) => string;
}

export interface Preview {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A kind of letter about an invented visit. */
export async function seePreview(
  { timetables, letterLooks, clock, shop, sitePage }: Deps,
  actor: Actor,
  kind: LetterKind,
): Promise<Result<Preview, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'see-preview');
  if (!allowed.ok) return allowed;
  const timetable = await timetables.current();
  const content = sampleLetter(kind, { now: clock.now(), shop, timetable, links: sampleLinks(sitePage) });
  return ok({ subject: content.subject, ...(await letterLooks.draw(content)) });
}
