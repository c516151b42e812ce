import { type LimitDeps, limitMisses } from '../../people/access/limit-attempts.ts';
import type { Visitor } from '../../people/access/visitor.ts';
import { limits } from '../../people/limits.ts';
import type { KnownActor } from '../../people/permissions.ts';
import type { Appointments } from '../../ports/appointments.ts';
import type { MailAddresses } from '../../ports/letters/mail-addresses.ts';
import type { VisitLinks } from '../../ports/letters/visit-links.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type AppointmentView, appointmentViewFor } from '../appointment-view.ts';
import { isLinkOver } from './link-life.ts';

interface Deps extends LimitDeps {
  readonly visitLinks: Pick<VisitLinks, 'visitOf'>;
  readonly appointments: Pick<Appointments, 'find'>;
  readonly users: Pick<Users, 'find'>;
  readonly tokens: Pick<Tokens, 'hash'>;
}

export interface OpenedLink {
  /** May do with this one appointment what its owner may, whoever they are in the shop. */
  readonly actor: KnownActor;
  readonly appointment: AppointmentView;
}

/** Opening changes nothing. A secret that opens nothing is answered alike, whatever the reason, and counted. */
export function openLink(
  deps: Deps,
  visitor: Pick<Visitor, 'address' | 'noteLimits'>,
  secret: string,
): Promise<Result<OpenedLink, ProblemOf<'link-not-found' | 'too-many-attempts'>>> {
  const claims = [{ limit: limits.links, key: visitor.address }];
  return limitMisses(deps, visitor, claims, () => opened(deps, secret));
}

async function opened(
  { visitLinks, appointments, users, tokens, clock }: Deps,
  secret: string,
): Promise<Result<OpenedLink, ProblemOf<'link-not-found'>>> {
  const now = clock.now();
  const id = await visitLinks.visitOf(tokens.hash(secret));
  const details = id === undefined ? undefined : await appointments.find(id);
  if (details === undefined || isLinkOver(details, now)) return refuse({ code: 'link-not-found' });
  const { userId } = details;
  const { onlineBooking } = (await users.find(userId)) ?? {};
  const byPhone = onlineBooking === false && { onlineBooking };
  const actor = { kind: 'customer', userId, via: 'link', ...byPhone } as const;
  return ok({ actor, appointment: appointmentViewFor(actor, details, now) });
}

interface Confirming extends Pick<Deps, 'visitLinks' | 'users' | 'tokens'> {
  readonly mailAddresses: Pick<MailAddresses, 'confirm'>;
}

/** By who has moved or cancelled by it: programs open links too. One that still opens was sent to the address read before. */
export async function confirmAddress(
  { visitLinks, users, tokens, mailAddresses }: Confirming,
  { userId }: KnownActor,
  secret: string,
): Promise<void> {
  const email = (await users.find(userId))?.email ?? null;
  const isOpen = (await visitLinks.visitOf(tokens.hash(secret))) !== undefined;
  if (isOpen && email !== null) await mailAddresses.confirm(userId, email);
}
