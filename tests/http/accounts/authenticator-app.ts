import { generateSync } from 'otplib';
import { calls } from '../../../adapters/http/contract/calls.ts';
import type { AccountHolder } from '../../../core/people/user.ts';
import { type Browser, refused } from '../browser.ts';
import type { RunningShop } from '../running-shop.ts';

/** The code that an app shows so many half-minutes from now. */
export const codeOf = (secret: string, { clock }: Pick<RunningShop, 'clock'>, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(clock.now().epochMilliseconds / 1000) + 30 * later });

/** Sets one up for who is logged in there; the code of the half-minute before is used up with it. */
export async function addApp(
  shop: Pick<RunningShop, 'clock'>,
  browser: Browser,
  { username }: AccountHolder,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { secret } = await browser.call(calls.startApp, { body: { currentPassword: username } });
  const body = { code: codeOf(secret, shop, -1) };
  const { recoveryCodes } = await browser.call(calls.confirmApp, { body });
  return { secret, recoveryCodes };
}

/** Who has given the password, and no code yet. */
export async function pendingLogin(shop: RunningShop, admin: AccountHolder): Promise<Browser> {
  const [elsewhere, here] = [shop.browser(), shop.browser()];
  await elsewhere.logIn(admin);
  await addApp(shop, elsewhere, admin);
  await refused(here.logIn(admin));
  return here;
}
