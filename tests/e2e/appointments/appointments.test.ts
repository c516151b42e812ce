import { describe, expect, test } from 'vitest';
import { seeTimeslots } from '../../../adapters/http/contract/calendar.ts';
import { desk, expectInOrder, expectToast, narrowest, phone, screens, setStage } from '../stage.ts';
import { appointmentsOn, book, marioComesAndGoes } from './appointments-steps.ts';

const { site, visit } = setStage();

/** Mario on his appointments. */
async function marioVisits(options: Parameters<typeof visit>[1] = {}) {
  const page = await visit('/appointments', { as: site().mario, ...options });
  return { page, ...appointmentsOn(page) };
}

describe.each(screens)('a customer %s', (_, viewport) => {
  test('finds what is to come, what was and what was called off', async () => {
    await marioComesAndGoes(site());
    const { page, ...screen } = await marioVisits({ viewport });
    expect(await screen.services()).toEqual(['Taglio uomo', 'Rifinitura barba']);
    const next = await screen.cards.first().innerText();
    for (const text of ['Tra 3 giorni', 'Venerdì', '8 gennaio 2027', '10:30 – 11:00', 'Anna Bianchi', '18 €'])
      expect(next.replaceAll('\u00a0', ' ')).toContain(text);
    expect(next).toContain('Confermato');
    await expectInOrder(page);

    await screen.open('Passati');
    expect(await screen.services()).toEqual(['Rifinitura barba', 'Taglio uomo']);
    const past = await screen.cards.first().innerText();
    for (const text of ['Martedì 15 dicembre 2026', '15:00 – 15:15', 'Bruno Conti'])
      expect(past).toContain(text);
    await expectInOrder(page);

    await screen.open('Cancellati');
    expect(await screen.services()).toEqual(['Colore']);
    const cancelled = await screen.cards.first().innerText();
    for (const text of ['Giovedì 7 gennaio 2027', '11:00 – 12:30', 'Cancellato'])
      expect(cancelled).toContain(text);
    await expectInOrder(page);
  });

  test('calls a visit off, after being asked which one', async () => {
    await marioComesAndGoes(site());
    const { page, ...screen } = await marioVisits({ viewport });
    await page.getByRole('button', { name: /^Cancella Taglio uomo, venerdì 8 gennaio 2027/ }).click();
    await screen.question.waitFor();
    const asked = await screen.question.innerText();
    for (const text of ['Taglio uomo', 'Venerdì 8 gennaio 2027, 10:30 – 11:00', 'con Anna Bianchi'])
      expect(asked).toContain(text);
    await expectInOrder(page);
    await screen.yes.click();
    await expectToast(page, 'Appuntamento cancellato', "L'appuntamento è stato cancellato con successo");
    expect(await screen.services()).toEqual(['Rifinitura barba']);
    await expectInOrder(page);
    await screen.open('Cancellati');
    expect(await screen.services()).toEqual(['Taglio uomo', 'Colore']);
    const slots = await site()
      .browser()
      .call(seeTimeslots, { query: { date: '2027-01-08', stylistId: site().anna.id } });
    expect(slots.find(({ time }) => time === '10:30')?.isAvailable).toBe(true);
  });
});

describe('a customer', () => {
  test('without visits is shown the way to one, under every tab', async () => {
    const page = await visit('/appointments', { as: site().lucia });
    const screen = appointmentsOn(page);
    for (const [tab, sentence] of [
      ['Prossimi', 'Non hai appuntamenti imminenti'],
      ['Passati', 'Non hai appuntamenti passati'],
      ['Cancellati', 'Non hai appuntamenti cancellati'],
    ] as const) {
      await screen.open(tab);
      await page.getByText(sentence, { exact: true }).waitFor();
      await expectInOrder(page);
    }
    await page.getByRole('link', { name: 'Prenota Nuovo Appuntamento' }).click();
    await page.waitForURL(/\/booking/);
  });
});

