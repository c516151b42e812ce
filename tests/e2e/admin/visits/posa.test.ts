import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bookingOn, confirmedAt } from '../../booking/booking-steps.ts';
import { expectInOrder, expectToast, phone, screens, setStage } from '../../stage.ts';
import { calendarOn } from '../admin-steps.ts';

const { site, visit } = setStage();

describe.each(screens)('while a colour develops, %s,', (_, viewport) => {
  const press = (what: Locator) => (viewport === phone ? what.tap() : what.click());

  async function marioBooksHisColour() {
    const { services } = site().store;
    const { id } = site().colore;
    await services.update(id, { processing: { after: 30, minutes: 30 } });
    const booking = bookingOn(await visit(`/booking?servizio=${id}`, { as: site().mario, viewport }));
    await press(booking.stylist('Anna Bianchi'));
    await press(booking.next);
    await booking.day(/selezionato$/).waitFor();
    await press(booking.next);
    await press(booking.time('martedì 5 gennaio 2027, 10:00'));
    await press(booking.next);
    await press(booking.terms);
    await press(booking.confirm);
    await booking.page.waitForURL('**/appointments');
  }

  test('somebody else is booked with the same stylist, and nobody into its work', async () => {
    await marioBooksHisColour();
    const page = await visit('/admin?giorno=2027-01-05', { as: site().salone, viewport });
    const calendar = calendarOn(page);
    await calendar
      .visit(/^Mario Rossi ?, 10:00 · Colore ?, fino alle 11:30, posa dalle 10:30 alle 11:00$/)
      .waitFor();
    await calendar.visit(/^Mario Rossi ?, 11:00 · Colore, dopo la posa/).waitFor();
    const wanted = async (time: string) => {
      await press(calendar.free('martedì 5 gennaio', time));
      await calendar.customer.fill('lucia');
      await press(calendar.option(/^Lucia Verdi/));
      await calendar.service.selectOption({ label: 'Taglio uomo · 30 minuti · 18,00 €' });
    };
    await wanted('10:30');
    await calendar.dialog.getByText('Dalle 10:30 alle 11:00.').waitFor();
    await press(calendar.confirm);
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
    await calendar.visit(/^Lucia Verdi ?, 10:30 · Taglio uomo ?, fino alle 11:00$/).waitFor();
    await expectInOrder(page);
    // As if somebody had been faster: the dialog cannot know, the server refuses.
    await page.route('**/api/timeslots?**', route => route.abort());
    await wanted('09:45');
    await calendar.dialog.getByText('Non riesco a controllare che ci sia posto').waitFor();
    await press(calendar.confirm);
    await calendar.dialog.getByRole('alert').getByText('appena stato prenotato').waitFor();
    const held = (await confirmedAt(site())).map(({ time, duration }) => `${time} ${duration}`);
    expect(held.sort()).toEqual(['10:00:00 90', '10:30:00 30']);
  });
});
