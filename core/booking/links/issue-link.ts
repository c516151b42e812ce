import type { LinkOwner, VisitLinks } from '../../ports/letters/visit-links.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { AppointmentId } from '../appointment.ts';

interface Deps {
  readonly visitLinks: Pick<VisitLinks, 'add'>;
  readonly tokens: Pick<Tokens, 'create'>;
  readonly visitPage: (secret: string) => string;
}

/** Its secret is told this once: only the hash is stored. undefined: its owner has another address by now. */
export async function issueLink(
  { visitLinks, tokens, visitPage }: Deps,
  visit: AppointmentId,
  owner: LinkOwner,
): Promise<string | undefined> {
  const { secret, hash } = tokens.create();
  return (await visitLinks.add(hash, visit, owner)) ? visitPage(secret) : undefined;
}