describe('calling off', () => {
  test('is offered only for what is to come', async () => {
    await marioComesAndGoes(site());
    const { page, ...screen } = await marioVisits();
    const offers = page.getByRole('button', { name: /^Cancella/ });
    await screen.services();
    expect(await offers.count()).toBe(2);
    for (const tab of ['Passati', 'Cancellati']) {
      await screen.open(tab);
      await screen.services();
      expect(await offers.count()).toBe(0);
    }
  });

  test('changes nothing when the answer is no, and the focus is where it was', async () => {
    await marioComesAndGoes(site());
    const { page, ...screen } = await marioVisits({ viewport: phone });
    const button = page.getByRole('button', { name: /^Cancella Rifinitura barba/ });
    await button.click();
    await screen.no.click();
    await page.locator('[aria-label^="Cancella Rifinitura barba"]:focus').waitFor();
    expect(await screen.services()).toEqual(['Taglio uomo', 'Rifinitura barba']);
  });

  test('needs nothing but the keyboard; afterwards the focus is on the tab', async () => {
    await marioComesAndGoes(site());
    const { page, ...screen } = await marioVisits();
    await screen.services();
    await screen.tab('Prossimi').focus();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/^Sposta Taglio uomo/);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/^Cancella Taglio uomo/);
    await page.keyboard.press('Enter');
    await screen.question.waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[aria-label^="Cancella Taglio uomo"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await screen.question.waitFor();
    expect(await page.locator(':focus').innerText()).toBe('No, lo tengo');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Appuntamento cancellato');
    await screen.question.waitFor({ state: 'detached' });
    await page.locator('[role="tab"]:focus').waitFor();
    expect(await page.locator(':focus').innerText()).toBe('Prossimi');
  });

  test('comes too late for a visit that has begun: it is said, and the list knows better', async () => {
    await marioComesAndGoes(site());
    const { page, ...screen } = await marioVisits();
    await page.getByRole('button', { name: /^Cancella Taglio uomo/ }).click();
    site().clock.moveTo('2027-01-08T10:31:00+01:00');
    await screen.yes.click();
    const sentence = 'Questo appuntamento non può più essere cancellato';
    await expectToast(page, 'Errore', `Impossibile cancellare l'appuntamento: ${sentence}`);
    await screen.question.waitFor({ state: 'detached' });
    expect(await screen.services()).toEqual(['Rifinitura barba']);
    await page.locator('[role="tab"]:focus').waitFor();
    await screen.open('Passati');
    expect(await screen.services()).toContain('Taglio uomo');
  });

  test('without a network is said, and can be tried again', async () => {
    await marioComesAndGoes(site());
    const { page, ...screen } = await marioVisits();
    const button = page.getByRole('button', { name: /^Cancella Taglio uomo/ });
    await button.click();
    // A picture still on its way would break off as well.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await screen.yes.click();
    await expectToast(page, 'Errore', "Impossibile cancellare l'appuntamento: Il server non risponde.");
    await page.context().setOffline(false);
    await button.click();
    await screen.yes.click();
    await expectToast(page, 'Appuntamento cancellato');
  });

  test('happens once, however often yes is said', async () => {
    await marioComesAndGoes(site());
    const { page, ...screen } = await marioVisits();
    const sent: string[] = [];
    page.on('request', request => {
      if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname);
    });
    await page.getByRole('button', { name: /^Cancella Taglio uomo/ }).click();
    await screen.question.waitFor();
    await page.evaluate(
      `for (const _ of '12') [...document.querySelectorAll('[role=alertdialog] button')].at(-1).click()`,
    );
    await expectToast(page, 'Appuntamento cancellato');
    await screen.question.waitFor({ state: 'detached' });
    expect(sent).toHaveLength(1);
  });

  test('after the session has ended leads to the login and back', async () => {
    await marioComesAndGoes(site());
    const { page, ...screen } = await marioVisits();
    await page.getByRole('button', { name: /^Cancella Taglio uomo/ }).click();
    await page.context().clearCookies();
    await screen.yes.click();
    await page.waitForURL('/auth');
    await page.getByLabel('Nome utente').fill('mario');
    await page.getByLabel('Password', { exact: true }).fill('mario');
    await page.keyboard.press('Enter');
    await page.waitForURL('/appointments');
    expect(await screen.services()).toEqual(['Taglio uomo', 'Rifinitura barba']);
  });
});

describe('a visit', () => {
  test('is booked again with the same service and stylist', async () => {
    await marioComesAndGoes(site());
    const { page, ...screen } = await marioVisits();
    await screen.open('Passati');
    const again = page.getByRole('link', { name: 'Prenota di nuovo Rifinitura barba' });
    const { barba, bruno } = site();
    expect(await again.getAttribute('href')).toBe(`/booking?servizio=${barba.id}&stylist=${bruno.id}`);
    await screen.open('Cancellati');
    await page.getByRole('link', { name: 'Prenota di nuovo Colore' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prenota il tuo appuntamento' }).waitFor();
  });

  test('is not offered again when its service has left the list', async () => {
    await marioComesAndGoes(site());
    await site().store.services.archive(site().colore.id);
    const { page, ...screen } = await marioVisits();
    await screen.open('Cancellati');
    await screen.services();
    await page.locator('[data-category="Trattamenti"]').waitFor();
    expect(await page.getByRole('link', { name: /^Prenota di nuovo/ }).count()).toBe(0);
  });

  test('is shown although its service cannot be read', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/', { as: site().mario });
    await page.route('**/api/services/*', route => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'I Miei Appuntamenti' }).click();
    await page.waitForURL('/appointments');
    await page.getByRole('heading', { name: 'Più avanti' }).waitFor();
    expect(await appointmentsOn(page).services()).toEqual(['Taglio uomo', 'Rifinitura barba']);
    await expectInOrder(page);
  });

  test('shows a note as it was written, markup, line breaks and all', async () => {
    const notes = `<img src=x onerror=alert(1)>\n<b>Corti</b> ${'lunghissimo'.repeat(40)}`;
    const { mario: by, taglio: service, anna: stylist } = site();
    await book(site(), { by, service, stylist, date: '2027-01-08', time: '10:30', notes });
    const { page, ...screen } = await marioVisits({ viewport: narrowest });
    await screen.services();
    expect(await screen.cards.innerText()).toContain(notes);
    await expectInOrder(page);
  });

  test('keeps its day and time in a browser on the other side of the world', async () => {
    await marioComesAndGoes(site());
    const { ...screen } = await marioVisits({ viewport: desk, timezoneId: 'Pacific/Kiritimati' });
    await screen.services();
    const next = await screen.cards.first().innerText();
    for (const text of ['Tra 3 giorni', 'Venerdì', '8 gennaio 2027', '10:30 – 11:00'])
      expect(next).toContain(text);
  });
});
