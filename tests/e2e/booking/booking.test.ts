import { describe, expect, test } from 'vitest';
import { desk, phone } from '../stage.ts';
import { bookingOn, confirmedAt, hasFocus, setBookingStage } from './booking-steps.ts';

const { site, visit } = setBookingStage();

describe('a customer books', () => {
  test.each([
    ['on a phone', phone, 'Pacific/Auckland'],
    ['at a desk', desk, 'America/Los_Angeles'],
  ])('without a preference, %s, the browser standing elsewhere', async (_, viewport, timezoneId) => {
    const page = await visit('/', { as: site().mario, viewport, timezoneId });
    const booking = bookingOn(page);
    let taps = 0;
    const tap = async (what: { click(): Promise<void> }) => {
      await what.click();
      taps += 1;
    };

    await tap(page.getByRole('link', { name: 'Prenota Taglio uomo' }));
    await booking.heading('Scegli lo stylist').waitFor();
    expect(await booking.stylist('Nessuna preferenza').isChecked()).toBe(true);
    await tap(booking.next);
    await booking.day('martedì 5 gennaio 2027, oggi, libero, selezionato').waitFor();
    await tap(booking.next);
    await tap(booking.time('martedì 5 gennaio 2027, 10:30'));
    await tap(booking.next);
    await page.getByText('Martedì 5 gennaio 2027, dalle 10:30 alle 11:00').waitFor();
    await tap(booking.terms);
    await tap(booking.confirm);

    await booking.toast('Appuntamento confermato').waitFor();
    await booking.toast('La tua prenotazione è stata confermata con successo!').waitFor();
    await page.waitForURL('**/appointments');
    expect(taps).toBeLessThanOrEqual(8);
    expect(await confirmedAt(site())).toMatchObject([
      { userId: site().mario.id, serviceId: site().taglio.id, notes: null },
    ]);
    expect(String((await confirmedAt(site()))[0]?.startsAt)).toBe('2027-01-05T09:30:00Z');
    expect(
      await page.evaluate('Object.keys(sessionStorage).filter(key => key.startsWith("private:"))'),
    ).toEqual([]);
  });

  test('from the first step, with a stylist, another day and notes, in at most eight taps without them', async () => {
    const page = await visit('/booking', { as: site().mario });
    const booking = bookingOn(page);
    expect(await booking.next.isDisabled()).toBe(true);
    await booking.service('Colore').click();
    await booking.next.click();
    await booking.stylist('Bruno Conti').check();
    await booking.next.click();
    await booking.day(/^giovedì 7 gennaio 2027, libero/).click();
    await page.getByText('Il primo orario libero è alle 08:30.').waitFor();
    await booking.next.click();
    await booking.time('giovedì 7 gennaio 2027, 11:30').waitFor();
    expect(await booking.time(/, 11:45$/).count()).toBe(0);
    await booking.time('giovedì 7 gennaio 2027, 14:00').check();
    await booking.next.click();
    await booking.notes.fill('Grazie 💈 <b>a presto</b>');
    await booking.terms.check();
    expect(await booking.summary.innerText()).toMatch(
      /Colore[^]*Bruno Conti[^]*giovedì 7 gennaio 2027[^]*14:00 – 15:30[^]*55,00\s€/,
    );
    await booking.confirm.click();
    await page.waitForURL('**/appointments');
    expect(await confirmedAt(site())).toMatchObject([
      { stylistId: site().bruno.id, price: 5500, duration: 90, notes: 'Grazie 💈 <b>a presto</b>' },
    ]);
  });

  test('by a press anywhere on a service’s card, as on a stylist’s', async () => {
    const page = await visit('/booking', { as: site().mario, viewport: phone });
    const booking = bookingOn(page);
    // Its picture.
    await page
      .getByRole('article')
      .first()
      .click({ position: { x: 30, y: 30 } });
    await booking.next.click();
    await booking.heading('Scegli lo stylist').waitFor();
  });

  test('again, by a link that brings service and stylist along: it opens at the calendar', async () => {
    const again = `/booking?servizio=${site().barba.id}&stylist=${site().bruno.id}`;
    const page = await visit(again, { as: site().mario });
    const booking = bookingOn(page);
    await booking.heading('Scegli la data').waitFor();
    expect(new URL(page.url()).search).toBe('?passo=3');
    await expect.poll(() => booking.summary.innerText()).toMatch(/Rifinitura barba[^]*Bruno Conti/);
    await page.goto('/booking?servizio=999');
    await booking.toast('Servizio non più in listino').waitFor();
    await page.getByText('Mancano alcune scelte').waitFor();
    await booking.button('Torna al passo 1').click();
    await booking.heading('Scegli il servizio').waitFor();
  });

  test('once, however fast the last button is pressed twice', async () => {
    const page = await visit('/', { as: site().mario });
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/);
    await booking.terms.check();
    let posts = 0;
    page.on('request', request => {
      if (request.method() === 'POST') posts += 1;
    });
    await booking.confirm.dblclick();
    await page.waitForURL('**/appointments');
    expect(posts).toBe(1);
    expect(await confirmedAt(site())).toHaveLength(1);
  });

  test('only with the terms accepted, and is told so', async () => {
    const page = await visit('/', { as: site().mario });
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/);
    await booking.confirm.click();
    await booking.toast('Termini di servizio').waitFor();
    await booking.toast('Devi accettare i termini di servizio per continuare').waitFor();
    expect(await hasFocus(booking.terms)).toBe(true);
    expect(await booking.terms.getAttribute('aria-invalid')).toBe('true');
    await booking.terms.check();
    expect(await booking.terms.getAttribute('aria-invalid')).toBeNull();
    expect(await booking.confirm.isEnabled()).toBe(true);
    expect(await confirmedAt(site())).toEqual([]);
  });
});

