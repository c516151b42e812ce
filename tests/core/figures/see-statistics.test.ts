import { expect, test } from 'vitest';
import { cancelAppointment } from '../../../core/booking/cancel-appointment.ts';
import { setOutcome } from '../../../core/booking/outcome/set-outcome.ts';
import { seeStatistics } from '../../../core/figures/see-statistics.ts';
import { splitTakings } from '../../../core/figures/split-takings.ts';
import { guest } from '../../../core/people/permissions.ts';
import { removeStylist } from '../../../core/people/remove-stylist.ts';
import {
  as,
  book,
  date,
  granted,
  openSmallWorld,
  refusal,
  type SmallWorld,
} from '../../worlds/small-world.ts';

const january = { from: date('2027-01-01'), to: date('2027-01-31') };

const see = async (world: SmallWorld, range = january, stylistId?: number) =>
  granted(await seeStatistics(world, as(world.salone), range, stylistId));

const booked = async (world: SmallWorld, day: string, wanted: Partial<Parameters<typeof book>[1]> = {}) =>
  granted(await book(world, { by: world.salone, customer: world.mario, day, at: '10:00', ...wanted }))
    .appointment.id;

/** Three weeks of visits, looked at on Friday the fifteenth at noon. */
async function openBusyMonth() {
  const world = await openSmallWorld();
  const { bruno, lucia, mario, salone, taglio, barba } = world;
  await booked(world, '2027-01-05');
  await booked(world, '2027-01-06', { customer: lucia, stylist: bruno, services: [barba, taglio] });
  await booked(world, '2027-01-07');
  granted(await cancelAppointment(world, as(salone), await booked(world, '2027-01-08')));
  const missed = await booked(world, '2027-01-12', { customer: lucia });
  await booked(world, '2027-01-29', { customer: mario });
  world.clock.moveTo('2027-01-15T12:00:00+01:00');
  granted(await setOutcome(world, as(salone), missed, { outcome: 'missed' }));
  return world;
}

test('figures count what was taken, missed, cancelled and is still to come', async () => {
  const world = await openBusyMonth();
  const { at, now, before, stylists, services } = await see(world);
  expect(at.toString()).toBe('2027-01-15T12:00:00');
  const { anna, bruno, salone, taglio, barba } = world;
  expect(now.total).toMatchObject({
    visits: 3,
    takings: 3 * 1_800 + 1_000,
    missed: 1,
    cancelled: 1,
    sold: 105,
  });
  expect(now.coming).toEqual({ visits: 1, price: 1_800 });
  expect(now.customers).toEqual({ first: 2, returning: 0, unnamed: 0 });
  expect(before.total).toMatchObject({ visits: 0, takings: 0 });
  expect(now.services).toEqual([
    { serviceId: taglio.id, times: 3, takings: 5_400 },
    { serviceId: barba.id, times: 1, takings: 1_000 },
  ]);
  expect([...stylists]).toEqual([
    [anna.id, 'Anna Bianchi'],
    [bruno.id, 'Bruno Conti'],
  ]);
  expect([...services]).toEqual([
    [taglio.id, 'Taglio uomo'],
    [barba.id, 'Rifinitura barba'],
  ]);
  expect(stylists.has(salone.id)).toBe(false);
});

test('of one stylist only their visits and their time count', async () => {
  const world = await openBusyMonth();
  const [anna, bruno] = [await see(world, january, world.anna.id), await see(world, january, world.bruno.id)];
  expect(bruno.now.total).toMatchObject({ visits: 1, takings: 2_800, missed: 0, cancelled: 0, sold: 45 });
  expect(bruno.now.stylists.map(({ stylistId }) => stylistId)).toEqual([world.bruno.id]);
  const shop = await see(world);
  for (const key of ['visits', 'takings', 'bookable', 'sold'] as const)
    expect(anna.now.total[key] + bruno.now.total[key]).toBe(shop.now.total[key]);
});

