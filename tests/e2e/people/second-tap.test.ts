import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { appointmentsOn, marioComesAndGoes } from '../appointments/appointments-steps.ts';
import { bookingOn, confirmedAt } from '../booking/booking-steps.ts';
import { desk, phone, setStage, settle } from '../stage.ts';

const { site, visit } = setStage();

/** Twice at the same place, as fast as a finger: whatever has appeared there meanwhile takes the second. */
async function tapTwice(page: Page, target: Locator, meanwhile: () => Promise<void>): Promise<void> {
  const box = await boxOf(target);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.click(at.x, at.y);
  await meanwhile();
  await page.mouse.click(at.x, at.y);
}

type Box = { x: number; y: number; width: number; height: number };

const holds = (box: Box | null, { x, y }: { x: number; y: number }): boolean =>
  box !== null && box.x <= x && x <= box.x + box.width && box.y <= y && y <= box.y + box.height;

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

/** Scrolls until one element is where the other is or will be. */
const scrollBy = (page: Page, pixels: number) => page.evaluate(`window.scrollBy(0, ${pixels})`);

describe('a second tap', () => {
  test.each([
    ['on a phone', phone],
    ['at a desk', desk],
  ])('on what asks never says yes, wherever the question stands: %s', async (_, viewport) => {
    await marioComesAndGoes(site());
    const page = await visit('/appointments', { as: site().mario, viewport });
    const screen = appointmentsOn(page);
    const opener = page.getByRole('button', { name: /^Cancella Rifinitura barba/ });
    await opener.click();
    await screen.yes.waitFor();
    await settle(page);
    const yes = await boxOf(screen.yes);
    await page.keyboard.press('Escape');
    await screen.question.waitFor({ state: 'detached' });
    // The first button is brought to where the yes has just been.
    await page.evaluate('document.body.style.paddingBlock = "100vh"');
    await scrollBy(page, (await boxOf(opener)).y - yes.y);
    const first = await boxOf(opener);
    let second: Box | null = null;
    await tapTwice(page, opener, async () => {
      await screen.yes.waitFor();
      second = await boxOf(screen.yes);
    });
    expect(holds(second, { x: first.x + first.width / 2, y: first.y + first.height / 2 })).toBe(false);
    expect(await confirmedAt(site())).toHaveLength(4);
  });

  test('on the yes itself comes too early, and says nothing', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/appointments', { as: site().mario, ownClock: true });
    const screen = appointmentsOn(page);
    await page.clock.install({ time: '2027-01-05T08:00:00+01:00' });
    await page.reload();
    const opener = page.getByRole('button', { name: /^Cancella Rifinitura barba/ });
    await opener.waitFor();
    await page.clock.pauseAt('2027-01-05T09:00:00+01:00');
    await opener.click();
    await screen.yes.dispatchEvent('click', { detail: 1 });
    await page.clock.runFor(600);
    await screen.yes.dispatchEvent('click', { detail: 1 });
    expect(await screen.question.isVisible()).toBe(true);
    expect(await confirmedAt(site())).toHaveLength(4);
    await page.clock.runFor(200);
    await screen.yes.click();
    await screen.question.waitFor({ state: 'detached' });
    expect(await confirmedAt(site())).toHaveLength(3);
  });

  test('on ‘Continua’ skips no step, and does not reach the terms', async () => {
    const page = await visit('/booking', { as: site().mario, ownClock: true });
    await page.clock.install({ time: '2027-01-05T08:00:00+01:00' });
    await page.reload();
    const booking = bookingOn(page);
    await booking.service('Taglio uomo').click();
    // However long the next step takes to be drawn: no time passes between the two.
    await page.clock.pauseAt('2027-01-05T09:00:00+01:00');
    await tapTwice(page, booking.next, () => booking.heading('Scegli lo stylist').waitFor());
    await page.clock.resume();
    await booking.stylist('Bruno Conti').check();
    expect(new URL(page.url()).search).toBe('?passo=2');
    await booking.next.click();
    await booking.day(/selezionato$/).waitFor();
    await booking.next.click();
    await booking.time(/, 10:30$/).check();
    await booking.next.click({ trial: true });
    await page.clock.pauseAt('2027-01-05T09:30:00+01:00');
    await tapTwice(page, booking.next, () => booking.heading('Conferma la prenotazione').waitFor());
    await page.clock.resume();
    await booking.confirm.click({ trial: true });
    expect(await booking.toast('Termini di servizio').count()).toBe(0);
    expect(await booking.terms.getAttribute('aria-invalid')).toBeNull();
  });
});
