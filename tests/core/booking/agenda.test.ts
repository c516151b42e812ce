import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { addAppointment, clashes, removeAppointment, type StylistDay } from '../../../core/booking/agenda.ts';
import type { Appointment } from '../../../core/booking/appointment.ts';
import { assignStylist } from '../../../core/booking/assign-stylist.ts';
import { plainTimes } from '../../../core/calendar/pattern.ts';
import { defaultShopHours as hours } from '../../../core/calendar/shop-hours.ts';
import { instantOf } from '../../../core/calendar/shop-time.ts';
import { plainTimetable } from '../../../core/calendar/timetable.ts';
import { shopDay, workDay } from '../../../core/calendar/work-day.ts';

const timetable = plainTimetable(hours);
const date = Temporal.PlainDate.from('2027-01-05');

function visit(id: number, at: string, duration = 30): Appointment {
  const time = Temporal.PlainTime.from(at);
  const startsAt = instantOf(hours, date, time);
  const who = { userId: 1, serviceId: 1, stylistId: 74, price: 1_800, notes: null };
  return {
    ...who,
    ...plainTimes,
    id,
    date,
    time,
    startsAt,
    duration,
    status: 'confirmed',
    ...{ missed: false, paid: null, staffNotes: null, externalCalendarId: null, overridden: false },
    requestId: null,
  };
}

const day = (stylistId: number, ...appointments: Appointment[]): StylistDay => ({
  ...{ stylistId, takesBookings: true, appointments },
  ...workDay(timetable, shopDay(timetable, date), stylistId),
  stylist: { firstName: 'Anna', lastName: 'Bianchi' },
});

describe('a stylist’s day', () => {
  test('takes a visit beside one that it touches, and none that shares a quarter-hour', () => {
    const morning = day(74, visit(1, '10:00'));
    const more = addAppointment(morning, visit(2, '10:30'));
    expect(more).toEqual({ ...morning, appointments: [visit(1, '10:00'), visit(2, '10:30')] });
    expect(clashes(morning, visit(2, '09:30'))).toBe(false);
    expect(clashes(morning, visit(2, '09:30', 40))).toBe(true);
    expect(() => addAppointment(morning, visit(2, '10:15'))).toThrow('appointment 2 overlaps');
  });

  test('loses the visit that is named, and no other', () => {
    const both = day(74, visit(1, '10:00'), visit(2, '11:00'));
    expect(removeAppointment(both, 1)).toEqual(day(74, visit(2, '11:00')));
    expect(removeAppointment(both, 3)).toEqual(both);
  });
});

test('of days with as many minutes booked the one of the lowest id is taken, in whatever order they stand', () => {
  const days = [day(9, visit(1, '10:00')), day(8), day(12), day(10)];
  for (const order of [days, days.toReversed()]) expect(assignStylist(order)?.stylistId).toBe(8);
  expect(assignStylist([day(3, visit(1, '10:00', 60)), day(5, visit(2, '10:00', 45))])?.stylistId).toBe(5);
  expect(assignStylist([])).toBeUndefined();
});
