import { describe, expect, test } from 'vitest';
import { archiveService } from '../../../adapters/http/contract/catalogue.ts';
import { desk, expectInOrder, phone, tablet } from '../stage.ts';
import { bookingOn, confirmedAt, hasFocus, setBookingStage } from './booking-steps.ts';

const { site, visit } = setBookingStage();

describe('several services in one visit', () => {
  test.each([
    ['on a phone', { viewport: phone, hasTouch: true }],
    ['on a tablet', { viewport: tablet, hasTouch: true }],
    ['at a desk', { viewport: desk }],
  ])('are chosen one after the other and booked as one, %s', async (_, options) => {
    const page = await visit('/booking', { as: site().mario, ...options });
    const booking = bookingOn(page);
    await booking.service('Taglio uomo').click();
    await booking.button('Aggiungi un altro servizio').click();
    await booking.heading('Che altro?').waitFor();
    await booking.button('Aggiungi Rifinitura barba').click();
    await booking.button('Aggiungi Taglio uomo').click();
    await booking.button('Aggiungi Colore').click();
    await booking.button('Togli Colore, 4º').click();
    expect(await booking.summary.innerText()).toMatch(
      /Taglio uomo \+ Rifinitura barba \+ Taglio uomo[^]*1 ora e 15 minuti[^]*46,00\s€/,
    );
    await expectInOrder(page);
    await booking.next.click();
    await booking.heading('Scegli lo stylist').waitFor();
    await booking.next.click();
    await booking.day(/selezionato$/).waitFor();
    await booking.next.click();
    await booking.time('martedì 5 gennaio 2027, 11:45').check();
    expect(await booking.time(/, 12:00$/).count()).toBe(0);
    await booking.next.click();
    await page.getByText('Martedì 5 gennaio 2027, dalle 11:45 alle 13:00').waitFor();
    await booking.terms.check();
    await booking.confirm.click();
    await page.waitForURL('**/appointments');
    await page.getByText('Taglio uomo + Rifinitura barba + Taglio uomo').first().waitFor();
    const { taglio, barba } = site();
    const [booked] = await confirmedAt(site());
    expect(booked?.services.map(({ serviceId }) => serviceId)).toEqual([taglio.id, barba.id, taglio.id]);
  });

  test('are left by the way back, and kept by a reload; only what leaves the list is lost', async () => {
    const page = await visit('/booking', { as: site().mario, viewport: phone });
    const booking = bookingOn(page);
    await booking.service('Taglio uomo').click();
    await booking.button('Aggiungi un altro servizio').click();
    await booking.button('Aggiungi Colore').click();
    await page.reload();
    await booking.button('Togli Colore, 2º').waitFor();
    await booking.next.click();
    await booking.heading('Scegli lo stylist').waitFor();
    await booking.back.click();
    await booking.heading('Che altro?').waitFor();
    await booking.back.click();
    await booking.heading('Scegli il servizio').waitFor();
    expect(await booking.service('Colore').getAttribute('aria-pressed')).toBe('true');
    await booking.service('Rifinitura barba').click();
    expect(await booking.summary.innerText()).toMatch(/^(?![^]*Colore)[^]*Rifinitura barba/);
    await booking.button('Aggiungi un altro servizio').click();
    await booking.button('Aggiungi Colore').click();
    await booking.button('Aggiungi Taglio uomo').click();
    const counter = site().browser();
    await counter.logIn(site().salone);
    await counter.call(archiveService, { params: { id: site().colore.id } });
    await page.reload();
    await page
      .getByText('È uno di quelli che avevi scelto: gli altri e il resto sono rimasti.', { exact: true })
      .waitFor();
    expect(await booking.summary.innerText()).toMatch(/Rifinitura barba \+ Taglio uomo[^]*45 minuti/);
    await expectInOrder(page);
  });

  test('are added and taken away with the keyboard alone; the last one leads back to the list', async () => {
    const page = await visit('/booking', { as: site().mario });
    const booking = bookingOn(page);
    await booking.service('Taglio uomo').press('Enter');
    await booking.button('Aggiungi un altro servizio').press('Enter');
    expect(await hasFocus(booking.heading('Che altro?'))).toBe(true);
    for (let chosen = 1; chosen < 5; chosen += 1) await booking.button('Aggiungi Taglio uomo').press('Enter');
    await page.getByText('Cinque servizi sono il massimo per un appuntamento.').waitFor();
    expect(await booking.button('Aggiungi Colore').isDisabled()).toBe(true);
    for (let chosen = 5; chosen > 1; chosen -= 1)
      await booking.button('Togli Taglio uomo, 1º').press('Enter');
    expect(await hasFocus(page.getByRole('region', { name: 'Servizi scelti' }))).toBe(true);
    await booking.button('Togli Taglio uomo, 1º').press('Enter');
    expect(await hasFocus(booking.heading('Scegli il servizio'))).toBe(true);
  });

  test('are booked again by one link, with the same stylist', async () => {
    const { taglio, barba, anna } = site();
    const page = await visit(`/booking?servizio=${barba.id},${taglio.id}&stylist=${anna.id}`, {
      as: site().mario,
    });
    const booking = bookingOn(page);
    await booking.heading('Scegli la data').waitFor();
    await booking.summary.getByText('Rifinitura barba + Taglio uomo').waitFor();
    await booking.summary.getByText('Anna Bianchi').waitFor();
  });
});
