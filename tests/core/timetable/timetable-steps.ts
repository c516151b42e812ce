import type { Appointment } from '../../../core/booking/appointment.ts';
import type { Interval, Opening, Week } from '../../../core/calendar/shop-hours.ts';
import type { Problem } from '../../../core/problem.ts';
import type { AbsenceInput } from '../../../core/timetable/absence-entry.ts';
import { changeTimetable, foreseeTimetable } from '../../../core/timetable/change-timetable.ts';
import type { ClosureInput } from '../../../core/timetable/closure-entry.ts';
import type { TimetableEntry } from '../../../core/timetable/timetable-entry.ts';
import { as, book, date, granted, type SmallWorld } from '../../worlds/small-world.ts';

export const everyDay = (...opening: Interval[]): Week => {
  const day: Opening = opening;
  return [day, day, day, day, day, day, day];
};

export const morning: Interval = { from: '09:00', to: '12:00' };

type Changing = Omit<SmallWorld, 'limits'>;

export const enter = <T, P extends Problem>(world: Changing, entry: TimetableEntry<T, P>) =>
  changeTimetable(world, as(world.salone), entry);

export const foresee = <T, P extends Problem>(world: SmallWorld, entry: TimetableEntry<T, P>) =>
  foreseeTimetable(world, as(world.salone), entry);

/** Of a haircut of half an hour with Anna, unless told otherwise. */
export async function booked(
  world: SmallWorld,
  day: string,
  at: string,
  wanted: Partial<Parameters<typeof book>[1]> = {},
): Promise<number> {
  return granted(await book(world, { by: world.salone, customer: world.mario, day, at, ...wanted }))
    .appointment.id;
}

export const closure = (from: string, to = from, rest: Partial<ClosureInput> = {}): ClosureInput => ({
  ...{ from: date(from), to: date(to), hours: [], stylistIds: null, reason: 'Ferie' },
  ...rest,
});

/** Of Anna. */
export const absence = (
  { anna }: SmallWorld,
  from: string,
  to = from,
  rest: Partial<AbsenceInput> = {},
): AbsenceInput => ({
  ...{ stylistId: anna.id, from: date(from), to: date(to), part: null, reason: 'Dentista' },
  ...rest,
});

export const ids = (visits: readonly Pick<Appointment, 'id'>[]): number[] => visits.map(({ id }) => id);
