import { Temporal } from 'temporal-polyfill';
import type { AppointmentDetails } from '../../booking/appointment-view.ts';
import { plainTimes } from '../../calendar/pattern.ts';
import { instantOf, wallTime } from '../../calendar/shop-time.ts';
import type { Timetable } from '../../calendar/timetable.ts';
import type { Shop } from '../../shop/shop.ts';
import type { LetterKind } from '../letter-kinds.ts';
import { isForStylist } from '../letter-kinds.ts';
import type { Told } from '../still-to-tell.ts';
import { dayLetter } from './day-letter.ts';
import type { LetterContent } from './letter-content.ts';
import { customerLetter, type LetterLinks, stylistLetter } from './visit-letter.ts';

interface Sample {
  readonly now: Temporal.Instant;
  readonly shop: Shop;
  readonly timetable: Timetable;
  readonly links: LetterLinks;
}

/** A letter as it would be written to somebody invented. */
export function sampleLetter(kind: LetterKind, { now, ...world }: Sample): LetterContent {
  const { hours } = world.timetable;
  const day = wallTime(hours, now).toPlainDate().add({ days: 1 });
  const visits = ['09:00', '10:30'].map(time => visitAt(day, time, world.timetable));
  const [visit] = visits as [AppointmentDetails];
  if (kind === 'stylist-tomorrow') return dayLetter({ day, visits, reader: { firstName: 'Anna' }, ...world });
  const from = { date: day.subtract({ days: 1 }), time: '18:30', stylistId: visit.stylistId };
  const news = newsOf(kind);
  const told: Told = { news, ...(news === 'moved' && { from }) };
  const letter = { told, visit, author: 'shop' as const, now, ...world };
  return isForStylist(kind)
    ? stylistLetter({ ...letter, reader: { firstName: 'Anna' } })
    : customerLetter({ ...letter, reader: { firstName: 'Chiara' } });
}

const newsOf = (kind: LetterKind): Told['news'] =>
  (['reminder', 'moved', 'cancelled'] as const).find(news => kind.endsWith(news)) ?? 'new';

function visitAt(date: Temporal.PlainDate, at: string, { hours }: Timetable): AppointmentDetails {
  const time = Temporal.PlainTime.from(at);
  return {
    ...{ id: 1, userId: 1, stylistId: 1, serviceId: 1, date, time, startsAt: instantOf(hours, date, time) },
    ...{ duration: 45, ...plainTimes, price: 3_000, status: 'confirmed', missed: false, paid: null },
    ...{ notes: null, staffNotes: null, overridden: false, externalCalendarId: null, services: [] },
    requestId: null,
    ...{ serviceName: 'Taglio e barba', stylistFirstName: 'Anna', stylistLastName: 'Bianchi' },
    customer: { userId: 1, userFirstName: 'Chiara', userLastName: null, username: null, customerPhone: null },
  };
}
