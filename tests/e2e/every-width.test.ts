import { describe, expect, test } from 'vitest';
import { marioComesAndGoes } from './appointments-steps.ts';
import { expectInOrder, narrowest, setStage } from './stage.ts';

const { site, visit } = setStage();

/** The narrowest phone, a tablet, and a desk whose page is shown at twice its size. */
const widths = [
  ['320 pixels wide', narrowest],
  ['768 pixels wide', { width: 768, height: 1024 }],
  ['at 200 % zoom', { width: 640, height: 400 }],
] as const;

/** Every page that is no dashboard, as its reader comes to it, and something that is only there when all of it is. */
const forGuests = [
  ['/', 'Prenota Ora'],
  ['/services', 'Rifinitura barba'],
  ['/auth', 'Password dimenticata?'],
  ['/auth?scheda=registrati', 'Conferma password'],
  ['/termini', 'Chi siamo'],
  ['/privacy', 'salone.tema'],
  ['/nessuna-pagina', '404 Page Not Found'],
] as const;
const forMario = [
  ['/booking', 'Scegli il servizio'],
  ['/appointments', 'Il prossimo appuntamento'],
  ['/appointments?scheda=cancellati', 'Colore'],
  ['/profile', 'Modifica i dati'],
  ['/profile?scheda=sicurezza', 'Dispositivi riconosciuti'],
] as const;

describe.each(widths)('%s', (_, viewport) => {
  test('every page a guest can open is whole and accessible', async () => {
    const page = await visit('/', { viewport });
    for (const [path, part] of forGuests) {
      await page.goto(path);
      await page.getByRole('main').getByText(part).first().waitFor();
      await expectInOrder(page);
    }
  });

  test('and every page of a customer', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/', { viewport, as: site().mario });
    for (const [path, part] of forMario) {
      await page.goto(path);
      await page.getByRole('main').getByText(part).first().waitFor();
      await expectInOrder(page);
    }
    expect(new URL(page.url()).pathname).toBe('/profile');
  });
});
