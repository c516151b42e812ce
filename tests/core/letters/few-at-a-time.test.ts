import { expect, test } from 'vitest';
import { sendReminders } from '../../../core/letters/send-reminders.ts';
import { openLettersWorld } from '../../worlds/letters-world.ts';

test('reminders are decided a few at a time, and none of a visit that is cancelled before its turn', async () => {
  const world = await openLettersWorld();
  await world.set({ off: ['booked', 'cancelled'], reminderHours: 24 });
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00'];
  const visits: number[] = [];
  for (const at of times) visits.push((await world.book({ day: '2027-01-12', at })).id);
  world.clock.moveTo('2027-01-11T14:00:00+01:00');
  const first = await sendReminders(world, undefined);
  expect(await world.subjects()).toHaveLength(5);
  await world.cancel(visits.at(-1) ?? 0);
  // The clock that goes on meanwhile brings no visit into this round.
  world.clock.moveTo('2027-01-11T14:30:00+01:00');
  const second = await sendReminders(world, first);
  expect([first.unread?.after.id, second.unread]).toEqual([visits[4], undefined]);
  expect(second.until).toEqual(first.until);
  expect(await world.subjects()).toEqual([...['Promemoria: ti aspettiamo martedì 12 gennaio alle 11:30']]);
});
