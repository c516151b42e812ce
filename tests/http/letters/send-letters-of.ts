import { IcalCalendarFiles } from '../../../adapters/calendar-files/ical-calendar-files.ts';
import { HtmlLetterLooks } from '../../../adapters/letters/html-letter-looks.ts';
import { RandomTokens } from '../../../adapters/security/random-tokens.ts';
import { exampleShop } from '../../../apps/server/shop-config.ts';
import { defaultShopHours } from '../../../core/calendar/shop-hours.ts';
import { sendLetters } from '../../../core/letters/send-letters.ts';
import { unlimitedLetters } from '../../worlds/unlimited-letters.ts';
import { type RunningShop, shopAddress } from '../running-shop.ts';

/** Sends what waits, as its job does; answers the subjects that went. */
export async function sendLettersOf({
  store,
  post,
  clock,
}: Pick<RunningShop, 'store' | 'post' | 'clock'>): Promise<string[]> {
  const world = {
    ...{ ...store, ...unlimitedLetters(), tokens: new RandomTokens(), post, clock, shop: exampleShop },
    letterLooks: new HtmlLetterLooks(),
    manageLinks: { make: async () => shopAddress.href },
    sitePage: (path: string) => new URL(path, shopAddress).href,
    calendarFiles: new IcalCalendarFiles(exampleShop, {
      ...{ zone: defaultShopHours.zone, publicUrl: shopAddress },
    }),
  };
  while ((await sendLetters(world)) > 0);
  return post.sent.splice(0).map(({ subject }) => subject);
}
