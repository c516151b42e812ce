import { expect, test } from 'vitest';
import type { LettersAbout } from '../../../../core/letters/letters-about.ts';
import { forgetAsSet, forgetInactive } from '../../../../core/people/keeping/forget-inactive.ts';
import { AT_A_TIME } from '../../../../core/people/keeping/inactive.ts';
import { listInactive } from '../../../../core/people/keeping/list-inactive.ts';
import { seeKeeping } from '../../../../core/people/keeping/see-keeping.ts';
import { setKeeping } from '../../../../core/people/keeping/set-keeping.ts';
import { limits } from '../../../../core/people/limits.ts';
import { guest } from '../../../../core/people/permissions.ts';
import { eraseOwnAccount, erasePerson } from '../../../../core/people/personal-data/erase-person.ts';
import { foreseeErasing } from '../../../../core/people/personal-data/foresee-erasing.ts';
import {
  accountLettersSince,
  keptLettersSince,
  storiesKeptSince,
  toldSince,
} from '../../../../core/people/personal-data/keeping-time.ts';
import type { User } from '../../../../core/people/user.ts';
import { openAccountsWorld } from '../../../worlds/accounts-world.ts';
import { as, book, granted, refusal } from '../../../worlds/small-world.ts';

async function openErasingWorld() {
  const world = await openAccountsWorld();
  const forgotten: LettersAbout[] = [];
  const forget = async (letters: readonly LettersAbout[]) => forgotten.push(...letters) > 0;
  return { ...world, keptLetters: { forget }, forgotten };
}
type World = Awaited<ReturnType<typeof openErasingWorld>>;

const booked = async (world: World, day: string, customer: User = world.mario, stylist: User = world.anna) =>
  granted(await book(world, { by: world.salone, customer, stylist, day, at: '10:00' })).appointment.id;

test('an account that is erased by its owner cancels what lies ahead and leaves no name', async () => {
  const world = await openErasingWorld();
  const { mario } = world;
  const past = await booked(world, '2027-01-05');
  const ahead = [await booked(world, '2027-01-12'), await booked(world, '2027-01-13')];
  world.clock.moveTo('2027-01-06T08:00:00+01:00');
  const foreseen = granted(await foreseeErasing(world, as(mario)));
  expect(foreseen).toMatchObject({ keeps: 1, refusal: undefined });
  expect(foreseen.cancels.map(({ id }) => id)).toEqual(ahead);
  expect(refusal(await eraseOwnAccount(world, as(mario), 'wrong'))).toBe('wrong-current-password');
  const cancelled = granted(await eraseOwnAccount(world, as(mario), 'mario'));
  expect(cancelled.map(({ id, status }) => [id, status])).toEqual(ahead.map(id => [id, 'cancelled']));
  expect(await world.users.find(mario.id)).toBeUndefined();
  expect(await world.appointments.find(past)).toMatchObject({
    customer: { userFirstName: 'Cliente cancellato' },
  });
  expect(world.forgotten).toEqual([
    {
      ...{ reader: mario.id, accountLetters: [] },
      visits: [{ id: past }, ...ahead.map(id => ({ id, nameless: 2 }))],
      daysExpected: ['2027-01-05', '2027-01-12', '2027-01-13'],
    },
  ]);
  expect(refusal(await eraseOwnAccount(world, as(mario), 'mario'))).toBe('not-logged-in');
  expect(refusal(await eraseOwnAccount(world, guest, 'mario'))).toBe('not-logged-in');
});

test('an administrator erases somebody else, and their stylist is written to', async () => {
  const world = await openErasingWorld();
  const { salone, mario, lucia, bruno } = world;
  const visit = await booked(world, '2027-01-12', lucia, bruno);
  await world.letterChoices.put(bruno.id, ['stylist-cancelled']);
  const erase = (id: number, by: User = salone) => erasePerson(world, as(by), id);
  expect(refusal(await erase(lucia.id, mario))).toBe('not-permitted');
  expect(refusal(await erase(salone.id))).toBe('not-permitted');
  expect(refusal(await erase(999))).toBe('user-not-found');
  expect(granted(await erase(lucia.id)).map(({ id }) => id)).toEqual([visit]);
  const letters = await world.outbox.of(visit);
  expect(letters.filter(({ kind }) => kind === 'stylist-cancelled').map(({ to }) => to)).toEqual([bruno.id]);
  expect(letters.filter(({ kind }) => kind === 'cancelled')).toEqual([]);
});

