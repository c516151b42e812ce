import { loginUsername } from '../../../core/fields.ts';
import { noticeTo } from '../../../core/letters/accounts/account-letter.ts';
import { sendAccountLetters } from '../../../core/letters/accounts/send-account-letters.ts';
import { usernameKey } from '../../../core/people/user.ts';
import { sentenceOf } from '../../../core/wording.ts';
import type { Services } from '../service-ids.ts';
import { CommandFailed } from './command-failed.ts';
import { accountLetterNeeds } from './letter-needs.ts';
import { checked } from './new-password.ts';
import { texts } from './texts.ts';

export const factorNeeds = ['users', 'secondFactors', 'sessions', 'logger', ...accountLetterNeeds] as const;

/** For somebody whose phone and recovery codes are lost. The password stays, all sessions end, and their address is told. */
export async function resetSecondFactor(
  { users, secondFactors, sessions, logger, ...sending }: Pick<Services, (typeof factorNeeds)[number]>,
  name: string | undefined,
): Promise<string> {
  const account = await users.findByUsernameKey(usernameKey(checked(loginUsername, name)));
  if (account === undefined) throw new CommandFailed(sentenceOf({ code: 'user-not-found' }));
  const { id, username } = account.user;
  const told = noticeTo(account.user, 'second-factor-removed', sending.clock.now());
  const had = await secondFactors.change(id, present => ({
    ...{ next: undefined, answer: present !== undefined },
    letter: present && told,
  }));
  if (!had) return texts.noSecondFactor(username);
  await sessions.endOf(id);
  await sendAccountLetters(sending);
  logger.warn({ audit: 'second factor removed', userId: id, by: 'command line' });
  return texts.secondFactorRemoved(username);
}
