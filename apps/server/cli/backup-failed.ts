import { openDelivery } from '../../../adapters/mail/open-mail.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { Config } from '../config.ts';
import { texts } from './texts.ts';

/** Writes to the shop's own address that last night's copy is missing. Opens no database: that may be what failed. */
export async function tellBackupFailed(
  { mailUrl, shop }: Pick<Config, 'mailUrl' | 'shop'>,
  clock: Clock,
): Promise<string> {
  const letter = { to: shop.email, subject: texts.backupFailedSubject(shop.name), text: texts.backupFailed };
  await openDelivery(mailUrl, shop, clock)(letter);
  return texts.told(shop.email);
}
