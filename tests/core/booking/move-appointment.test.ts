import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelAppointment } from '../../../core/booking/cancel-appointment.ts';
import { moveAppointment } from '../../../core/booking/moving/move-appointment.ts';
import { setOutcome } from '../../../core/booking/outcome/set-outcome.ts';
import { guest } from '../../../core/people/permissions.ts';
import { withRoles } from '../../../core/people/roles.ts';
import type { User } from '../../../core/people/user.ts';
import { ok } from '../../../core/problem.ts';
import { keepVisit } from '../../../core/timetable/keep-visit.ts';
import { listOutside } from '../../../core/timetable/list-outside.ts';
import { sentenceOf } from '../../../core/wording.ts';
import {
  as,
  book,
  date,
  granted,
  openSmallWorld,
  refusal,
  type SmallWorld,
  time,
} from '../../worlds/small-world.ts';

let world: SmallWorld;
let id: number;
beforeEach(async () => {
  world = await openSmallWorld();
  id = granted(await book(world, { at: '10:30', notes: 'corti' })).appointment.id;
});

interface Wanted {
  readonly by?: User;
  readonly day?: string;
  readonly at: string;
  readonly stylist?: { readonly id: number };
  /** The time on 5 January at which it was seen with Anna. */
  readonly seenAt?: string;
}

function move({ by = world.mario, day = '2027-01-05', at, stylist, seenAt }: Wanted) {
  const from =
    seenAt === undefined ? undefined : { date: date('2027-01-05'), time: seenAt, stylistId: world.anna.id };
  return moveAppointment(world, as(by), id, {
    date: date(day),
    time: time(at),
    stylistId: stylist?.id,
    from,
  });
}

const bookedAt = async () => (await world.appointments.find(id))?.time.toString().slice(0, 5);

describe('moving', () => {
  test('keeps id, price, times and notes, whatever has become of the service', async () => {
    await world.services.update(world.taglio.id, { price: 9900, duration: 60 });
    const moved = granted(await move({ day: '2027-01-06', at: '12:30', stylist: world.bruno }));
    expect(moved).toMatchObject({ id, price: 1800, duration: 30, notes: 'corti', status: 'confirmed' });
    expect(moved).toMatchObject({ stylistFirstName: 'Bruno', stylistId: world.bruno.id });
    expect(moved.startsAt.toString()).toBe('2027-01-06T11:30:00Z');
    expect(moved).not.toHaveProperty('customer');
    expect(refusal(await book(world, { customer: world.lucia, at: '10:30' }))).toBeUndefined();
  });

  test('into its own time is no clash, into another’s it is', async () => {
    granted(await book(world, { by: world.lucia, at: '11:00' }));
    expect(refusal(await move({ at: '10:45' }))).toBe('slot-taken');
    granted(await move({ at: '10:15' }));
    granted(await move({ at: '10:30' }));
    granted(await move({ at: '10:45', stylist: world.bruno }));
    expect(refusal(await move({ at: '10:45', stylist: world.anna }))).toBe('slot-taken');
  });

  test('is for the owner while it lies ahead, for an administrator also once it is past', async () => {
    world.clock.moveTo('2027-01-05T10:30:01+01:00');
    expect(refusal(await move({ at: '16:00' }))).toBe('not-movable');
    expect(granted(await move({ by: world.salone, at: '16:00' }))).toMatchObject({
      customer: { username: 'mario' },
    });
    granted(await move({ at: '16:15' }));
    granted(await cancelAppointment(world, as(world.mario), id));
    expect(refusal(await move({ at: '17:00' }))).toBe('not-movable');
    expect(refusal(await move({ by: world.salone, at: '17:00' }))).toBe('not-movable');
  });

  test('of somebody else’s visit looks as if there were none', async () => {
    expect(refusal(await move({ by: world.lucia, at: '16:00' }))).toBe('appointment-not-found');
    const unknown = { date: date('2027-01-05'), time: time('16:00') };
    expect(refusal(await moveAppointment(world, as(world.salone), 999, unknown))).toBe(
      'appointment-not-found',
    );
    expect(refusal(await moveAppointment(world, guest, id, unknown))).toBe('not-logged-in');
  });

  test.each([
    ['start-in-the-past', '2027-01-04', '10:30'],
    ['start-in-the-past', '0001-01-01', '10:30'],
    ['beyond-horizon', '2030-01-02', '10:30'],
    ['beyond-horizon', '9999-12-31', '10:30'],
    ['closed-day', '2027-01-10', '10:30'],
    ['outside-opening-hours', '2027-01-06', '13:00'],
    ['off-the-grid', '2027-01-06', '10:07'],
    ['runs-into-break', '2027-01-06', '12:45'],
    ['runs-past-closing', '2027-01-06', '19:45'],
  ])('is refused like a booking: %s', async (code, day, at) => {
    for (const by of [world.mario, world.salone]) expect(refusal(await move({ by, day, at }))).toBe(code);
    expect(await bookedAt()).toBe('10:30');
  });

  test('is refused for its time before all else, and the length of another’s visit told to nobody', async () => {
    const closed = { day: '2027-01-10', at: '10:30', seenAt: '17:00' };
    expect(refusal(await move({ by: world.lucia, ...closed }))).toBe('closed-day');
    expect(refusal(await move({ by: world.lucia, at: '12:45' }))).toBe('appointment-not-found');
    expect(refusal(await move(closed))).toBe('closed-day');
    expect(refusal(await move({ at: '12:45', seenAt: '17:00' }))).toBe('runs-into-break');
    granted(await cancelAppointment(world, as(world.mario), id));
    expect(refusal(await move(closed))).toBe('closed-day');
    expect(refusal(await move({ at: '12:45' }))).toBe('runs-into-break');
    expect(refusal(await move({ at: '16:00' }))).toBe('not-movable');
  });

  test('is refused with whom nobody is booked: unknown, former, away or unable', async () => {
    expect(refusal(await move({ at: '16:00', stylist: world.mario }))).toBe('stylist-not-found');
    expect(refusal(await move({ at: '16:00', stylist: { id: 4711 } }))).toBe('stylist-not-found');
    await world.timetables.change(date('2027-01-05'), () =>
      ok({
        write: { in: 'skills', put: { stylistId: world.bruno.id, serviceIds: [world.barba.id] } },
        answer: () => undefined,
      }),
    );
    expect(refusal(await move({ at: '16:00', stylist: world.bruno }))).toBe('stylist-does-not-do-it');
    const days = { from: date('2027-01-06'), to: date('2027-01-06'), part: null, reason: '' };
    await world.timetables.change(date('2027-01-05'), () =>
      ok({
        write: { in: 'absences', put: { ...days, id: null, stylistId: world.anna.id } },
        answer: () => undefined,
      }),
    );
    expect(refusal(await move({ day: '2027-01-06', at: '16:00' }))).toBe('not-working-then');
    await world.users.changeRoles(world.anna.id, withRoles({ isStylist: false }));
    expect(refusal(await move({ at: '16:00' }))).toBe('stylist-not-found');
  });

  test('once more changes nothing, however it was seen', async () => {
    granted(await move({ at: '16:00', seenAt: '10:30' }));
    expect(granted(await move({ at: '16:00', seenAt: '10:30' }))).toMatchObject({
      id,
      stylistFirstName: 'Anna',
    });
    const told: unknown[] = [];
    world.changes.watch(news => told.push(news));
    granted(await move({ at: '16:00' }));
    expect(told).toEqual([]);
    world.clock.moveTo('2027-01-05T16:00:01+01:00');
    granted(await move({ at: '16:00', seenAt: '10:30' }));
  });

  test('from where it no longer stands is refused, and told where it does', async () => {
    granted(await move({ at: '16:00' }));
    const refused = await move({ by: world.salone, at: '17:00', seenAt: '10:30' });
    expect(refused.ok ? '' : sentenceOf(refused.problem)).toBe(
      'L’appuntamento è stato spostato nel frattempo: ora è martedì 5 gennaio 2027 alle 16:00 con Anna.',
    );
    expect(await bookedAt()).toBe('16:00');
    granted(await move({ at: '17:00', seenAt: '16:00' }));
  });
});

