import { beforeEach, describe, expect, test } from 'vitest';
import { editAppointment } from '../../../../core/booking/editing/edit-appointment.ts';
import { moveAppointment } from '../../../../core/booking/moving/move-appointment.ts';
import { seeTimeslots } from '../../../../core/booking/see-timeslots.ts';
import { defaultShopHours, type Opening, type ShopHours } from '../../../../core/calendar/shop-hours.ts';
import { guest } from '../../../../core/people/permissions.ts';
import { seeWorkDays } from '../../../../core/timetable/see-work-days.ts';
import {
  as,
  book,
  date,
  granted,
  openSmallWorld,
  refusal,
  type SmallWorld,
  time,
} from '../../../worlds/small-world.ts';

const night: Opening = [{ from: '00:00', to: '04:00' }];
const nights: ShopHours = { ...defaultShopHours, week: [night, night, night, night, night, night, night] };
const [spring, autumn] = ['2027-03-28', '2027-10-31'];

let world: SmallWorld;
beforeEach(async () => {
  world = await openSmallWorld(undefined, nights);
});

const offered = async (day: string, duration = 15) => {
  const slots = granted(await seeTimeslots(world, guest, date(day), { stylistId: world.anna.id, duration }));
  return slots.filter(({ isAvailable }) => isAvailable).map(slot => slot.time);
};

describe('in the night in which an hour is missing', () => {
  test('nothing is offered in it or across it, and the calendar shows it closed', async () => {
    const outside = ['00:00', '00:15', '00:30', '00:45', '01:00', '01:15', '01:30', '01:45'];
    expect(await offered(spring)).toEqual([...outside, '03:00', '03:15', '03:30', '03:45']);
    expect(await offered(spring, 60)).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00', '03:00']);
    const range = { from: date(spring), to: date(spring) };
    const [day] = granted(await seeWorkDays(world, as(world.salone), { ...range, stylistId: world.anna.id }));
    expect(day?.stylists[0]?.stretches).toMatchObject([
      { kind: 'works', from: '00:00', to: '02:00' },
      { kind: 'closed', from: '02:00', to: '03:00' },
      { kind: 'works', from: '03:00', to: '04:00' },
    ]);
  });

  test('two customers never come at one moment: the time on the clock that is none is refused', async () => {
    const { lucia, barba, anna } = world;
    const first = granted(await book(world, { day: spring, at: '03:15', service: barba }));
    for (const at of ['01:45', '02:00', '02:15', '02:45'])
      expect(refusal(await book(world, { day: spring, at, customer: lucia })), at).toBe('no-such-hour');
    const other = granted(await book(world, { day: spring, at: '01:00', customer: lucia })).appointment;
    const to = { date: date(spring), time: time('02:15'), stylistId: anna.id };
    for (const by of [lucia, world.salone])
      expect(refusal(await moveAppointment(world, as(by), other.id, to))).toBe('no-such-hour');
    expect(first.appointment.startsAt.toString()).toBe('2027-03-28T01:15:00Z');
  });

  test.each([
    ['within the hours', false],
    ['beyond them, on purpose', true],
  ])('no visit grows into it that was booked %s', async (_, override) => {
    if (override) world = await openSmallWorld();
    const { salone, taglio, colore } = world;
    const booked = await book(world, {
      by: salone,
      customer: world.mario,
      day: spring,
      at: '01:30',
      override,
    });
    const { id } = granted(booked).appointment;
    const edited = await editAppointment(world, as(salone), id, { serviceIds: [colore.id] });
    expect(refusal(edited)).toBe('no-such-hour');
    granted(await editAppointment(world, as(salone), id, { serviceIds: [taglio.id], notes: 'così' }));
  });
});

describe('in the night in which an hour comes twice', () => {
  const at = (moment: string) => world.clock.moveTo(`${autumn}T${moment}`);

  test('each time on the clock is offered once, and means the first', async () => {
    expect(await offered(autumn)).toHaveLength(16);
    const { startsAt } = granted(await book(world, { day: autumn, at: '02:15' })).appointment;
    expect(startsAt.toString()).toBe('2027-10-31T00:15:00Z');
  });

  test('the second time none of it is ahead any more', async () => {
    at('02:20:00+02:00');
    expect((await offered(autumn))[0]).toBe('02:30');
    at('02:20:00+01:00');
    expect((await offered(autumn))[0]).toBe('03:00');
    expect(refusal(await book(world, { day: autumn, at: '02:30' }))).toBe('start-in-the-past');
    at('03:00:00+01:00');
    expect((await offered(autumn))[0]).toBe('03:15');
  });
});
