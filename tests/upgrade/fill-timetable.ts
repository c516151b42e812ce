import { Temporal } from 'temporal-polyfill';
import type { FixedClock } from '../../adapters/memory/fixed-clock.ts';
import type { Store } from '../../apps/server/open-store.ts';
import { exampleShop } from '../../apps/server/shop-config.ts';
import { defaultShopHours as hours } from '../../core/calendar/shop-hours.ts';
import { addService } from '../../core/catalogue/add-service.ts';
import type { Service } from '../../core/catalogue/service.ts';
import { actorOf } from '../../core/people/permissions.ts';
import type { User } from '../../core/people/user.ts';
import type { Problem } from '../../core/problem.ts';
import { keptAbsence } from '../../core/timetable/absence-entry.ts';
import { changeTimetable } from '../../core/timetable/change-timetable.ts';
import { keptClosure } from '../../core/timetable/closure-entry.ts';
import { keepVisit } from '../../core/timetable/keep-visit.ts';
import { keptPlan } from '../../core/timetable/plan-entry.ts';
import { keptSkills } from '../../core/timetable/skills-entry.ts';
import type { TimetableEntry } from '../../core/timetable/timetable-entry.ts';
import { keptWeek } from '../../core/timetable/week-entry.ts';
import { granted } from '../worlds/small-world.ts';
import { bookAt } from './book-at.ts';

type People = { readonly [name in 'anna' | 'bruno' | 'mario' | 'lucia']: User };
type Services = { readonly taglio: Service; readonly barba: Service };

const day = (date: string) => Temporal.PlainDate.from(date);
const days = (from: string, to = from) => ({ from: day(from), to: day(to) });
const morning = [{ from: '09:00', to: '13:00' }];

/** Something of everything that says when people work and what they do, and two visits that it leaves outside, one kept. */
export async function addTimetable(
  store: Store,
  clock: FixedClock,
  { anna, bruno, mario, lucia }: People,
  { taglio, barba }: Services,
): Promise<void> {
  const deps = { ...store, clock, hours, shop: exampleShop };
  const admin = actorOf(anna);
  const colore = granted(
    await addService(store, admin, {
      ...{ name: 'Colore', category: 'Capelli', description: null, price: 5_500, duration: 90 },
      ...{ processing: { after: 30, minutes: 30 }, cleanup: 15 },
    }),
  );
  granted(await bookAt(deps, mario, colore, anna, '2027-01-12T10:00'));
  const { appointment } = granted(await bookAt(deps, lucia, taglio, anna, '2027-01-12T10:30'));
  const change = async <T>(entry: TimetableEntry<T, Problem>) =>
    granted(await changeTimetable(deps, admin, entry));
  await change(
    keptClosure(null, {
      ...days('2027-01-12', '2027-01-13'),
      hours: [],
      stylistIds: null,
      reason: 'Trasloco',
    }),
  );
  const monday = { ...days('2027-01-18'), hours: morning, stylistIds: [anna.id], reason: 'Sposi' };
  await change(keptClosure(null, monday));
  const [part = null] = morning;
  await change(keptAbsence(null, { ...days('2027-01-14'), stylistId: bruno.id, part, reason: 'Dentista' }));
  const leave = { ...days('2027-02-02', '2027-02-06'), stylistId: anna.id, part: null, reason: '' };
  await change(keptAbsence(null, leave));
  const week = [[], morning, morning, morning, morning, morning, []] as const;
  await change(keptWeek(day('2027-03-01'), week));
  await change(keptPlan({ stylistId: bruno.id, validFrom: day('2027-02-01'), weeks: [week, hours.week] }));
  await change(keptSkills({ stylistId: bruno.id, serviceIds: [taglio.id, barba.id] }));
  granted(await keepVisit(deps, admin, appointment.id));
}
