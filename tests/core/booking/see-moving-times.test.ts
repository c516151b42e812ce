import { beforeEach, expect, test } from 'vitest';
import { cancelAppointment } from '../../../core/booking/cancel-appointment.ts';
import { seeMovingDays, seeMovingTimes } from '../../../core/booking/moving/see-moving-times.ts';
import { guest } from '../../../core/people/permissions.ts';
import { withRoles } from '../../../core/people/roles.ts';
import type { User } from '../../../core/people/user.ts';
import {
  as,
  book,
  date,
  granted,
  openSmallWorld,
  refusal,
  type SmallWorld,
} from '../../worlds/small-world.ts';

let world: SmallWorld;
let id: number;
beforeEach(async () => {
  world = await openSmallWorld();
  id = granted(await book(world, { at: '10:30' })).appointment.id;
});

const asked = (by: User, stylistId?: number) =>
  seeMovingTimes(world, as(by), date('2027-01-05'), { id, stylistId });

test('where a visit may be moved is told to whoever may move it, and to nobody else', async () => {
  granted(await asked(world.mario));
  granted(await asked(world.salone));
  expect(refusal(await asked(world.lucia))).toBe('appointment-not-found');
  expect(refusal(await seeMovingTimes(world, guest, date('2027-01-05'), { id }))).toBe('not-logged-in');
  expect(refusal(await asked(world.mario, world.lucia.id))).toBe('stylist-not-found');
  const range = { from: date('2027-01-05'), to: date('2027-01-06') };
  expect(refusal(await seeMovingDays(world, as(world.lucia), range, { id }))).toBe('appointment-not-found');
});

test('nothing is offered for a visit that may not be moved, nor with a stylist who has left', async () => {
  world.clock.moveTo('2027-01-05T10:30:01+01:00');
  expect(refusal(await asked(world.mario))).toBe('not-movable');
  granted(await asked(world.salone));
  await world.users.changeRoles(world.anna.id, withRoles({ isStylist: false }));
  expect(refusal(await asked(world.salone))).toBe('stylist-not-found');
  granted(await cancelAppointment(world, as(world.salone), id));
  expect(refusal(await asked(world.salone))).toBe('not-movable');
});
