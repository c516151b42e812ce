import { linkTo } from '../appointments/link-to.ts';
import { json } from '../browser.ts';
import type { Ask } from './ask.ts';
import type { PlantedShop } from './planted-shop.ts';

/** Whoever asks holds a link to the owner's appointment, as if the letter had been passed on. */
const byLink =
  (path: string, visit: (planted: PlantedShop['planted']) => number, more = {}): Ask =>
  async ({ shop, browser }) => {
    const secret = await linkTo(shop, visit(shop.planted));
    return browser.fetch(path, json({ secret, ...more }));
  };

const from = { date: '2027-01-07', time: '14:00', stylistId: 1 };

/** What ends it comes last. */
export const linkAnswers = {
  openVisit: byLink('/api/visit', ({ linked }) => linked.id),
  seeVisitTimes: byLink('/api/visit/timeslots', ({ linked }) => linked.id, { date: '2027-01-07' }),
  seeVisitDays: byLink('/api/visit/availability', ({ linked }) => linked.id, {
    ...{ from: '2027-01-05', to: '2027-01-08' },
  }),
  seeVisitFile: byLink('/api/visit/calendar', ({ linked }) => linked.id),
  // Where it stands already: that answers the appointment, whatever `from` says.
  moveVisit: byLink('/api/visit/move', ({ linked }) => linked.id, {
    date: '2027-01-07',
    time: '14:00',
    from,
  }),
  cancelVisit: byLink('/api/visit/cancel', ({ toCancelByLink }) => toCancelByLink.id),
} satisfies Record<string, Ask>;
