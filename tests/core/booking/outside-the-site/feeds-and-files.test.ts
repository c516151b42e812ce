import { expect, test } from 'vitest';
import { CountingTokens } from '../../../../adapters/memory/counting-tokens.ts';
import { seeCalendarFile } from '../../../../core/booking/calendar-file/see-calendar-file.ts';
import { cancelAppointment } from '../../../../core/booking/cancel-appointment.ts';
import { addFeed } from '../../../../core/booking/feeds/add-feed.ts';
import { listFeeds } from '../../../../core/booking/feeds/list-feeds.ts';
import { removeFeed } from '../../../../core/booking/feeds/remove-feed.ts';
import { seeFeed } from '../../../../core/booking/feeds/see-feed.ts';
import { moveAppointment } from '../../../../core/booking/moving/move-appointment.ts';
import { removeStylist } from '../../../../core/people/remove-stylist.ts';
import type { CalendarFiles } from '../../../../core/ports/letters/calendar-files.ts';
import { as, book, date, granted, openSmallWorld, refusal, time } from '../../../worlds/small-world.ts';

type Read = Parameters<CalendarFiles['writeFeed']>;
type Written = Parameters<CalendarFiles['write']>;

/** Calendar files are kept as what they were made of. */
async function openCalendars() {
  const world = await openSmallWorld();
  const [feeds, files]: [Read[], Written[]] = [[], []];
  const calendarFiles: CalendarFiles = {
    write: (...made) => `file ${files.push(made)}`,
    writeFeed: (...made) => `feed ${feeds.push(made)}`,
  };
  return { ...world, tokens: new CountingTokens(), calendarFiles, feeds, files };
}
type World = Awaited<ReturnType<typeof openCalendars>>;

const booked = async (world: World, day: string, stylist = world.anna) =>
  granted(await book(world, { by: world.salone, customer: world.mario, stylist, day, at: '10:00' }))
    .appointment.id;

const read = async (world: World, secret: string) => {
  granted(await seeFeed(world, secret));
  return world.feeds.at(-1) as Read;
};

test('the shop’s feed has what is not cancelled of the last month on, with whom', async () => {
  const world = await openCalendars();
  await booked(world, '2027-01-05');
  const edge = await booked(world, '2027-01-06');
  const [cancelled, next] = [
    await booked(world, '2027-01-12'),
    await booked(world, '2027-02-12', world.bruno),
  ];
  granted(await cancelAppointment(world, as(world.salone), cancelled));
  const { secret, feed } = granted(await addFeed(world, as(world.salone), null));
  expect(feed).toEqual({ id: feed.id, stylistId: null, created: world.clock.now() });
  world.clock.moveTo('2027-02-06T15:00:00+01:00');
  const [entries, stylist, at] = await read(world, secret);
  expect(entries.map(entry => [entry.appointmentId, entry.stylistName])).toEqual([
    [next, 'Bruno Conti'],
    [edge, 'Anna Bianchi'],
  ]);
  expect(entries[0]).toMatchObject({ minutes: 30, serviceName: 'Taglio uomo', customerFirstName: 'Mario' });
  expect([stylist, at.toString()]).toEqual([null, '2027-02-05T23:00:00Z']);
});

test('a stylist’s feed has their visits alone, and ends with their work here', async () => {
  const world = await openCalendars();
  await booked(world, '2027-01-12');
  const own = await booked(world, '2027-01-13', world.bruno);
  const { secret } = granted(await addFeed(world, as(world.salone), world.bruno.id));
  const [entries, stylist] = await read(world, secret);
  expect(entries.map(entry => [entry.appointmentId, entry.stylistName])).toEqual([[own, null]]);
  expect(stylist).toBe('Bruno Conti');
  granted(await removeStylist(world, as(world.salone), world.bruno.id, { revokeAdmin: false }));
  expect(refusal(await seeFeed(world, secret))).toBe('feed-not-found');
});

test('feeds are kept by administrators, listed and revoked', async () => {
  const world = await openCalendars();
  const { salone, mario, anna } = world;
  expect(refusal(await addFeed(world, as(mario), null))).toBe('not-permitted');
  for (const nobody of [mario.id, 999])
    expect(refusal(await addFeed(world, as(salone), nobody))).toBe('stylist-not-found');
  const calendarFeeds = { add: async () => undefined } as never;
  expect(refusal(await addFeed({ ...world, calendarFeeds }, as(salone), anna.id))).toBe('stylist-not-found');
  const { secret, feed } = granted(await addFeed(world, as(salone), anna.id));
  expect(granted(await listFeeds(world, as(salone)))).toEqual([feed]);
  expect(refusal(await listFeeds(world, as(mario)))).toBe('not-permitted');
  expect(refusal(await removeFeed(world, as(mario), feed.id))).toBe('not-permitted');
  expect(refusal(await seeFeed(world, 'another'))).toBe('feed-not-found');
  expect(refusal(await removeFeed(world, as(salone), feed.id))).toBeUndefined();
  expect(refusal(await removeFeed(world, as(salone), feed.id))).toBe('feed-not-found');
  expect(refusal(await seeFeed(world, secret))).toBe('feed-not-found');
});

test('a calendar file names its guest, and counts changes of the appointment', async () => {
  const world = await openCalendars();
  const { mario, lucia, salone } = world;
  const id = await booked(world, '2027-01-12');
  const file = async (actor = as(mario)) => {
    granted(await seeCalendarFile(world, actor, id));
    return (world.files.at(-1) as Written)[0];
  };
  expect(await file()).toMatchObject({
    ...{ appointmentId: id, sequence: 0, minutes: 30, isCancelled: false, serviceName: 'Taglio uomo' },
    ...{
      stylistName: 'Anna Bianchi',
      price: 1_800,
      guest: { name: 'Mario Rossi', email: 'mario@example.com' },
    },
  });
  granted(await moveAppointment(world, as(mario), id, { date: date('2027-01-13'), time: time('10:00') }));
  granted(await cancelAppointment(world, as(mario), id));
  expect(await file(as(salone))).toMatchObject({ sequence: 2, isCancelled: true });
  expect((await file({ kind: 'customer', userId: mario.id, via: 'link' })).guest).toBeNull();
  expect(refusal(await seeCalendarFile(world, as(lucia), id))).toBe('appointment-not-found');
  expect(refusal(await seeCalendarFile(world, as(salone), 999))).toBe('appointment-not-found');
});
