import { openDelivery } from '../../../adapters/mail/open-mail.ts';
import type { Services } from '../service-ids.ts';
import { texts } from './texts.ts';

/** Tells the shop by e-mail that last night's backup failed. Opens no database: that may be what failed. */
export async function tellBackupFailed({
  config: { mailUrl, shop },
  clock,
}: Pick<Services, 'config' | 'clock'>): Promise<string> {
  const letter = { to: shop.email, subject: texts.backupFailedSubject(shop.name), text: texts.backupFailed };
  await openDelivery(mailUrl, shop, clock)(letter);
  return texts.told(shop.email);
}