test('whoever came in the period before, or ever before it, returns', async () => {
  const world = await openBusyMonth();
  await booked(world, '2027-02-02');
  await booked(world, '2027-02-03', { customer: world.lucia });
  await booked(world, '2027-03-02');
  world.clock.moveTo('2027-04-01T08:00:00+02:00');
  const february = { from: date('2027-02-01'), to: date('2027-02-28') };
  expect((await see(world, february)).now.customers).toEqual({ first: 0, returning: 2, unnamed: 0 });
  const march = { from: date('2027-03-01'), to: date('2027-03-31') };
  expect((await see(world, march)).now.customers).toEqual({ first: 0, returning: 1, unnamed: 0 });
  expect((await see(world, january)).now.customers).toEqual({ first: 2, returning: 0, unnamed: 0 });
});

test('a stylist who still takes bookings could be booked to the end, a former one to their last visit', async () => {
  const world = await openBusyMonth();
  const openDays = async () => {
    const { stylists, days } = (await see(world, january, world.bruno.id)).now;
    return [stylists[0]?.bookable, days.filter(({ bookable }) => bookable > 0).map(day => `${day.date}`)];
  };
  const [minutes, days] = await openDays();
  // His first visit was on the sixth.
  expect(days).toEqual([6, 7, 8, 9, 12, 13, 14, 15].map(day => `2027-01-${String(day).padStart(2, '0')}`));
  granted(await removeStylist(world, as(world.salone), world.bruno.id, { revokeAdmin: false }));
  expect(await openDays()).toEqual([630, ['2027-01-06']]);
  expect(minutes).toBeGreaterThan(630);
  expect((await see(world)).stylists.get(world.bruno.id)).toBe('Bruno Conti');
});

test('figures are for administrators, and of stylists alone', async () => {
  const world = await openSmallWorld();
  expect(refusal(await seeStatistics(world, guest, january))).toBe('not-logged-in');
  expect(refusal(await seeStatistics(world, as(world.mario), january))).toBe('not-permitted');
  const ofMario = await seeStatistics(world, as(world.salone), january, world.mario.id);
  expect(refusal(ofMario)).toBe('stylist-not-found');
  const { now } = await see(world);
  expect([now.total.visits, now.stylists, now.services]).toEqual([0, [], []]);
});

test('a visit or a quarter-hour counts from the moment at which it begins', async () => {
  const world = await openSmallWorld();
  await booked(world, '2027-01-05');
  const at = async (moment: string) => {
    world.clock.moveTo(`2027-01-05T${moment}+01:00`);
    const { total, coming, hours } = (
      await see(world, { from: january.from, to: january.from.add({ days: 4 }) })
    ).now;
    expect(hours.filter(({ bookable }) => bookable === 0)).toEqual([]);
    return [total.bookable, total.visits, coming.visits];
  };
  expect(await at('09:59:59')).toEqual([90, 0, 1]);
  // The visit’s half hour is sold as a whole.
  expect(await at('10:00:00')).toEqual([90, 0, 1]);
  expect(await at('10:00:01')).toEqual([120, 1, 0]);
  expect(await at('10:30:00')).toEqual([120, 1, 0]);
  expect(await at('10:30:30')).toEqual([135, 1, 0]);
});

test('what lay ahead a month ago and has come since is not to come', async () => {
  const world = await openBusyMonth();
  await booked(world, '2027-02-20');
  world.clock.moveTo('2027-02-10T12:00:00+01:00');
  const { now, before } = await see(world, { from: date('2027-02-01'), to: date('2027-02-28') });
  expect([now.coming.visits, before.coming.visits]).toEqual([1, 0]);
});

test('what was paid for services that cost nothing is shared out evenly', () => {
  expect(splitTakings(101, [0, 0])).toEqual([51, 50]);
  expect(splitTakings(100, [300, 100])).toEqual([75, 25]);
});
