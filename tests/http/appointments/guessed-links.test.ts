import { expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { counts } from '../../setup/counts.ts';
import { json } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { linkTo } from './link-to.ts';

test('however many are guessed none opens an appointment, the hundredth is told to wait, and the right one still opens', async () => {
  const { shop, mario } = await openWithBrowsers('memory');
  const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: shop.anna.id };
  const body = { ...wish, date: '2027-02-02', time: '10:00', notes: '' };
  const { id } = await mario.call(calls.bookAppointment, { body });
  const secret = await linkTo(shop, id);
  const reader = shop.browser();
  const tried = async (guess: string) => (await reader.fetch('/api/visit', json({ secret: guess }))).status;
  for (let opening = 0; opening < 120; opening += 1) expect(await tried(secret)).toBe(200);
  const seen = new Map<number, number>();
  for (let guess = 0; guess < counts.guessedLinks; guess += 1) {
    const status = await tried(`${secret.slice(0, -5)}${String(guess).padStart(5, '0')}`);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  expect([...seen]).toEqual([
    [404, 100],
    [429, counts.guessedLinks - 100],
  ]);
  expect(await tried(secret)).toBe(200);
  shop.clock.moveTo(shop.clock.now().add({ minutes: 60 }).toString());
  expect(await tried(`${secret.slice(0, -5)}00000`)).toBe(404);
  await shop.close();
});
