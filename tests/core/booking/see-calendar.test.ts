import { beforeEach, describe, expect, test } from 'vitest';
import { seeAvailability } from '../../../core/booking/see-availability.ts';
import { seeTimeslots } from '../../../core/booking/see-timeslots.ts';
import { guest } from '../../../core/people/permissions.ts';
import { book, date, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';

let world: SmallWorld;
beforeEach(async () => {
  world = await openSmallWorld();
});

async function free(day: string, wish: Parameters<typeof seeTimeslots>[3] = {}): Promise<string[]> {
  const slots = granted(await seeTimeslots(world, guest, date(day), wish));
  return slots.filter(({ isAvailable }) => isAvailable).map(({ time }) => time);
}

describe('the times of a day', () => {
  test('are 46 quarter-hours from 08:30 to 19:45, the lunch break listed and not available', async () => {
    const slots = granted(await seeTimeslots(world, guest, date('2027-01-05'), {}));
    expect(slots).toHaveLength(46);
    expect(slots[0]).toEqual({ id: 1, time: '08:30', isAvailable: true });
    expect(slots.at(-1)).toEqual({ id: 46, time: '19:45', isAvailable: true });
    expect(slots.filter(slot => !slot.isAvailable).map(({ time }) => time)).toEqual([
      '13:00',
      '13:15',
      '13:30',
      '13:45',
    ]);
  });

  test('are none on a Sunday or Monday, and on a Saturday go through the lunch break', async () => {
    expect(granted(await seeTimeslots(world, guest, date('2027-01-10'), {}))).toEqual([]);
    expect(granted(await seeTimeslots(world, guest, date('2027-01-11'), {}))).toEqual([]);
    expect(await free('2027-01-09')).toHaveLength(46);
  });

  test('of the past are listed with nothing available', async () => {
    const slots = granted(await seeTimeslots(world, guest, date('2026-12-30'), {}));
    expect(slots).toHaveLength(46);
    expect(await free('2026-12-30')).toEqual([]);
  });

  test('for 60 minutes end at 12:00 before lunch and at 19:00 before closing', async () => {
    const starts = await free('2027-01-05', { duration: 60 });
    expect(starts.filter(time => time < '13:00').at(-1)).toBe('12:00');
    expect(starts.find(time => time > '12:00')).toBe('14:00');
    expect(starts.at(-1)).toBe('19:00');
  });

  test('lose what has begun today, and nothing tomorrow', async () => {
    world.clock.moveTo('2027-01-05T18:00:00+01:00');
    expect((await free('2027-01-05'))[0]).toBe('18:15');
    expect((await free('2027-01-06'))[0]).toBe('08:30');
  });

  test('keep the remaining quarters of a visit under way taken', async () => {
    granted(await book(world, { at: '10:00', service: world.colore }));
    world.clock.moveTo('2027-01-05T10:20:00+01:00');
    expect((await free('2027-01-05', { stylistId: world.anna.id }))[0]).toBe('11:30');
  });

  test('lack what is booked on the first of a month, and nothing of the month whose weekdays are the same', async () => {
    const of = (day: string) => free(day, { stylistId: world.anna.id });
    granted(await book(world, { at: '08:30', day: '2027-04-01' }));
    expect((await of('2027-04-01'))[0]).toBe('09:00');
    granted(await book(world, { at: '08:30', day: '2027-02-09' }));
    expect([(await of('2027-02-09'))[0], (await of('2027-03-09'))[0]]).toEqual(['09:00', '08:30']);
  });

  test('are available when one of the stylists can take the whole visit', async () => {
    granted(await book(world, { at: '10:00', stylist: world.anna }));
    granted(await book(world, { at: '10:30', stylist: world.bruno, customer: world.lucia }));
    expect(await free('2027-01-05', { duration: 30 })).toContain('10:00');
    expect(await free('2027-01-05', { duration: 60 })).not.toContain('10:00');
    expect(await free('2027-01-05', { stylistId: world.anna.id, duration: 30 })).not.toContain('10:00');
  });

  test('of somebody who is no stylist do not exist', async () => {
    expect(refusal(await seeTimeslots(world, guest, date('2027-01-05'), { stylistId: world.mario.id }))).toBe(
      'stylist-not-found',
    );
    const range = { from: date('2027-01-05'), to: date('2027-01-06') };
    expect(refusal(await seeAvailability(world, guest, range, { stylistId: 999 }))).toBe('stylist-not-found');
  });
});

describe('the room of a range of days', () => {
  const availability = async (from: string, to: string, wish: Parameters<typeof seeAvailability>[3]) =>
    granted(await seeAvailability(world, guest, { from: date(from), to: date(to) }, wish)).map(
      day => `${day.date} ${day.state} ${day.firstStart}`,
    );

  test('tells past, open, full and closed days apart', async () => {
    world.clock.moveTo('2027-01-05T19:31:00+01:00');
    expect(await availability('2027-01-04', '2027-01-10', { duration: 30 })).toEqual([
      '2027-01-04 past null',
      '2027-01-05 full null',
      '2027-01-06 open 08:30',
      '2027-01-07 open 08:30',
      '2027-01-08 open 08:30',
      '2027-01-09 open 08:30',
      '2027-01-10 closed null',
    ]);
  });

  test('ends with the last bookable day', async () => {
    expect(await availability('2029-12-29', '2030-01-02', { duration: 30 })).toEqual([
      '2029-12-29 open 08:30',
      '2029-12-30 closed null',
      '2029-12-31 closed null',
      '2030-01-01 closed null',
      '2030-01-02 closed null',
    ]);
  });

  test('names the first start that fits the visit', async () => {
    granted(await book(world, { at: '08:30', stylist: world.anna, day: '2027-01-06' }));
    expect(
      await availability('2027-01-06', '2027-01-06', { duration: 60, stylistId: world.anna.id }),
    ).toEqual(['2027-01-06 open 09:00']);
  });
});
