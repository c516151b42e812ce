import { expect, test } from 'vitest';
import { seeTimeslots } from '../../../core/booking/see-timeslots.ts';
import type { User } from '../../../core/people/user.ts';
import { as, book, date, granted, openSmallWorld, refusal } from '../../worlds/small-world.ts';

test('the quarter-hour that is running has begun, but for administrators', async () => {
  const world = await openSmallWorld();
  world.clock.moveTo('2027-01-05T10:14:59+01:00');
  expect(refusal(await book(world, { at: '10:00' }))).toBe('start-in-the-past');
  const slotsFor = async (user: User) => {
    const slots = granted(await seeTimeslots(world, as(user), date('2027-01-05'), {}));
    return slots.find(({ isAvailable }) => isAvailable)?.time;
  };
  expect([await slotsFor(world.mario), await slotsFor(world.salone)]).toEqual(['10:15', '10:00']);
  const byAdmin = { by: world.salone, customer: world.mario };
  expect(refusal(await book(world, { ...byAdmin, at: '09:45' }))).toBe('start-in-the-past');
  const { appointment } = granted(await book(world, { ...byAdmin, at: '10:00' }));
  expect(appointment).toMatchObject({ overridden: false, classification: 'past' });
  world.clock.moveTo('2027-01-05T10:15:00+01:00');
  expect(refusal(await book(world, { ...byAdmin, stylist: world.bruno, at: '10:00' }))).toBe(
    'start-in-the-past',
  );
});
