import { newPassword, username } from '../../../core/fields.ts';
import { sentenceOf } from '../../../core/wording.ts';
import type { Services } from '../service-ids.ts';
import { CommandFailed } from './command-failed.ts';
import { askForPassword, checked } from './new-password.ts';
import { texts } from './texts.ts';

/** Makes an administrator: the only way to the first one. Refuses a name that is in use. */
export async function createAdmin(
  { users, passwordHasher }: Pick<Services, 'users' | 'passwordHasher'>,
  name: string | undefined,
): Promise<string> {
  const checkedName = checked(username, name);
  const password = checked(newPassword, await askForPassword());
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
