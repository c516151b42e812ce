import type { Page } from 'playwright-core';
import type { RunningShop } from '../../http/running-shop.ts';
import { aWeekOfVisits } from '../admin/admin-steps.ts';
import { marioComesAndGoes } from '../appointments/appointments-steps.ts';
import { listening } from '../pages/open-page.ts';
import { settle } from '../stage.ts';

/** A page, or a state of it: where it is, what is done there, and what is seen then. */
interface Screen {
  readonly path: string;
  readonly press?: readonly RegExp[];
  readonly sees: string | RegExp;
}

export type Reader = keyof typeof screens;

/** Every page and every dialog, as its readers come to it. */
export const screens = {
  guest: [
    { path: '/', sees: 'Prenota Ora' },
    { path: '/services', sees: 'Rifinitura barba' },
    { path: '/auth', sees: 'Password dimenticata?' },
    { path: '/auth', press: [/^Accedi$/], sees: 'Inserisci la password' },
    { path: '/auth?scheda=registrati', sees: 'Conferma password' },
    { path: '/auth?scheda=registrati', press: [/^Crea account$/], sees: /obbligatori/ },
    { path: '/auth?scheda=reimposta', sees: 'Conferma nuova password' },
    { path: '/invito#nessuno', sees: 'Questo invito non vale più' },
    { path: '/visita#nessuno', sees: 'Questo link non vale più' },
    { path: '/termini', sees: 'Chi siamo' },
    { path: '/privacy', sees: 'salone.tema' },
    { path: '/nessuna-pagina', sees: '404 Page Not Found' },
  ],
  mario: [
    { path: '/booking', press: [/^Seleziona Taglio uomo$/], sees: 'Scegli il servizio' },
    { path: '/booking?passo=2', sees: 'Nessuna preferenza' },
    { path: '/booking?passo=2', press: [/^Continua$/], sees: /^Il primo orario libero/ },
    { path: '/booking?passo=3', press: [/^Continua$/, /, 10:30$/], sees: 'Scegli l’ora' },
    { path: '/booking?passo=4', press: [/^Continua$/], sees: 'Conferma la prenotazione' },
    { path: '/booking?passo=5', press: [/^Accetto/], sees: 'Conferma la prenotazione' },
    { path: '/appointments', sees: 'Il prossimo appuntamento' },
    { path: '/appointments', press: [/^Cancella Taglio uomo/], sees: 'No, lo tengo' },
    { path: '/appointments?scheda=passati', sees: 'Rifinitura barba' },
    { path: '/appointments?scheda=cancellati', sees: 'Colore' },
    { path: '/profile', sees: 'Tipo di account' },
    { path: '/profile', press: [/^Modifica i dati$/], sees: 'Salva' },
    { path: '/profile?scheda=sicurezza', sees: 'Collegato adesso' },
  ],
  salone: [
    { path: '/admin?vista=giorno', sees: 'Mario Rossi' },
    { path: '/admin?vista=settimana', sees: 'Mario Rossi' },
    { path: '/admin?vista=salone', sees: 'Mario Rossi' },
    { path: '/admin?vista=giorno', press: [/, 15:00$/], sees: /^martedì 5 gennaio, 15:00/i },
    { path: '/admin?vista=giorno', press: [/^Mario Rossi ?, 09:00/], sees: '30 minuti' },
    { path: '/admin?vista=giorno', press: [/^Elimina l’appuntamento di Mario/], sees: /^Eliminare/ },
    { path: '/admin?scheda=appuntamenti', sees: '4 appuntamenti' },
    { path: '/admin?scheda=servizi', sees: '3 servizi' },
    { path: '/admin?scheda=servizi', press: [/^Modifica Taglio uomo$/], sees: 'Per esempio 18 oppure 18,50' },
    {
      path: '/admin?scheda=servizi',
      press: [/^Modifica Taglio uomo$/, /^(Scegli|Cambia) immagine$/],
      sees: /^Una sola immagine/,
    },
    { path: '/admin?scheda=servizi', press: [/^Elimina Taglio uomo$/], sees: /^Non si potrà più/ },
    { path: '/admin?scheda=clienti', sees: 'Clienti totali' },
    { path: '/admin?scheda=clienti', press: [/^Scheda di Mario Rossi$/], sees: '2 appuntamenti' },
    {
      path: '/admin?scheda=clienti',
      press: [/^Scheda di Mario Rossi$/, /^Link di reimpostazione$/, /^Sì, crea il link$/],
      sees: 'Copia il link',
    },
    { path: '/admin?scheda=clienti', press: [/^Modifica Mario Rossi$/], sees: 'Salva' },
    { path: '/admin?scheda=stylist', sees: 'Altri con accesso amministratore' },
    { path: '/admin?scheda=stylist', press: [/^Aggiungi Stylist$/], sees: /Avrà anche l’accesso/ },
    { path: '/admin?scheda=stylist', press: [/^Rimuovi Anna Bianchi$/], sees: /^Lo stylist non viene/ },
    { path: '/admin/settings', sees: 'In vigore e in arrivo' },
    { path: '/admin/notices', sees: /^Mercoledì 6 gennaio/ },
    { path: '/admin/statistics', sees: /Ancora in programma/ },
    { path: '/admin?stampa=2027-01-05', sees: 'Bruno Conti' },
    { path: '/admin/settings', press: [/^Lunedì$/], sees: 'Cambia lunedì.' },
    { path: '/admin/settings?scheda=chiusure', sees: 'Ferie d’agosto' },
    { path: '/admin/settings?scheda=chiusure', press: [/^Apertura straordinaria$/], sees: 'Chi c’è' },
    { path: '/admin/settings?scheda=regole', sees: 'Regole per chi prenota' },
    {
      path: '/admin/settings?scheda=calendari',
      press: [/^Crea un indirizzo$/, /^Crea l’indirizzo$/],
      sees: 'Copia il link',
    },
    { path: '/admin/settings?scheda=persone', sees: 'Che cosa fa' },
    {
      path: '/admin/settings?scheda=persone',
      press: [/^Alternati$/, /^Aggiungi un’assenza di Anna$/, /^Solo qualche ora$/],
      sees: 'Assenza di Anna',
    },
  ],
} as const satisfies Record<string, readonly Screen[]>;

/** How long a walk over twenty screens may take on a busy machine. */
export const walkMs = 180_000;

/** What they are to see there. */
export async function fillFor(reader: Reader, shop: RunningShop): Promise<void> {
  if (reader === 'mario') await marioComesAndGoes(shop);
  if (reader === 'salone') await aWeekOfVisits(shop);
}

/** Comes to every screen of a reader and looks at it; its name is the address and what was pressed there. */
export async function walkScreens(
  page: Page,
  reader: Reader,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  for (const { path, sees, press = [] } of screens[reader] as readonly Screen[]) {
    await page.goto(path);
    await page.evaluate(listening);
    for (const name of press) await pressed(page, name);
    await page.getByText(sees).and(page.locator(':visible')).first().waitFor();
    await page.evaluate('document.fonts.ready.then(() => true)');
    await settle(page);
    await look([path, ...press.map(({ source }) => source)].join(' '));
  }
}

/** In the form or dialog where there is one: a tab may be called the same. */
async function pressed(page: Page, name: RegExp): Promise<void> {
  const named = page
    .getByRole('button', { name })
    .or(page.getByRole('radio', { name }))
    .or(page.getByRole('checkbox', { name }))
    .or(page.getByRole('switch', { name }));
  await named.last().click();
}
