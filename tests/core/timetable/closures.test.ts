import { expect, test } from 'vitest';
import { guest } from '../../../core/people/permissions.ts';
import { changeTimetable } from '../../../core/timetable/change-timetable.ts';
import { keptClosure, removedClosure } from '../../../core/timetable/closure-entry.ts';
import { listClosures } from '../../../core/timetable/list-timetable.ts';
import { daysOf } from '../../../core/timetable/timetable-entry.ts';
import { fieldWording } from '../../../core/wording.ts';
import { as, date, granted, openSmallWorld, refusal } from '../../worlds/small-world.ts';
import { booked, closure, enter, foresee, ids } from './timetable-steps.ts';

const everyStored = { from: date('2027-01-01'), to: date('2028-12-31') };

test('a closure names the visits that it leaves outside, before and when it is stored', async () => {
  const world = await openSmallWorld();
  const [first, last] = [
    await booked(world, '2027-01-12', '10:00'),
    await booked(world, '2027-01-14', '10:00'),
  ];
  await booked(world, '2027-01-15', '10:00');
  const entry = keptClosure(null, closure('2027-01-12', '2027-01-14'));
  const foreseen = granted(await foresee(world, entry));
  expect(foreseen).toMatchObject([
    { id: first, userId: world.mario.id, stylistFirstName: 'Anna', stylistLastName: 'Bianchi' },
    { id: last, classification: 'upcoming' },
  ]);
  expect(granted(await listClosures(world, guest, everyStored))).toEqual([]);
  const { entry: stored, affected } = granted(await enter(world, entry));
  expect(affected).toEqual(foreseen);
  expect(granted(await listClosures(world, guest, everyStored))).toEqual([stored]);
  expect(stored).toEqual({ ...closure('2027-01-12', '2027-01-14'), id: stored.id });
});

test('a closure leaves alone a visit that has begun', async () => {
  const world = await openSmallWorld();
  await booked(world, '2027-01-05', '09:00');
  const later = await booked(world, '2027-01-05', '10:00');
  world.clock.moveTo('2027-01-05T09:00:00+01:00');
  const { affected } = granted(await enter(world, keptClosure(null, closure('2027-01-05'))));
  expect(ids(affected)).toEqual([later]);
});

test('two closures never share a date, and the refusal names the other one', async () => {
  const world = await openSmallWorld();
  const { entry } = granted(await enter(world, keptClosure(null, closure('2027-08-10', '2027-08-21'))));
  const late = closure('2027-08-21', '2027-08-31', { reason: 'Corso' });
  const taken = await enter(world, keptClosure(null, late));
  expect(taken).toMatchObject({
    problem: { code: 'closure-overlaps', days: 'dal 10 al 21 agosto', reason: 'Ferie' },
  });
  const free = granted(await enter(world, keptClosure(null, { ...late, from: date('2027-08-22') })));
  const moved = closure('2027-08-12', '2027-08-22');
  expect(refusal(await enter(world, keptClosure(entry.id, moved)))).toBe('closure-overlaps');
  const shorter = closure('2027-08-12', '2027-08-20');
  expect(granted(await enter(world, keptClosure(entry.id, shorter))).entry).toEqual({
    ...shorter,
    id: entry.id,
  });
  expect(granted(await listClosures(world, guest, everyStored))).toEqual([
    { ...shorter, id: entry.id },
    free.entry,
  ]);
});

