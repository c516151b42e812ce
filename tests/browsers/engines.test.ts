import { mkdir, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book } from '../e2e/appointments/appointments-steps.ts';
import { openSite } from '../e2e/running-site.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { visitorOf } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const engines = [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const;

const submit = 'button[type="submit"]';

/** Where the pictures of the screens are kept, to be looked at side by side. */
const folder = new URL('../../.cache/pictures/', import.meta.url);

describe.each(engines)('in %s', (name, openEngine) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let engine: Engine;
  beforeEach(async () => {
    site = await openSite();
    engine = await openEngine();
  });
  afterEach(async () => {
    await engine.close();
    await site.close();
  });

  const visitor = () => visitorOf(engine, site.origin);
  const keep = async (screen: string) => {
    await mkdir(folder, { recursive: true });
    await writeFile(new URL(`${screen}-${name.toLowerCase()}.png`, folder), await engine.picture());
  };
  const logIn = async (username: string) => {
    const person = visitor();
    await person.open('/auth');
    await person.write(/^Nome utente$/, username);
    await person.write(/^Password$/, username);
    await person.press(/^Accedi$/, submit);
    await person.reads(/Login effettuato/);
    return person;
  };

  test('somebody registers and is let in', async () => {
    const person = visitor();
    await person.open('/auth?scheda=registrati');
    await person.write(/^Nome utente$/, 'nina');
    await person.write(/^Telefono$/, '3331234567');
    await person.write(/^Password$/, 'segreta');
    await person.write(/^Conferma password$/, 'segreta');
    await keep('registration');
    await person.press(/^Crea account$/, submit);
    await person.reads(/Account creato con successo!/);
    expect((await site.store.users.findByUsernameKey('nina'))?.user).toMatchObject({ phone: '3331234567' });
  });

  test('a customer logs in, books and cancels', async () => {
    const person = await logIn('mario');
    await person.open('/');
    await person.reads(/Prenota Ora/);
    await keep('home');
    await person.press(/^Scuro$/);
    await person.open('/');
    await person.reads(/Prenota Ora/);
    await keep('home-dark');
    await person.open(`/booking?servizio=${site.taglio.id}`);
    await person.pressUntil(/^Continua$/, /Scegli la data/);
    await keep('date');
    await person.pressUntil(/^Continua$/, /Scegli l’ora/);
    await keep('time');
    await person.press(/^10:30$/);
    await person.pressUntil(/^Continua$/, /Conferma la prenotazione/);
    await person.press(/^$/, 'input[type="checkbox"]');
    await keep('confirmation');
    await person.press(/^Conferma prenotazione$/);
    await person.isAt(/^\/appointments$/);
    await person.reads(/Appena prenotato/i);
    await keep('appointments');
    expect(await site.store.appointments.list({})).toMatchObject([{ status: 'confirmed' }]);
    await person.press(/^Cancella /);
    await person.pressUntil(/^Sì, cancella$/, /L'appuntamento è stato cancellato con successo/);
    expect(await site.store.appointments.list({})).toMatchObject([{ status: 'cancelled' }]);
  });

  test('an administrator sees the day, looks into it and adds an appointment', async () => {
    const { mario: by, taglio: service, anna: stylist } = site;
    await book(site, { by, service, stylist, date: '2027-01-05', time: '10:00' });
    const person = await logIn('salone');
    await person.open('/admin?vista=giorno&giorno=2027-01-05');
    await person.reads(/Mario Rossi/);
    await keep('day');
    await person.press(/^Mario Rossi ?,/);
    await person.reads(/30 minuti/);
    await keep('appointment');
    await person.press(/^Chiudi$/);
    await person.press(/martedì 5 gennaio, 15:00$/);
    await person.write(/^Cliente$/, 'luc');
    await person.press(/^Lucia Verdi/);
    await person.choose(/^Servizio$/, /^Taglio uomo/);
    await person.reads(/Dalle 15:00 alle 15:30/);
    await person.press(/^Conferma$/);
    await person.reads(/Appuntamento creato con successo/);
    expect(await site.store.appointments.list({})).toHaveLength(2);
  });
});
