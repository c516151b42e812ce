import { describe, expect, test } from 'vitest';
import { openLettersWorld } from '../../worlds/letters-world.ts';
import { date, granted, type SmallWorld } from '../../worlds/small-world.ts';

const noNews = { off: ['booked', 'moved', 'cancelled'], reminderHours: 24 } as const;

async function quietWorld(now = '2027-01-05T08:00:00+01:00') {
  const world = await openLettersWorld(now);
  await world.set(noNews);
  return world;
}

describe('a reminder', () => {
  const reminder = ['Promemoria: ti aspettiamo martedì 12 gennaio alle 10:00'];
  const visit = { day: '2027-01-12', at: '10:00' };

  test('goes a day before, once, whoever looks and however often', async () => {
    const world = await quietWorld();
    await world.book(visit);
    await world.remind('2027-01-11T09:59:45+01:00');
    expect(await world.subjects()).toEqual([]);
    await world.remind('2027-01-11T10:00:00+01:00');
    expect(await world.subjects()).toEqual(reminder);
    for (const isRestarted of [true, false, true]) {
      await world.remind('2027-01-11T10:00:15+01:00', isRestarted);
      expect(await world.subjects()).toEqual([]);
    }
  });

  test('goes late when nobody looked in time, but not once the visit has begun', async () => {
    const world = await quietWorld();
    await world.book(visit);
    await world.remind('2027-01-12T09:30:00+01:00');
    expect(await world.subjects()).toEqual(reminder);
    const other = await quietWorld();
    await other.book(visit);
    await other.remind('2027-01-12T10:00:00+01:00');
    expect(await other.subjects()).toEqual([]);
  });

  test('goes for one that was decided in time and stored after the clock was looked at', async () => {
    const world = await quietWorld();
    await world.remind('2027-01-11T10:00:00.200+01:00');
    await world.remind('2027-01-11T10:14:30+01:00');
    world.clock.moveTo('2027-01-11T09:59:59.900+01:00');
    await world.book(visit);
    await world.remind('2027-01-11T10:14:45+01:00');
    expect(await world.subjects()).toEqual(reminder);
    await world.remind('2027-01-11T10:15:00+01:00');
    expect(await world.subjects()).toEqual([]);
  });

  test('goes for no visit that was just booked, just moved or cancelled, and to where one was moved before', async () => {
    const world = await quietWorld('2027-01-11T12:00:00+01:00');
    await world.book(visit);
    const moved = await world.book({ day: '2027-01-14', at: '11:00' });
    await world.move(moved.id, '2027-01-12', '11:00');
    const gone = await world.book({ day: '2027-01-14', at: '10:00' });
    const early = await world.book({ day: '2027-01-14', at: '16:00' });
    await world.move(early.id, '2027-01-14', '17:00');
    await world.remind('2027-01-11T12:01:00+01:00');
    expect(await world.subjects()).toEqual([]);
    await world.cancel(gone.id);
    await world.remind('2027-01-13T17:00:00+01:00');
    expect(await world.subjects()).toEqual(['Promemoria: ti aspettiamo giovedì 14 gennaio alle 17:00']);
  });

  test('that waits is not sent when its visit is moved meanwhile, and goes again for the new time', async () => {
    const world = await quietWorld();
    const { id } = await world.book(visit);
    await world.remind('2027-01-11T10:00:00+01:00');
    await world.move(id, '2027-01-20', '10:00');
    expect(await world.subjects()).toEqual([]);
    await world.remind('2027-01-19T10:00:00+01:00');
    expect(await world.subjects()).toEqual(['Promemoria: ti aspettiamo mercoledì 20 gennaio alle 10:00']);
  });

  test('goes so long before as the shop wants it, and not at all when it wants none', async () => {
    const world = await quietWorld();
    await world.set({ ...noNews, reminderHours: 0 });
    await world.book(visit);
    await world.remind('2027-01-11T10:00:00+01:00');
    await world.set({ ...noNews, reminderHours: 2 });
    await world.remind('2027-01-12T07:59:00+01:00');
    expect(await world.subjects()).toEqual([]);
    await world.remind('2027-01-12T08:00:00+01:00');
    expect(await world.subjects()).toEqual(reminder);
  });

  test('switched off and on again goes late for what is near, once, and never for what has begun', async () => {
    const world = await quietWorld();
    await world.book(visit);
    const begun = { ...visit, day: '2027-01-11', by: world.anna, customer: world.mario };
    await world.book({ ...begun, override: true });
    for (const reminderHours of [0, 24, 0, 48, 24]) {
      await world.set({ ...noNews, reminderHours });
      await world.remind('2027-01-11T14:00:00+01:00');
    }
    expect(await world.subjects()).toEqual(reminder);
  });

  test('goes to nobody without an address or who does not want it', async () => {
    const world = await quietWorld();
    await world.letterChoices.put(world.mario.id, ['reminder']);
    const { user } = await world.users.addCustomer({
      ...{ firstName: 'Rosa', lastName: null, phone: null, email: null, requestId: null },
    });
    const own = await world.book(visit);
    const hers = await world.book({ day: '2027-01-12', at: '11:00', by: world.anna, customer: user });
    await world.remind('2027-01-11T12:00:00+01:00');
    for (const { id } of [own, hers]) expect(await world.outbox.of(id)).toEqual([]);
  });

  test.each([
    ['clocks go forward', '2027-03-30', '2027-03-29T10:00:00+02:00', '2027-03-27T12:00:00+01:00'],
    ['clocks go back', '2027-11-02', '2027-11-01T10:00:00+01:00', '2027-10-30T12:00:00+02:00'],
  ])('goes in time when %s between the booking and it', async (_, day, due, now) => {
    const world = await quietWorld(now);
    await world.set({ ...noNews, reminderHours: 24 });
    await world.book({ day, at: '10:00' });
    await world.set({ ...noNews, reminderHours: 48 });
    const twoDays = new Date(Date.parse(due) - 24 * 3_600_000);
    await world.remind(new Date(twoDays.getTime() - 1_000).toISOString());
    expect(await world.subjects()).toEqual([]);
    await world.remind(twoDays.toISOString());
    expect(await world.subjects()).toHaveLength(1);
  });
});