test('who serves visits to come, and the last administrator, are not erased', async () => {
  const world = await openErasingWorld();
  const { salone, anna, bruno } = world;
  await booked(world, '2027-01-12', world.mario, bruno);
  expect(refusal(await erasePerson(world, as(salone), bruno.id))).toBe('serves-visits');
  expect(granted(await foreseeErasing(world, as(salone), bruno.id)).refusal).toEqual({
    code: 'serves-visits',
  });
  world.clock.moveTo('2027-01-12T10:00:00+01:00');
  expect(granted(await foreseeErasing(world, as(salone), bruno.id)).refusal).toEqual({
    code: 'serves-visits',
  });
  world.clock.moveTo('2027-01-12T10:15:00+01:00');
  for (const id of [bruno.id, anna.id]) granted(await erasePerson(world, as(salone), id));
  expect(granted(await foreseeErasing(world, as(salone))).refusal).toEqual({ code: 'last-admin' });
  expect(refusal(await eraseOwnAccount(world, as(salone), 'salone'))).toBe('last-admin');
  expect(refusal(await foreseeErasing(world, as(salone), 999))).toBe('user-not-found');
  expect(refusal(await foreseeErasing(world, as(world.mario), salone.id))).toBe('not-permitted');
  expect(refusal(await foreseeErasing(world, guest))).toBe('not-logged-in');
});

test('what was counted of somebody who is erased begins anew', async () => {
  const world = await openErasingWorld();
  const { mario, salone } = world;
  await world.seenOn('secret', mario);
  const own = [limits.bookings, limits.changes, limits.codes, limits.codesOfDay, limits.recoveryCodes];
  const claims = [
    ...own.map(limit => ({ limit, key: String(mario.id) })),
    { limit: limits.guesses, key: 'mario' },
    { limit: limits.ownGuesses, key: `mario ${world.tokens.hash('secret')}` },
  ];
  const now = world.clock.now();
  const take = () => Promise.all(claims.map(claim => world.limits.take([claim], now)));
  for (let count = 0; count < 30; count += 1) await take();
  expect((await take()).includes(undefined)).toBe(false);
  granted(await erasePerson(world, as(salone), mario.id));
  expect(new Set(await take())).toEqual(new Set([undefined]));
});

test('who has not come for as long as the shop keeps people is listed and erased', async () => {
  const world = await openErasingWorld();
  const { salone, mario, lucia } = world;
  await booked(world, '2027-01-05', mario);
  await booked(world, '2027-01-06', lucia);
  world.clock.moveTo('2027-07-05T12:00:00+02:00');
  const listed = async (months: number) =>
    granted(await listInactive(world, as(salone), months)).map(({ user, last }) => [user.id, `${last}`]);
  expect(await listed(6)).toEqual([[mario.id, '2027-01-05']]);
  expect(await listed(7)).toEqual([]);
  expect(await listed(5)).toEqual([
    [mario.id, '2027-01-05'],
    [lucia.id, '2027-01-06'],
  ]);
  const forget = async (ids: number[]) => {
    const gone: number[] = [];
    for await (const id of granted(forgetInactive(world, as(salone), { months: 5, ids }))) gone.push(id);
    return gone;
  };
  expect(await forget([lucia.id, salone.id])).toEqual([lucia.id]);
  expect([await world.users.find(lucia.id), (await world.users.find(mario.id))?.id]).toEqual([
    undefined,
    mario.id,
  ]);
  expect(world.forgotten).toHaveLength(1);
  expect(AT_A_TIME).toBe(100);
  for (const refused of [
    await listInactive(world, as(mario), 6),
    forgetInactive(world, as(mario), { months: 6, ids: [] }),
    await seeKeeping(world, as(mario)),
    await setKeeping(world, as(mario), 12),
  ])
    expect(refusal(refused)).toBe('not-permitted');
});

test('the server erases as the shop has set it, and nobody who has booked again', async () => {
  const world = await openErasingWorld();
  const { salone, mario, lucia } = world;
  await booked(world, '2027-01-05', mario);
  await booked(world, '2027-01-06', lucia);
  world.clock.moveTo('2027-08-05T10:00:00+02:00');
  const forgotten = async (keeping = world.keeping) => {
    const gone: number[] = [];
    for await (const id of forgetAsSet({ ...world, keeping })) gone.push(id);
    return gone;
  };
  expect(await forgotten()).toEqual([]);
  expect(granted(await setKeeping(world, as(salone), 6))).toBe(6);
  expect(granted(await seeKeeping(world, as(salone)))).toBe(6);
  await booked(world, '2027-08-10', mario);
  const keeping = { months: async () => 6, inactive: async () => [mario.id, lucia.id, salone.id] } as never;
  expect(await forgotten(keeping)).toEqual([lucia.id]);
  expect(granted(await setKeeping(world, as(salone), null))).toBeNull();
});

test('stories are kept for two years, copies of letters for thirty days', async () => {
  const { clock } = await openErasingWorld();
  expect(storiesKeptSince(clock.now()).toString()).toBe('2025-01-05T07:00:00Z');
  expect(keptLettersSince(clock.now()).toString()).toBe('2026-12-06T07:00:00Z');
  // Whose a copy is, is known for as long as there is one.
  expect(accountLettersSince(clock.now()).toString()).toBe('2026-12-05T07:00:00Z');
  expect(toldSince(clock.now()).toString()).toBe('2026-11-28T07:00:00Z');
});
