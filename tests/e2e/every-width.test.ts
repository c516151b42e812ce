import { expect, test } from 'vitest';
import { marioComesAndGoes } from './appointments/appointments-steps.ts';
import { expectInOrder, inEveryWay, narrowest, setStage, tablet } from './stage.ts';

const { site, visit } = setStage();

/** A desk whose page is shown at twice its size. */
const zoomed = { width: 640, height: 400 };

/** Every page that is no dashboard, as its reader comes to it, and something that is only there when all of it is. */
const forGuests = [
  ['/', 'Prenota Ora'],
  ['/services', 'Rifinitura barba'],
  ['/auth', 'Password dimenticata?'],
  ['/auth?scheda=registrati', 'Conferma password'],
  ['/invito#nessuno', 'Questo invito non vale più'],
  ['/visita#nessuno', 'Questo link non vale più'],
  ['/termini', 'Chi siamo'],
  ['/privacy', 'salone.tema'],
  ['/nessuna-pagina', '404 Page Not Found'],
] as const;
const forMario = [
  ['/booking', 'Scegli il servizio'],
  ['/appointments', 'Il prossimo appuntamento'],
  ['/appointments?scheda=cancellati', 'Colore'],
  ['/profile', 'Modifica i dati'],
  ['/profile?scheda=sicurezza', 'Collegato adesso'],
] as const;

test('every page a guest can open is whole and accessible in the narrowest window, on a tablet and at 200 % zoom', async () => {
  const page = await visit('/', { viewport: narrowest });
  for (const [path, part] of forGuests) {
    await page.goto(path);
    await page.getByRole('main').getByText(part).first().waitFor();
    await expectInOrder(page, [zoomed, tablet], inEveryWay);
  }
});

test('and every page of a customer', async () => {
  await marioComesAndGoes(site());
  const page = await visit('/', { viewport: narrowest, as: site().mario });
  for (const [path, part] of forMario) {
    await page.goto(path);
    await page.getByRole('main').getByText(part).first().waitFor();
    await expectInOrder(page, [zoomed, tablet], inEveryWay);
  }
  expect(new URL(page.url()).pathname).toBe('/profile');
});
