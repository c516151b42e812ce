import { beforeEach, describe, expect, test } from 'vitest';
import { seeTimeslots } from '../../../core/booking/see-timeslots.ts';
import { listStylists, listStylistsWithFormer } from '../../../core/people/list-stylists.ts';
import { listUsers, listUsersByPage } from '../../../core/people/list-users.ts';
import { guest } from '../../../core/people/permissions.ts';
import { removeStylist } from '../../../core/people/remove-stylist.ts';
import { withRoles } from '../../../core/people/roles.ts';
import { refuse } from '../../../core/problem.ts';
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
beforeEach(async () => {
  world = await openSmallWorld();
});

describe('removing a stylist', () => {
  const remove = (revokeAdmin: boolean, who = world.bruno) =>
    removeStylist(world, as(world.salone), who.id, { revokeAdmin });

  test('takes them off the list at once; nobody can book them any more, and their visits stay', async () => {
    const { appointment } = granted(await book(world, { at: '10:00', stylist: world.bruno }));
    expect(granted(await remove(false))).toMatchObject({ isStylist: false, isAdmin: true });
    expect(granted(await listStylists(world, guest)).map(({ id }) => id)).toEqual([world.anna.id]);
    expect(refusal(await book(world, { at: '11:00', stylist: world.bruno }))).toBe('stylist-not-found');
    expect(refusal(await seeTimeslots(world, guest, date('2027-01-05'), { stylistId: world.bruno.id }))).toBe(
      'stylist-not-found',
    );
    expect((await world.appointments.find(appointment.id))?.status).toBe('confirmed');
  });

  test('keeps them in the administrators’ list while they have visits to come, and in the longer one if they ever had any', async () => {
    granted(await book(world, { at: '10:00', stylist: world.bruno }));
    granted(await remove(false));
    const seen = async (whoEverHadVisits = false) =>
      granted(await listStylistsWithFormer(world, as(world.salone), { whoEverHadVisits })).map(
        ({ displayName, isStylist, futureAppointments }) => [displayName, isStylist, futureAppointments],
      );
    expect(await seen()).toEqual([
      ['Anna Bianchi', true, 0],
      ['Bruno Conti', false, 1],
    ]);
    expect(await seen(true)).toEqual(await seen());
    world.clock.moveTo('2027-01-05T10:00:01+01:00');
    expect(await seen()).toEqual([['Anna Bianchi', true, 0]]);
    expect(await seen(true)).toEqual([
      ['Anna Bianchi', true, 0],
      ['Bruno Conti', false, 0],
    ]);
    granted(await remove(false, world.anna));
    expect(await seen(true), 'Anna never had a visit').toEqual([['Bruno Conti', false, 0]]);
  });

  test('leaves present stylists once in that list, however many visits they have had', async () => {
    granted(await book(world, { at: '10:00', stylist: world.anna }));
    granted(await book(world, { at: '11:00', stylist: world.anna }));
    for (const whoEverHadVisits of [false, true]) {
      const seen = granted(await listStylistsWithFormer(world, as(world.salone), { whoEverHadVisits }));
      expect(seen.map(({ displayName, futureAppointments }) => [displayName, futureAppointments])).toEqual([
        ['Anna Bianchi', 2],
        ['Bruno Conti', 0],
      ]);
    }
  });

  test('may take their rights as well, but never the last administrator’s', async () => {
    expect(granted(await remove(true))).toMatchObject({ isStylist: false, isAdmin: false });
    granted(await world.users.changeRoles(world.salone.id, withRoles({ isAdmin: false })));
    expect(refusal(await removeStylist(world, as(world.anna), world.anna.id, { revokeAdmin: true }))).toBe(
      'last-admin',
    );
    expect(await world.users.find(world.anna.id)).toMatchObject({ isAdmin: true, isStylist: true });
  });

  test('is refused where there is no such stylist, and to anybody but administrators', async () => {
    expect(refusal(await remove(false, world.mario))).toBe('stylist-not-found');
    expect(refusal(await remove(false, { ...world.mario, id: 999 }))).toBe('stylist-not-found');
    const gone = {
      find: async () => world.bruno,
      changeRoles: async () => refuse({ code: 'user-not-found' }),
    };
    const meanwhile = await removeStylist({ users: gone }, as(world.salone), world.bruno.id, {
      revokeAdmin: true,
    });
    expect(refusal(meanwhile)).toBe('stylist-not-found');
    expect(refusal(await removeStylist(world, as(world.mario), world.bruno.id, { revokeAdmin: false }))).toBe(
      'not-permitted',
    );
    expect(refusal(await listStylistsWithFormer(world, as(world.mario), { whoEverHadVisits: false }))).toBe(
      'not-permitted',
    );
  });
});

describe('the list of users', () => {
  test('is everybody by shown name, or everybody but administrators', async () => {
    const names = async (filter: Parameters<typeof listUsers>[2]) =>
      granted(await listUsers(world, as(world.salone), filter)).map(({ username }) => username);
    expect(await names({})).toEqual(['anna', 'bruno', 'lucia', 'mario', 'salone']);
    expect(await names({ role: 'customer' })).toEqual(['lucia', 'mario']);
    expect(await names({ search: 'VERDÌ luc' })).toEqual(['lucia']);
    expect(await names({ search: '055 1234 example' })).toHaveLength(5);
    expect(await names({ search: 'nessuno' })).toEqual([]);
    expect(refusal(await listUsers(world, as(world.mario), {}))).toBe('not-permitted');
  });

  test('comes in parts, with the counts of the tiles', async () => {
    const first = granted(await listUsersByPage(world, as(world.salone), { role: 'customer' }, { limit: 1 }));
    expect(first).toMatchObject({ total: 2, counts: { customers: 2, withEmail: 2, withPhone: 2 } });
    const second = granted(
      await listUsersByPage(
        world,
        as(world.salone),
        { role: 'customer' },
        { limit: 1, after: first.next ?? 0 },
      ),
    );
    expect([...first.items, ...second.items].map(({ username }) => username)).toEqual(['lucia', 'mario']);
    expect(second.next).toBeNull();
    expect(refusal(await listUsersByPage(world, as(world.mario), {}, { limit: 1 }))).toBe('not-permitted');
    expect(refusal(await listUsersByPage(world, guest, {}, { limit: 1 }))).toBe('not-logged-in');
  });
});
