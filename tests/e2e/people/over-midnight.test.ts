import { describe, expect, test } from 'vitest';
import { marioComesAndGoes } from '../appointments/appointments-steps.ts';
import { bookingOn } from '../booking/booking-steps.ts';
import { setStage } from '../stage.ts';

const { site, visit } = setStage();

const beforeMidnight = '2027-01-05T23:59:00+01:00';
const afterMidnight = '2027-01-06T00:01:00+01:00';

test('a calendar that stands open over midnight moves on to the new day', async () => {
  site().clock.moveTo(beforeMidnight);
  const page = await visit('/', { as: site().mario, ownClock: true });
  await page.clock.install({ time: beforeMidnight });
  const booking = bookingOn(page);
  await page.goto(`/booking?servizio=${site().taglio.id}&stylist=${site().anna.id}`);
  await booking.day(/^martedì 5 gennaio 2027, oggi/).waitFor();
  site().clock.moveTo(afterMidnight);
  await page.clock.fastForward(120_000);
  await booking.day(/^mercoledì 6 gennaio 2027, oggi/).waitFor();
  expect(await booking.day(/^martedì 5 gennaio 2027, passato/).count()).toBe(1);
});

test('a ticket that stands open over midnight counts from the new day', async () => {
  await marioComesAndGoes(site());
  site().clock.moveTo(beforeMidnight);
  const page = await visit('/', { as: site().mario, ownClock: true });
  await page.clock.install({ time: beforeMidnight });
  await page.goto('/appointments');
  await page.getByText('Tra 3 giorni', { exact: true }).waitFor();
  site().clock.moveTo(afterMidnight);
  await page.clock.fastForward(120_000);
  await page.getByText('Dopodomani', { exact: true }).waitFor();
});

describe('on a computer whose clock is wrong', () => {
  const wrong = { time: '2027-01-10T03:00:00+01:00' };

  test('the home page says whether the shop is open now, and marks today', async () => {
    site().clock.moveTo('2027-01-05T10:00:00+01:00');
    const page = await visit('/', { ownClock: true });
    await page.clock.install(wrong);
    await page.goto('/');
    await page.getByText('Aperto ora · chiude alle 13:00').waitFor();
    expect(await page.locator('[data-now]').innerText()).toMatch(/^Martedì/);
  });

  test('the dashboard opens on the shop’s day, with the line at the shop’s time', async () => {
    site().clock.moveTo('2027-01-05T10:00:00+01:00');
    const page = await visit('/', { as: site().salone, ownClock: true });
    await page.clock.install(wrong);
    await page.goto('/admin?vista=giorno');
    await page.getByRole('heading', { level: 2, name: 'Martedì 5 gennaio 2027' }).waitFor();
    await page.getByTitle('Adesso, 10:00').waitFor();
  });
});

test('on a computer whose clock is wrong today is the server’s', async () => {
  await marioComesAndGoes(site());
  const page = await visit('/', { as: site().mario, ownClock: true });
  await page.clock.install({ time: '2027-01-08T07:00:00+01:00' });
  await page.goto('/appointments');
  await page.getByText('Tra 3 giorni', { exact: true }).waitFor();
});