const addCarla = async ({ users }: Pick<SmallWorld, 'users'>) =>
  granted(
    await users.add({
      ...{ username: 'carla', firstName: 'Carla', lastName: null, email: 'carla@example.com', phone: null },
      ...{ isAdmin: false, isStylist: true, passwordHash: 'plain:carla' },
    }),
  );

describe('the stylist’s next day', () => {
  test('comes at seven in the evening, once, to who wants it and has one', async () => {
    const world = await quietWorld();
    const { anna, bruno, barba } = world;
    for (const { id } of [anna, bruno]) await world.letterChoices.put(id, ['stylist-tomorrow']);
    await world.letterChoices.put(world.mario.id, ['reminder']);
    await world.book({ day: '2027-01-12', at: '10:00' });
    await world.book({ day: '2027-01-12', at: '11:30', service: barba });
    await world.remind('2027-01-11T18:59:00+01:00');
    expect(await world.subjects()).toEqual([]);
    await world.remind('2027-01-11T19:00:00+01:00');
    expect(await world.subjects()).toEqual(['La giornata di martedì 12 gennaio']);
    const [parcel] = world.post.sent;
    expect(parcel?.to).toBe('anna@example.com');
    expect(parcel?.text).toContain('2 appuntamenti dalle 10:00 alle 11:45.');
    expect(parcel?.text).toContain('    10:30 – 11:30  (libero)');
    expect(parcel?.text).not.toMatch(/Rossi/);
    await world.remind('2027-01-11T19:00:15+01:00');
    await world.remind('2027-01-11T22:00:00+01:00', true);
    expect(await world.subjects()).toEqual([]);
  });

  test.each([
    ['before clocks go forward', '2027-03-28', '2027-03-27T19:00:00+01:00'],
    ['after clocks went forward', '2027-03-29', '2027-03-28T19:00:00+02:00'],
    ['before clocks go back', '2027-10-31', '2027-10-30T19:00:00+02:00'],
    ['after clocks went back', '2027-11-01', '2027-10-31T19:00:00+01:00'],
  ])('comes at seven by the shop’s clock on the evening %s', async (_, day, seven) => {
    const world = await quietWorld('2027-01-05T08:00:00+01:00');
    const { anna, bruno, mario } = world;
    for (const { id } of [anna, bruno]) await world.letterChoices.put(id, ['stylist-tomorrow']);
    await world.letterChoices.put(mario.id, ['reminder']);
    const late = { day, by: anna, customer: mario, override: true };
    await world.book({ ...late, at: '00:00' });
    await world.book({ ...late, at: '23:15', stylist: bruno });
    const carla = await addCarla(world);
    await world.letterChoices.put(carla.id, ['stylist-tomorrow']);
    const beside = (days: number) => date(day).add({ days }).toString();
    await world.book({ ...late, day: beside(-1), at: '23:15', stylist: carla });
    await world.book({ ...late, day: beside(1), at: '00:00', stylist: carla });
    await world.remind(new Date(Date.parse(seven) - 1_000).toISOString());
    expect(await world.subjects()).toEqual([]);
    await world.remind(seven);
    await world.sendAll();
    expect(world.post.sent.map(({ to }) => to)).toEqual(['anna@example.com', 'bruno@example.com']);
    expect(await world.outbox.to(carla.id), 'who is here the days before and after').toEqual([]);
  });

  test('is not told after midnight', async () => {
    const world = await quietWorld();
    await world.letterChoices.put(world.anna.id, ['stylist-tomorrow']);
    await world.letterChoices.put(world.mario.id, ['reminder']);
    await world.book({ day: '2027-01-12', at: '10:00' });
    await world.remind('2027-01-11T23:59:00+01:00');
    world.clock.moveTo('2027-01-12T00:01:00+01:00');
    expect(await world.subjects()).toEqual([]);
  });
});
