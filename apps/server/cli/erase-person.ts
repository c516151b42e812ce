import type { AppointmentView } from '../../../core/booking/appointment-view.ts';
import { loginUsername } from '../../../core/fields.ts';
import { dateOf, weekdayOf } from '../../../core/letters/content/italian-dates.ts';
import { operatorFor } from '../../../core/people/permissions.ts';
import { eraseByOperator } from '../../../core/people/personal-data/erase-person.ts';
import { foreseeErasing } from '../../../core/people/personal-data/foresee-erasing.ts';
import { type AccountHolder, displayName, usernameKey } from '../../../core/people/user.ts';
import { sentenceOf } from '../../../core/wording.ts';
import type { Services } from '../service-ids.ts';
import { CommandFailed } from './command-failed.ts';
import { firstLine } from './first-line.ts';
import { checked } from './new-password.ts';
import { texts } from './texts.ts';

export const erasingNeeds = [
  ...(['users', 'appointments', 'timetables', 'erasures', 'limits', 'keptLetters'] as const),
  ...(['clock', 'logger'] as const),
] as const;

/** Says what it would do, and does it once the username is typed again. */
export async function erasePerson(
  { logger, ...deps }: Pick<Services, (typeof erasingNeeds)[number]>,
  name: string | undefined,
): Promise<string> {
  const account = await deps.users.findByUsernameKey(usernameKey(checked(loginUsername, name)));
  if (account === undefined) throw new CommandFailed(texts.nobodyToErase);
  const { id, username } = account.user;
  const foreseen = await foreseeErasing(deps, operatorFor(id), id);
  if (!foreseen.ok) throw new CommandFailed(sentenceOf(foreseen.problem));
  const { cancels, keeps, refusal } = foreseen.value;
  if (refusal !== undefined) throw new CommandFailed(sentenceOf(refusal));
  process.stdout.write(texts.erasing(inWords(account.user), cancels.map(visitInWords), keeps));
  const typed = await firstLine(texts.erasingPrompt);
  if (usernameKey(typed ?? '') !== usernameKey(username)) throw new CommandFailed(texts.notConfirmed);
  const erased = await eraseByOperator(deps, id);
  if (!erased.ok) throw new CommandFailed(sentenceOf(erased.problem));
  logger.warn({ audit: 'person erased', userId: id, by: 'command line' });
  return [texts.erased(username, erased.value.length), texts.eraseAgain(id)].join('\n');
}

function inWords(user: AccountHolder): string {
  const shown = displayName(user);
  return shown === user.username ? `"${shown}"` : `"${user.username}", ${shown}`;
}

function visitInWords({ date, time, serviceName, ...visit }: AppointmentView): string {
  const stylist = { username: null, firstName: visit.stylistFirstName, lastName: visit.stylistLastName };
  const day = `${weekdayOf(date)} ${dateOf(date)}`;
  return texts.visit(day, time.toString({ smallestUnit: 'minute' }), serviceName, displayName(stylist));
}
