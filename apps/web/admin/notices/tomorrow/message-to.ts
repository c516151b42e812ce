import { formatDay, type IsoDate } from '../../../format/days.ts';
import { notices as words } from '../../../texts/admin/notices.ts';
import type { Reminder } from './reminders.ts';

type Told = { readonly day: IsoDate; readonly shop: { readonly name: string; readonly phone: string } };

/** The sentence that WhatsApp is filled in with. */
export const messageTo = (
  { userFirstName, time, serviceName, stylistFirstName }: Reminder,
  { day, shop }: Told,
): string =>
  words.message({
    ...{ name: userFirstName ?? null, day: formatDay(day, 'day'), time, shop },
    ...{ service: serviceName, stylist: stylistFirstName },
  });
