import { expect, test } from 'vitest';
import { wallClock } from '../../../apps/web/format/wall-clock.ts';
import { deadlineOf } from '../../../apps/web/shared/appointments/deadlines.ts';

const zone = 'Europe/Rome';
/** Ten o'clock in the shop, on the Monday after clocks were put forward. */
const visit = { date: '2027-03-29T08:00:00Z' };
const customer = { isAdmin: false };

const asked = (now: string, until = 2_880, user = customer) =>
  deadlineOf(visit, { user, until, zone, now: wallClock(new Date(now), zone) });

test('what may be done until so long before may be done in that minute, and not in the next', () => {
  const said = 'sabato 27 marzo 2027 alle 09:00';
  expect(asked('2027-03-27T08:00:59Z')).toEqual({ said, isOver: false });
  expect(asked('2027-03-27T08:01:00Z')).toEqual({ said, isOver: true });
});

test('there is none for staff, nor where the shop asks for none', () => {
  const none = { said: null, isOver: false };
  expect(asked('2027-03-29T07:59:00Z', 2_880, { isAdmin: true })).toEqual(none);
  expect(asked('2027-03-29T07:59:00Z', 0)).toEqual(none);
  expect(deadlineOf(visit, { user: customer, until: undefined, zone, now: null })).toEqual(none);
});

test('nothing is over while the time is not known', () => {
  expect(deadlineOf(visit, { user: customer, until: 2_880, zone, now: null }).isOver).toBe(false);
});
