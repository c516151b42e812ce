import { RandomTokens } from '../../../adapters/security/random-tokens.ts';
import type { AppointmentId } from '../../../core/booking/appointment.ts';
import { issueLink } from '../../../core/booking/links/issue-link.ts';
import type { RunningShop } from '../running-shop.ts';

/** The secret of a new link, as a letter carries it. */
export async function linkTo({ store }: Pick<RunningShop, 'store'>, visit: AppointmentId): Promise<string> {
  const booked = await store.appointments.find(visit);
  const owner = booked && (await store.users.find(booked.userId));
  const deps = { ...store, tokens: new RandomTokens(), visitPage: (secret: string) => secret };
  const secret = owner && (await issueLink(deps, visit, owner));
  if (secret === undefined)
    throw new Error(`there is no appointment ${visit}, or its owner has just changed`);
  return secret;
}
