import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startLetterJob } from '../../apps/server/letter-job.ts';
import { openLettersWorld } from '../worlds/letters-world.ts';

test('letters go although reminders cannot be made', async () => {
  const world = await openLettersWorld();
  await world.book({ day: '2027-01-12', at: '10:00' });
  const { appointments } = world;
  const broken = {
    find: appointments.find.bind(appointments),
    list: () => Promise.reject(new Error('no list')),
  } as unknown as typeof appointments;
  const stop = startLetterJob({ ...world, appointments: broken }, pino({ enabled: false }));
  await expect.poll(() => world.post.sent.length).toBe(1);
  await stop();
});
