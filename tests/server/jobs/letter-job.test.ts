import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { KeyedSeal } from '../../../adapters/security/keyed-seal.ts';
import { startLetterJob } from '../../../apps/server/jobs/letter-job.ts';
import { noticeTo } from '../../../core/letters/accounts/account-letter.ts';
import type { Parcel } from '../../../core/ports/letters/post.ts';
import { openLettersWorld } from '../../worlds/letters-world.ts';
import { unlimitedLetters } from '../../worlds/unlimited-letters.ts';

const logger = pino({ enabled: false });
const links = {
  ...unlimitedLetters(),
  linkSeal: new KeyedSeal(['a secret of more than thirty-two characters']),
  ...{ resetForm: (secret: string) => secret, invitationPage: (secret: string) => secret },
  requests: { ended: async () => {}, rest: async () => {} },
};

test('letters go although reminders cannot be made', async () => {
  const world = await openLettersWorld();
  await world.book({ day: '2027-01-12', at: '10:00' });
  const { appointments } = world;
  const broken = {
    find: appointments.find.bind(appointments),
    list: () => Promise.reject(new Error('no list')),
  } as unknown as typeof appointments;
  const stop = startLetterJob({ ...world, ...links, appointments: broken }, logger);
  await expect.poll(() => world.post.sent.length).toBe(1);
  await stop();
});

test('a letter about an account waits for none about appointments, however long these take', async () => {
  const world = await openLettersWorld();
  await world.book({ day: '2027-01-12', at: '10:00' });
  await world.passwords.change(world.mario.id, 'plain:nuova', undefined, {
    tell: user => noticeTo(user, 'password-changed', world.clock.now()),
  });
  const { promise: end, resolve: goOn } = Promise.withResolvers<void>();
  const taken: string[] = [];
  const send = async ({ key }: Parcel) => {
    if (key.startsWith('booked')) await end;
    taken.push(key);
    return 'taken' as const;
  };
  const stop = startLetterJob({ ...world, ...links, post: { send } }, logger);
  await expect.poll(() => taken).toMatchObject([expect.stringMatching(/^account/)]);
  goOn();
  await stop();
  expect(taken).toHaveLength(2);
});

test('a letter about an account waits for none that a mail server is slow with, although it came later', async () => {
  const world = await openLettersWorld();
  const tell = (user: typeof world.mario) =>
    world.passwords.change(user.id, 'plain:nuova', undefined, {
      tell: () => noticeTo(user, 'password-changed', world.clock.now()),
    });
  const { promise: end, resolve: goOn } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const send = async ({ to }: Parcel) => {
    begun.push(to);
    if (to === world.mario.email) await end;
    return 'taken' as const;
  };
  await tell(world.mario);
  const stop = startLetterJob({ ...world, ...links, post: { send } }, logger);
  await expect.poll(() => begun).toHaveLength(1);
  await tell(world.lucia);
  await expect.poll(() => begun).toEqual([world.mario.email, world.lucia.email]);
  goOn();
  await stop();
});

test('a letter about an account goes between two steps of the reminders that are decided meanwhile', async () => {
  const world = await openLettersWorld();
  const all = await bookForReminding(world);
  await world.passwords.change(world.mario.id, 'plain:nuova', undefined, {
    tell: user => noticeTo(user, 'password-changed', world.clock.now()),
  });
  const read = vi.spyOn(world.appointments, 'find');
  const begun: number[] = [];
  const send = async ({ key }: Parcel) => {
    if (key.startsWith('account')) begun.push(read.mock.calls.length);
    return 'taken' as const;
  };
  const stop = startLetterJob({ ...world, ...links, post: { send } }, logger);
  await expect.poll(() => begun).toHaveLength(1);
  await stop();
  expect(begun[0]).toBeLessThan(all);
});

test('a letter that somebody waits for goes between two reminders, which rest after every five', async () => {
  const world = await openLettersWorld();
  const all = await bookForReminding(world);
  await world.set({ off: [], reminderHours: 168 });
  const taken: string[] = [];
  const send = async ({ key }: Parcel) => {
    if (taken.length === 0) await world.book({ day: '2027-01-15', at: '09:00' });
    taken.push(key.replace(/-.*/, ''));
    return 'taken' as const;
  };
  const rest = vi.fn<(milliseconds: number, lately: number) => Promise<void>>(async () => {});
  const requests = { ...links.requests, rest };
  const stop = startLetterJob({ ...world, ...links, post: { send }, requests }, logger);
  await expect.poll(() => taken).toHaveLength(all + 1);
  await expect.poll(() => rest.mock.calls).toEqual(Array.from({ length: all / 5 }, () => [500, 2_000]));
  await stop();
  expect(taken.indexOf('booked')).toBeLessThan(10);
  const read = vi.spyOn(world.appointments, 'startingIn');
  const stopAgain = startLetterJob({ ...world, ...links, post: { send }, requests }, logger);
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(all / 5);
  await stopAgain();
  expect(rest).toHaveBeenCalledTimes(all / 5);
});

test('letters give way to requests that are under way', async () => {
  const world = await openLettersWorld();
  await world.book({ day: '2027-01-12', at: '10:00' });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const longest: number[] = [];
  const ended = (milliseconds: number) => {
    longest.push(milliseconds);
    return answered;
  };
  const claim = vi.spyOn(world.outbox, 'claim');
  const stop = startLetterJob({ ...world, ...links, requests: { ended, rest: async () => {} } }, logger);
  await expect.poll(() => longest.length).toBeGreaterThan(0);
  expect(claim).not.toHaveBeenCalled();
  answer();
  await expect.poll(() => world.post.sent.length).toBe(1);
  await stop();
  expect(new Set(longest)).toEqual(new Set([20]));
});

/** Thirty visits, each to be reminded of from now on, of which no other letter goes; how many. */
async function bookForReminding(world: Awaited<ReturnType<typeof openLettersWorld>>): Promise<number> {
  const days = ['2027-01-12', '2027-01-13', '2027-01-14'];
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30', '15:00', '15:30'];
  for (const day of days) for (const at of times) await world.book({ day, at });
  await world.set({ off: ['booked'], reminderHours: 168 });
  await world.sendAll();
  world.clock.moveTo('2027-01-11T08:00:00+01:00');
  return days.length * times.length;
}
