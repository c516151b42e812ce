import { type Actor, permit } from '../people/permissions.ts';
import type { Timetables } from '../ports/timetables.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import type { LetterSettings } from './letter-kinds.ts';

export async function seeLetterSettings(
  { timetables }: { readonly timetables: Timetables },
  actor: Actor,
): Promise<Result<LetterSettings, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'see-letter-settings');
  return allowed.ok ? ok((await timetables.current()).letters) : allowed;
}
