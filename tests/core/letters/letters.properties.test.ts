import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { placeOf } from '../../../core/booking/place.ts';
import { modelRuns } from '../../setup/property-runs.ts';
import { openLettersWorld } from '../../worlds/letters-world.ts';

const steps = fc.array(
  fc.record({
    do: fc.constantFrom('09:00', '10:00', '11:00', 'cancel', 'restore', 'send', 'send to nobody'),
    isOwn: fc.boolean(),
  }),
  { maxLength: 9 },
);

type World = Awaited<ReturnType<typeof openLettersWorld>>;

const sendIn = async ({ clock, sendAll }: World, minutes: number): Promise<void> => {
  clock.moveTo(clock.now().add({ minutes }).toString());
  await sendAll();
};

test.prop([steps], modelRuns())(
  'whatever happens, they have been told in the end what is so, and nothing twice in a row',
  async all => {
    const world = await openLettersWorld();
    const { anna, mario, post, appointments, outbox } = world;
    const { id } = await world.book({ day: '2027-01-12', at: '10:00' });
    let canceller = mario;
    for (const one of all) {
      const by = one.isOwn ? mario : anna;
      const isOn = (await appointments.find(id))?.status === 'confirmed';
      if (one.do === 'send to nobody') post.answers.push({ failure: 'away', inDoubt: false });
      if (one.do.startsWith('send')) await sendIn(world, 1);
      else if (one.do === 'restore') await (isOn || world.restore(id, canceller));
      else if (!isOn) continue;
      else if (one.do === 'cancel') {
        canceller = by;
        await world.cancel(id, { by });
      } else await world.move(id, '2027-01-12', one.do, { by });
    }
    post.answers.length = 0;
    await sendIn(world, 300);
    const visit = await appointments.find(id);
    const sent = (await outbox.of(id)).filter(({ status }) => status === 'sent');
    const last = sent.toSorted(
      (a, b) => Number(a.sent?.epochMilliseconds) - Number(b.sent?.epochMilliseconds),
    );
    expect(last.at(-1)?.told ?? null).toEqual(visit?.status === 'confirmed' ? placeOf(visit) : null);
    const subjects = post.sent.map(({ subject }) => subject);
    expect(subjects.filter((subject, index) => subject === subjects[index - 1])).toEqual([]);
  },
);
