import { beforeEach, describe, expect, test } from 'vitest';
import { seeAvailability } from '../../../core/booking/see-availability.ts';
import { guest } from '../../../core/people/permissions.ts';
import { book, date, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';

let world: SmallWorld;
beforeEach(async () => {
  world = await openSmallWorld();
});

describe('a booking is refused', () => {
  test('after the last day that can be booked, which it names, and not on that day', async () => {
    const thisYear = await openThisYear();
    expect(refusal(await book(thisYear, { day: '2027-12-31', at: '10:00' }))).toBeUndefined();
    expect(await book(thisYear, { day: '2028-01-01', at: '10:00' })).toMatchObject({
      problem: { code: 'beyond-horizon', lastDay: '31 dicembre 2027' },
    });
  });

  test('when it starts as the shop opens and lasts into the lunch break', async () => {
    const morning = await world.services.add({ ...world.colore, name: 'Sposa', duration: 300 });
    expect(await book(world, { day: '2027-01-06', at: '08:30', service: morning })).toMatchObject({
      problem: { code: 'runs-into-break', breakFrom: '13:00' },
    });
    expect(refusal(await book(world, { day: '2027-01-09', at: '08:30', service: morning }))).toBeUndefined();
  });
});

/** Bookable until 31 December 2027, a Friday. */
const openThisYear = () => openSmallWorld(undefined, { ...world.hours, horizonYears: 0 });

test('the last day that can be booked is open, or full once it is, and the days after it are closed', async () => {
  const thisYear = await openThisYear();
  const range = { from: date('2027-12-31'), to: date('2028-01-04') };
  const states = async (duration: number) =>
    granted(await seeAvailability(thisYear, guest, range, { stylistId: thisYear.anna.id, duration })).map(
      ({ state }) => state,
    );
  expect(await states(30)).toEqual(['open', 'closed', 'closed', 'closed', 'closed']);
  expect(await states(480)).toEqual(['full', 'closed', 'closed', 'closed', 'closed']);
});
