import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { classify, endTime } from '../../../core/booking/appointment.ts';
import { type AppointmentStatus, mayBecome } from '../../../core/booking/appointment-status.ts';

const now = Temporal.Instant.from('2027-01-05T09:30:00Z');

test('what is confirmed is to come until its start is over; what is completed is past, whenever it was', () => {
  const starts = { before: now.subtract({ seconds: 1 }), now, after: now.add({ hours: 48 }) };
  const tabs = (status: AppointmentStatus) =>
    Object.values(starts).map(startsAt => classify({ status, startsAt }, now));
  expect(tabs('confirmed')).toEqual(['past', 'upcoming', 'upcoming']);
  expect(tabs('completed')).toEqual(['past', 'past', 'past']);
  expect(tabs('cancelled')).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

test('only what is confirmed can be cancelled; what is completed or cancelled can be taken back', () => {
  const statuses = ['confirmed', 'completed', 'cancelled'] as const;
  const moves = statuses.flatMap(from =>
    statuses.filter(to => mayBecome(from, to)).map(to => `${from} ${to}`),
  );
  expect(moves).toEqual([
    'confirmed completed',
    'confirmed cancelled',
    'completed confirmed',
    'cancelled confirmed',
  ]);
});

test('a visit ends after the minutes it was booked with', () => {
  expect(endTime({ time: Temporal.PlainTime.from('18:00'), duration: 120 }).toString()).toBe('20:00:00');
});
