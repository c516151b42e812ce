import { expect, test } from 'vitest';
import { bookingOn } from './booking/booking-steps.ts';
import { desk, narrowest, setStage } from './stage.ts';

const { site, visit } = setStage();

/** As long as the rules allow, in words or in one. */
const names = [
  'Taglio, lavaggio, massaggio, barba con panno caldo, rifinitura a rasoio e una pausa per il caffè'.padEnd(
    100,
    '!',
  ),
  'W'.repeat(100),
];

/** What somebody who books sees of a service and a stylist with such a name. */
async function lastStep(name: string, viewport: typeof desk) {
  const { mario, taglio, anna, store } = site();
  await store.services.update(taglio.id, { name });
  const person = { username: 'anna', firstName: name, lastName: name, email: null, phone: null };
  await store.users.update(anna.id, () => ({ ok: true, value: { ...person, emailIsOwn: false } }));
  const page = await visit('/', { as: mario, viewport });
  const booking = bookingOn(page);
  await booking.toLastStep(taglio.id, /, 10:30$/, name);
  return booking;
}

test.each(names)('on the narrowest phone they leave room for the step: %s', async name => {
  const booking = await lastStep(name, narrowest);
  expect((await booking.summary.boundingBox())?.height).toBeLessThan(narrowest.height / 3);
  await booking.terms.check();
  await booking.confirm.click();
  await booking.page.waitForURL('**/appointments');
});

test.each(names)('at a desk they take no line from the words beside them: %s', async name => {
  const booking = await lastStep(name, desk);
  const words = booking.summary.getByRole('term');
  const height = async (place: number) => (await words.nth(place).boundingBox())?.height;
  expect(await height(0)).toBe(await height(2));
});
