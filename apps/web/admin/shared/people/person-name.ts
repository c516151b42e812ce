import type { AnyUserReply } from '../../../../../adapters/http/contract/user.ts';
import { fullName } from '../../../format/names.ts';

/** Who has no username has a name. */
export const personName = ({
  firstName,
  lastName,
  username,
}: Pick<AnyUserReply, 'firstName' | 'lastName' | 'username'>): string =>
  fullName(firstName, lastName) ?? username ?? '';
