import { username } from '../../../core/fields.ts';
import { sentenceOf } from '../../../core/wording.ts';
import type { Services } from '../service-ids.ts';
import { CommandFailed } from './command-failed.ts';
import { askForStrongPassword, checked } from './new-password.ts';
import { texts } from './texts.ts';

export const adminNeeds = ['users', 'passwordHasher', 'commonPasswords', 'shop'] as const;

/** Makes an administrator: the only way to the first one. Refuses a name that is in use. */
export async function createAdmin(
  { users, passwordHasher, ...deps }: Pick<Services, (typeof adminNeeds)[number]>,
  name: string | undefined,
): Promise<string> {
  const checkedName = checked(username, name);
  const password = await askForStrongPassword(deps, checkedName);
  const added = await users.add({
    username: checkedName,
    passwordHash: await passwordHasher.hash(password),
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    isAdmin: true,
    isStylist: false,
  });
  if (!added.ok) throw new CommandFailed(sentenceOf(added.problem));
  return texts.adminCreated(added.value.username);
}
