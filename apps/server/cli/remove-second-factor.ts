import { loginUsername } from '../../../core/fields.ts';
import { secondFactorRemoved } from '../../../core/people/letters.ts';
import { usernameKey } from '../../../core/people/user.ts';
import { sentenceOf } from '../../../core/wording.ts';
import type { Services } from '../service-ids.ts';
import { CommandFailed } from './command-failed.ts';
import { checked } from './new-password.ts';
import { texts } from './texts.ts';

export const removalNeeds = ['users', 'secondFactors', 'sessions', 'mail', 'shop', 'logger'] as const;

/** For somebody whose phone and recovery codes are lost. The password stays, all sessions end, and their address is told. */
export async function removeSecondFactor(
  { users, secondFactors, sessions, mail, shop, logger }: Pick<Services, (typeof removalNeeds)[number]>,
  name: string | undefined,
): Promise<string> {
  const account = await users.findByUsernameKey(usernameKey(checked(loginUsername, name)));
  if (account === undefined) throw new CommandFailed(sentenceOf({ code: 'user-not-found' }));
  const { id, username, email } = account.user;
  const had = await secondFactors.change(id, present => ({ next: undefined, answer: present !== undefined }));
  if (!had) return texts.noSecondFactor(username);
  await sessions.endOf(id);
  logger.warn({ audit: 'second factor removed', userId: id, by: 'command line' });
  if (email !== null) mail.send(secondFactorRemoved(shop, email));
  return texts.secondFactorRemoved(username);
}
