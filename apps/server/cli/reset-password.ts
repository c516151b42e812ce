import { loginUsername } from '../../../core/fields.ts';
import { noticeTo } from '../../../core/letters/accounts/account-letter.ts';
import { sendAccountLetters } from '../../../core/letters/accounts/send-account-letters.ts';
import { usernameKey } from '../../../core/people/user.ts';
import { sentenceOf } from '../../../core/wording.ts';
import type { Services } from '../service-ids.ts';
import { CommandFailed } from './command-failed.ts';
import { accountLetterNeeds } from './letter-needs.ts';
import { askForStrongPassword, checked } from './new-password.ts';
import { texts } from './texts.ts';

export const resetNeeds = [
  ...(['users', 'passwords', 'passwordHasher', 'commonPasswords', 'logger'] as const),
  ...accountLetterNeeds,
] as const;

/** Gives anybody a new password, staff too: whoever reaches this machine needs no other proof. Ends their sessions. */
export async function resetPassword(
  deps: Pick<Services, (typeof resetNeeds)[number]>,
  name: string | undefined,
): Promise<string> {
  const { users, passwords, passwordHasher } = deps;
  const account = await users.findByUsernameKey(usernameKey(checked(loginUsername, name)));
  if (account === undefined) throw new CommandFailed(sentenceOf({ code: 'user-not-found' }));
  const { id, username } = account.user;
  const password = await askForStrongPassword(deps, username);
  const at = deps.clock.now();
  await passwords.change(id, await passwordHasher.hash(password), undefined, {
    tell: user => noticeTo(user, 'password-changed', at),
  });
  deps.logger.warn({ audit: 'password reset', userId: id, by: 'command line' });
  await sendAccountLetters(deps);
  return texts.passwordChanged(username);
}