test('a visit that was kept outside is kept where it stood, and listed anywhere else', async () => {
  const closed = {
    from: date('2027-01-05'),
    to: date('2027-01-06'),
    hours: [],
    stylistIds: null,
    reason: '',
  };
  await world.timetables.change(date('2027-01-05'), () =>
    ok({ write: { in: 'closures', put: { ...closed, id: null } }, answer: () => undefined }),
  );
  const outside = async () =>
    granted(await listOutside(world, as(world.salone))).map(({ appointment }) => appointment.id);
  granted(await keepVisit(world, as(world.salone), id));
  expect(await outside()).toEqual([]);
  const from = { stylistId: world.anna.id, date: date('2027-01-05'), time: '10:30' };
  const to = { ...from, date: date('2027-01-06'), time: time('10:30') };
  const author = { by: world.salone.id, at: world.clock.now() };
  const startsAt = Temporal.Instant.from('2027-01-06T09:30:00Z');
  await world.agendas.change({ days: [from, to] }, () =>
    ok({ writes: [{ do: 'move', id, from, to: { ...to, startsAt }, ...author }], answer: () => undefined }),
  );
  expect(await outside()).toEqual([id]);
});

describe('a visit that is moved to another day after it was read', () => {
  beforeEach(async () => {
    const before = await world.appointments.find(id);
    granted(await move({ day: '2027-01-06', at: '16:00', stylist: world.bruno }));
    vi.spyOn(world.appointments, 'find').mockResolvedValueOnce(before);
  });

  test('is moved from where it stands, with the stylist of that moment', async () => {
    const moved = granted(await move({ day: '2027-01-07', at: '09:00' }));
    expect(moved).toMatchObject({ stylistId: world.bruno.id, stylistFirstName: 'Bruno' });
  });

  test('is not moved when it was seen elsewhere', async () => {
    expect(refusal(await move({ at: '09:00', seenAt: '10:30' }))).toBe('appointment-changed');
  });

  test('is cancelled where it stands', async () => {
    granted(await cancelAppointment(world, as(world.mario), id));
    expect(
      refusal(await book(world, { day: '2027-01-06', at: '16:00', stylist: world.bruno })),
    ).toBeUndefined();
  });

  test('is given up when it is moved again at each attempt', async () => {
    const before = await world.appointments.find(id);
    vi.spyOn(world.appointments, 'find').mockResolvedValue(before);
    await expect(move({ at: '09:00' })).rejects.toThrow('was moved at each of 20 attempts');
  });
});

test('a visit that is completed after it was read is neither moved nor cancelled', async () => {
  world.clock.moveTo('2027-01-05T10:30:00+01:00');
  const before = await world.appointments.find(id);
  granted(await setOutcome(world, as(world.salone), id, { outcome: 'completed' }));
  vi.spyOn(world.appointments, 'find').mockResolvedValue(before);
  expect(refusal(await move({ by: world.salone, at: '16:00' }))).toBe('not-movable');
  expect(refusal(await cancelAppointment(world, as(world.salone), id))).toBe('not-cancellable');
});