test('the booking looks the same opened by its address as reached from the home page', async () => {
  const page = await visit('/', { as: site().mario, viewport: phone });
  const booking = bookingOn(page);
  const looks = async () => {
    await booking.service('Taglio uomo').waitFor();
    return page.evaluate<string[]>(
      `(({ padding, borderRadius, borderLeftWidth }) => [padding, borderRadius, borderLeftWidth])(
        getComputedStyle(document.querySelector('[aria-labelledby="riepilogo"]')))`,
    );
  };
  await page.getByRole('link', { name: 'Prenota Ora' }).click();
  const reached = await looks();
  await page.goto('/booking');
  expect(await looks()).toEqual(reached);
  expect(reached).toContain('20px 20px 0px 0px');
});

describe('a visitor who begins before the script has come', () => {
  test('stays at the card they have scrolled to', async () => {
    const page = await visit('/', { as: site().mario, viewport: phone });
    let letThrough = (): void => {};
    const scriptComes = new Promise<void>(resolve => (letThrough = resolve));
    await page.route('**/assets/index-*.js', async route => {
      await scriptComes;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const card = page.getByRole('link', { name: 'Prenota Taglio uomo' });
    await page.evaluate('document.fonts.ready');
    await card.scrollIntoViewIfNeeded();
    const before = (await card.boundingBox())?.y;
    letThrough();
    // Only a page that has been taken over knows what time it is.
    await page.getByText(/^(Aperto ora|Chiuso ora|In pausa)/).waitFor();
    expect((await card.boundingBox())?.y).toBeCloseTo(before ?? 0, 0);
  });
});

describe('somebody else was faster', () => {
  test('and the slower one is told, sees fresh times and loses nothing', async () => {
    const [mario, lucia] = await Promise.all([
      visit('/', { as: site().mario }),
      visit('/', { as: site().lucia, viewport: phone }),
    ]);
    const [faster, slower] = [bookingOn(mario), bookingOn(lucia)];
    for (const booking of [faster, slower]) {
      await booking.toLastStep(site().taglio.id, /, 10:30$/, 'Anna Bianchi');
      await booking.terms.check();
    }
    await slower.notes.fill('Vengo in bicicletta');
    await faster.confirm.click();
    await faster.page.waitForURL('**/appointments');
    await slower.confirm.click();

    await slower.heading('Scegli l’ora').waitFor();
    const told = slower.page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'Errore nella prenotazione' });
    await told
      .getByText('Questo orario è appena stato prenotato. Scegline un altro tra quelli liberi.')
      .waitFor();
    await slower.time('martedì 5 gennaio 2027, 11:00').waitFor();
    expect(await slower.time(/, 10:(15|30|45)$/).count()).toBe(0);
    expect(await slower.next.isDisabled()).toBe(true);
    expect(await slower.page.getByText(/non è più disponibile/).count()).toBe(0);
    expect(await slower.page.getByRole('listitem').filter({ hasText: 'Errore' }).count()).toBe(0);
    await slower.time(/, 11:00$/).check();
    await told.waitFor({ state: 'detached' });
    await slower.next.click();
    expect(await slower.notes.inputValue()).toBe('Vengo in bicicletta');
    expect(await slower.terms.isChecked()).toBe(true);
    await slower.confirm.click();
    await slower.page.waitForURL('**/appointments');
    expect(await confirmedAt(site())).toHaveLength(2);
  });
});
