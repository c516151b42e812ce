import * as z from 'zod/mini';
import * as addresses from './addresses.ts';
import { addressed, type Call } from './call.ts';
import { toldRules } from './timetable/rules.ts';

const intervals = z.array(z.object({ from: z.string(), to: z.string() }));

export const shop = z.object({
  name: z.string(),
  trade: z.string(),
  address: z.object({ street: z.string(), postalCode: z.string(), city: z.string(), province: z.string() }),
  phone: z.string(),
  email: z.string(),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Of the week that applies today, Monday to Sunday; a closed day has no intervals. */
  openingHours: z.array(z.object({ weekday: z.number(), intervals })),
  /** A fortnight from today on. `closure`: what closes the shop on that day, or opens it at these hours. */
  nextDays: z.array(
    z.object({
      ...{ date: z.string(), intervals },
      closure: z.nullable(z.object({ from: z.string(), to: z.string(), reason: z.string() })),
    }),
  ),
  /** Minutes between two possible starts. */
  granularity: z.number(),
  zone: z.string(),
  today: z.string(),
  lastBookableDay: z.string(),
  /** What it asks of customers who book, move and cancel. */
  bookingRules: toldRules,
  defaultStylistId: z.number(),
});
export type ShopReply = z.infer<typeof shop>;

export const seeShop = {
  ...addressed(addresses.seeShop),
  action: 'see-shop',
  status: 200,
  reply: { everyone: shop },
} as const satisfies Call;
