import { RandomTokens } from '../../../adapters/security/random-tokens.ts';
import type { AppointmentId } from '../../../core/booking/appointment.ts';
import { issueLink } from '../../../core/booking/links/issue-link.ts';
import type { RunningShop } from '../running-shop.ts';

/** The secret of a new link, as a letter carries it. */
export const linkTo = ({ store }: Pick<RunningShop, 'store'>, visit: AppointmentId): Promise<string> =>
  issueLink({ ...store, tokens: new RandomTokens(), visitPage: secret => secret }, visit);
