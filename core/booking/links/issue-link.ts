import type { VisitLinks } from '../../ports/letters/visit-links.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { AppointmentId } from '../appointment.ts';

interface Deps {
  readonly visitLinks: Pick<VisitLinks, 'add'>;
  readonly tokens: Pick<Tokens, 'create'>;
  readonly visitPage: (secret: string) => string;
}

/** Its secret is told this once: only the hash is stored. */
export async function issueLink(
  { visitLinks, tokens, visitPage }: Deps,
  visit: AppointmentId,
): Promise<string> {
  const { secret, hash } = tokens.create();
  await visitLinks.add(hash, visit);
  return visitPage(secret);
}
