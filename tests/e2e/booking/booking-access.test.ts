import { describe, expect, test } from 'vitest';
import { phone } from '../stage.ts';
import { bookingOn, hasFocus, overflow, setBookingStage, walk } from './booking-steps.ts';

const { site, visit } = setBookingStage();

describe('every step of the booking', () => {
  test.each([320, 360, 768, 1280])('fits %i pixels, with targets for a finger', async width => {
    const page = await visit('/', { as: site().mario, viewport: { width, height: 800 } });
    const small: string[] = [];
    await walk(page, async step => {
      expect([step, await overflow(page)]).toEqual([step, 0]);
      for (const control of await page.evaluate<string[]>(smallControls)) small.push(`${step}: ${control}`);
    });
    expect(small).toEqual([]);
  });

  test('goes to the next at once for whoever asked for less motion: nothing that has no transition gets one', async () => {
    const page = await visit('/booking', { as: site().mario, reducedMotion: 'reduce' });
    const moving = await page.evaluate<number>(`(() => {
      const item = document.querySelector('main nav li');
      item.style.flexGrow = '5';
      getComputedStyle(item).flexGrow;
      return document.getAnimations().length;
    })()`);
    expect(moving).toBe(0);
  });

  test('shows the first times of a day without scrolling on a phone', async () => {
    const page = await visit('/', { as: site().mario, viewport: phone, isMobile: true });
    const booking = bookingOn(page);
    await booking.toTimes(site().taglio.id);
    const [time, bar] = await Promise.all([
      booking.time(/, 09:15$/).boundingBox(),
      booking.summary.boundingBox(),
    ]);
    expect((time?.y ?? 0) + (time?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(740);
    expect(await page.getByRole('grid').count()).toBe(0);
  });
});

/** What is pressed and lower than a finger wants, with its height; labels of text fields are only read. */
const smallControls = `[...document.querySelectorAll('main :is(button, label:not([for]), select)')]
  .map(control => ({ text: control.innerText, height: control.getBoundingClientRect().height }))
  .filter(({ height }) => height > 0 && height < 44)
  .map(({ text, height }) => text + ' ' + height)`;

describe('a person without a mouse', () => {
  test('books by keyboard alone, and each step’s heading has the focus', async () => {
    const page = await visit('/booking', { as: site().mario });
    const booking = bookingOn(page);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    /** Tabs on until something has the focus, as one does; never more than there are stops on the page. */
    const tabTo = async (name: RegExp): Promise<void> => {
      for (let stops = 0; stops < 60; stops += 1) {
        await press('Tab');
        const label = await page.evaluate<string>(
          '[document.activeElement.ariaLabel, ...[document.activeElement, ...document.activeElement.labels ?? []].map(node => node.textContent)].join()',
        );
        // Between the last stop and the first the whole page has the focus.
        if (label.length < 200 && name.test(label)) return;
      }
      throw new Error(`${name} is never reached`);
    };
    const arrivesAt = async (heading: string): Promise<void> => {
      await expect.poll(() => hasFocus(booking.heading(heading)), { message: heading }).toBe(true);
    };

    await booking.service('Taglio uomo').waitFor();
    await tabTo(/Seleziona Taglio uomo/);
    await press('Enter');
    await tabTo(/Continua/);
    await press('Enter');
    await arrivesAt('Scegli lo stylist');
    await booking.stylist('Anna Bianchi').waitFor();
    await tabTo(/Nessuna preferenza/);
    await press('ArrowDown');
    expect(await booking.stylist('Anna Bianchi').isChecked()).toBe(true);
    await tabTo(/Continua/);
    await press('Enter');
    await arrivesAt('Scegli la data');
    await booking.day(/selezionato$/).waitFor();
    await tabTo(/martedì 5 gennaio 2027/);
    await press('ArrowRight', 'ArrowRight', 'Enter');
    await booking.day('giovedì 7 gennaio 2027, libero, selezionato').waitFor();
    await tabTo(/Continua/);
    await press('Enter');
    await arrivesAt('Scegli l’ora');
    await booking.time(/, 08:30$/).waitFor();
    await tabTo(/giovedì 7 gennaio 2027, 08:30/);
    await press('Space', 'ArrowRight');
    expect(await booking.time('giovedì 7 gennaio 2027, 08:45').isChecked()).toBe(true);
    await tabTo(/Continua/);
    await press('Enter');
    await arrivesAt('Conferma la prenotazione');
    await tabTo(/Accetto i termini/);
    await press('Space');
    await tabTo(/Conferma prenotazione/);
    await press('Enter');
    await page.waitForURL('**/appointments');
    await booking.toast('Appuntamento confermato').waitFor();
  });

  test('hears which days are closed, full, past or free', async () => {
    site().clock.moveTo('2027-01-07T19:50:00+01:00');
    const page = await visit('/', { as: site().mario });
    const booking = bookingOn(page);
    await page.goto(`/booking?servizio=${site().taglio.id}&stylist=${site().anna.id}`);
    for (const spoken of [
      'mercoledì 6 gennaio 2027, passato',
      'giovedì 7 gennaio 2027, oggi, completo',
      'venerdì 8 gennaio 2027, libero, selezionato',
      'domenica 10 gennaio 2027, chiuso',
      'lunedì 11 gennaio 2027, chiuso',
    ])
      await booking.day(spoken).waitFor();
    await booking.day(/^domenica 10/).click({ force: true });
    await booking.day('venerdì 8 gennaio 2027, libero, selezionato').waitFor();
  });
});

describe('the calendar', () => {
  test.each(['Europe/Rome', 'Pacific/Auckland', 'America/Los_Angeles'])(
    'is the shop’s, wherever the browser stands: %s',
    async timezoneId => {
      site().clock.moveTo('2027-03-31T08:00:00+02:00');
      const page = await visit(`/booking?servizio=${site().taglio.id}&stylist=${site().anna.id}`, {
        as: site().mario,
        timezoneId,
      });
      const booking = bookingOn(page);
      await booking.day('mercoledì 31 marzo 2027, oggi, libero, selezionato').waitFor();
      const weekdays = await page.locator('th').allInnerTexts();
      expect(weekdays).toEqual(['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom']);
      expect(await page.getByLabel('Anno').locator('option').allInnerTexts()).toEqual([
        '2027',
        '2028',
        '2029',
      ]);
      const month = page.getByLabel('Mese', { exact: true }).locator('option:checked');
      for (const [name, firstDay] of [
        ['aprile', 'giovedì 1 aprile 2027, libero'],
        ['maggio', 'sabato 1 maggio 2027, libero'],
        ['giugno', 'martedì 1 giugno 2027, libero'],
        ['luglio', 'giovedì 1 luglio 2027, libero'],
        ['agosto', 'domenica 1 agosto 2027, chiuso'],
      ] as const) {
        await booking.button('Mese successivo').click();
        await booking.day(firstDay).waitFor();
        expect(await month.innerText()).toBe(name);
      }
      await page.getByLabel('Anno').selectOption('2029');
      await booking.day('mercoledì 1 agosto 2029, libero').click();
      expect(await booking.summary.innerText()).toContain('mercoledì 1º agosto 2029');
      expect(new URL(page.url()).search).toBe('?passo=3');
    },
  );
});

test('the booking brings at most 30 kB of script along, and its calendar as much again', async () => {
  const page = await visit('/', { as: site().mario });
  // The home page has all its own script, that of the account menu too.
  await page.getByRole('button', { name: 'Menu di Mario Rossi' }).waitFor();
  const sent = new Map<string, number>();
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) sent.set(pathname, Number(response.headers()['content-length']));
  });
  const booking = bookingOn(page);
  await page.getByRole('link', { name: 'Prenota Taglio uomo' }).click();
  await booking.heading('Scegli lo stylist').waitFor();
  await booking.next.click();
  await booking.day(/selezionato$/).waitFor();
  // Moving an appointment shares the calendar with the step that shows it.
  const ofCalendar = [...sent].filter(([name]) => /\/(?:date-step|day-choice)-/.test(name));
  const weight = (files: Iterable<[string, number]>) => [...files].reduce((sum, [, size]) => sum + size, 0);
  expect(ofCalendar).toHaveLength(2);
  expect(weight(ofCalendar)).toBeLessThanOrEqual(30_000);
  expect(weight(sent) - weight(ofCalendar)).toBeLessThanOrEqual(30_000);
  expect(weight(sent)).toBeGreaterThan(20_000);
});
