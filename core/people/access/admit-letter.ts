import type { ShopHours } from '../../calendar/shop-hours.ts';
import { shopMoment } from '../../calendar/shop-time.ts';
import { type Addressed, dailyClaims } from '../../letters/addresses/daily-letters.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MailAddresses } from '../../ports/letters/mail-addresses.ts';
import type { Limits } from '../../ports/limits.ts';
import type { Tokens } from '../../ports/tokens.ts';

export interface AdmittingDeps {
  readonly limits: Limits;
  readonly mailAddresses: Pick<MailAddresses, 'isConfirmed' | 'addLink'>;
  readonly tokens: Pick<Tokens, 'create'>;
  readonly clock: Clock;
  readonly hours: ShopHours;
  readonly addressPage: (secret: string) => string;
}

export interface Admitted {
  /** Where whoever reads it says whether the address is theirs; null: they have. */
  readonly notMe: string | null;
  readonly giveBack: () => Promise<void>;
}

const LINK_LIFE = { hours: 30 * 24 };

/** Checked just before sending: only then is the address known, and letters that were overtaken do not count. */
export async function admitLetter(deps: AdmittingDeps, letter: Addressed): Promise<Admitted | undefined> {
  const { limits, mailAddresses, clock, hours } = deps;
  const now = clock.now();
  const isConfirmed = await mailAddresses.isConfirmed(letter.userId, letter.address);
  const claims = dailyClaims(letter, isConfirmed, shopMoment(hours, now).date);
  if ((await limits.take(claims, now)) !== undefined) return undefined;
  return {
    notMe: isConfirmed ? null : await linkFor(deps, letter),
    giveBack: () => limits.giveBack(claims, now),
  };
}

async function linkFor(
  { mailAddresses, tokens, clock, addressPage }: AdmittingDeps,
  { userId, address }: Addressed,
): Promise<string> {
  const { secret, hash } = tokens.create();
  await mailAddresses.addLink({ hash, userId, address, expires: clock.now().add(LINK_LIFE) });
  return addressPage(secret);
}