test('the very same closure, sent once more, is the one that is stored', async () => {
  const world = await openSmallWorld();
  const { anna, bruno } = world;
  const hours = [{ from: '09:00', to: '12:00' }];
  const input = closure('2027-08-10', '2027-08-11', { hours, stylistIds: [anna.id, bruno.id] });
  const { entry } = granted(await enter(world, keptClosure(null, input)));
  const again = { ...input, stylistIds: [bruno.id, anna.id, bruno.id] };
  expect(granted(await enter(world, keptClosure(null, again))).entry).toEqual(entry);
  expect(entry.stylistIds).toEqual([anna.id, bruno.id].sort((a, b) => a - b));
  for (const other of [
    { ...input, to: date('2027-08-12') },
    { ...input, hours: [{ from: '09:00', to: '12:15' }] },
    { ...input, stylistIds: null },
    { ...input, reason: 'Lavori' },
  ])
    expect(refusal(await enter(world, keptClosure(null, other)))).toBe('closure-overlaps');
});

test('a closure that is not there is neither changed nor removed', async () => {
  const world = await openSmallWorld();
  expect(refusal(await enter(world, keptClosure(5, closure('2027-08-10'))))).toBe('closure-not-found');
  expect(refusal(await enter(world, removedClosure(5)))).toBe('closure-not-found');
  const { entry } = granted(await enter(world, keptClosure(null, closure('2027-08-10'))));
  await booked(world, '2027-08-11', '10:00');
  const removed = granted(await enter(world, removedClosure(entry.id)));
  expect(removed).toEqual({ entry: undefined, affected: [] });
  expect(granted(await listClosures(world, guest, everyStored))).toEqual([]);
});

test('an opening that is taken back leaves its visits outside', async () => {
  const world = await openSmallWorld();
  const monday = closure('2027-02-08', '2027-02-08', { hours: [{ from: '09:00', to: '13:00' }] });
  const { entry } = granted(await enter(world, keptClosure(null, monday)));
  const visit = await booked(world, '2027-02-08', '10:00');
  expect(ids(granted(await enter(world, removedClosure(entry.id))).affected)).toEqual([visit]);
});

test('a day of its own hours may not be longer than the calendar can draw', async () => {
  const world = await openSmallWorld();
  const long = closure('2027-08-10', '2027-08-10', { hours: [{ from: '00:00', to: '24:00' }] });
  expect(await enter(world, keptClosure(null, long))).toMatchObject({
    problem: { code: 'invalid-input', fields: { hours: fieldWording['grid-too-long'] } },
  });
});

test('a closure names stylists, and is entered by administrators alone', async () => {
  const world = await openSmallWorld();
  const { mario, anna } = world;
  const named = (stylistIds: number[]) =>
    enter(world, keptClosure(null, closure('2027-08-10', '2027-08-10', { stylistIds })));
  expect(refusal(await named([anna.id, mario.id]))).toBe('stylist-not-found');
  expect(refusal(await named([anna.id]))).toBeUndefined();
  const entry = keptClosure(null, closure('2027-09-10'));
  expect(refusal(await changeTimetable(world, as(mario), entry))).toBe('not-permitted');
  expect(refusal(await changeTimetable(world, as(mario), removedClosure(1)))).toBe('not-permitted');
  expect(refusal(await foresee(world, keptClosure(7, closure('2027-09-10'))))).toBe('closure-not-found');
});

test.each([
  ['2027-08-10', '2027-08-10', 'martedì 10 agosto'],
  ['2028-08-10', '2028-08-10', 'giovedì 10 agosto 2028'],
  ['2027-08-08', '2027-08-11', 'dall’8 all’11 agosto'],
  ['2027-08-01', '2027-08-18', 'dal 1º al 18 agosto'],
  ['2027-08-30', '2027-09-01', 'dal 30 agosto al 1º settembre'],
  ['2028-08-30', '2028-09-01', 'dal 30 agosto al 1º settembre 2028'],
  ['2027-12-28', '2028-01-03', 'dal 28 dicembre 2027 al 3 gennaio 2028'],
  ['2026-08-10', '2027-08-01', 'dal 10 agosto 2026 al 1º agosto 2027'],
])('the days from %s to %s are read as %s', (from, to, words) => {
  expect(daysOf({ from: date(from), to: date(to) }, date('2027-01-05'))).toBe(words);
});
