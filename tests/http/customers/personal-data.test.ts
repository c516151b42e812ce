import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as appointments from '../../../adapters/http/contract/appointments.ts';
import { setOwnLetters } from '../../../adapters/http/contract/letters/letters.ts';
import * as calls from '../../../adapters/http/contract/people/personal-data.ts';
import { addAbsence } from '../../../adapters/http/contract/timetable/absences.ts';
import { addCustomer, editUser } from '../../../adapters/http/contract/users.ts';
import { type Browser, refused } from '../browser.ts';
import { sendLettersOf } from '../letters/send-letters-of.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('all that is stored about a person, on %s,', engine => {
  let shop: RunningShop;
  let mario: Browser;
  let admin: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  test('is theirs to take along, in their own words', async () => {
    const { mario: person, taglio, anna } = shop;
    const wish = { userId: person.id, serviceId: taglio.id, stylistId: anna.id, notes: 'Corto sopra' };
    const { id } = await mario.call(appointments.bookAppointment, {
      body: { ...wish, date: '2027-02-02', time: '10:00' },
    });
    await admin.call(editUser, { params: { id: person.id }, body: { staffNotes: 'Arriva tardi' } });
    await admin.call(appointments.cancelAppointment, { params: { id } });
    const data = await mario.call(calls.exportOwnData);
    expect(data).toMatchObject({
      creatoIl: '2027-01-05T07:00:00Z',
      persona: {
        ...{ nome: 'Mario', cognome: 'Rossi', nomeUtente: 'mario', email: 'mario@example.com' },
        ...{ telefono: person.phone, prenotaDalSito: true, noteDelSalone: 'Arriva tardi', ruoli: [] },
      },
    });
    const there = { data: '2027-02-02', ora: '10:00' };
    expect(data.appuntamenti).toEqual([
      {
        ...{ data: '2027-02-02', dalle: '10:00', alle: '10:30', stylist: 'Anna Bianchi' },
        servizi: [{ nome: 'Taglio uomo', minuti: 30, prezzo: 18 }],
        ...{ prezzo: 18, pagato: null, stato: 'cancellato', note: 'Corto sopra', noteDelSalone: null },
        storia: [
          { quando: '2027-01-05T07:00:00Z', che: 'prenotato', chi: 'tu', da: null, a: there },
          { quando: '2027-01-05T07:00:00Z', che: 'cancellato', chi: 'il salone', da: null, a: null },
        ],
      },
    ]);
    const since = { quando: '2027-01-05T07:00:00Z', stato: 'in partenza' };
    expect(data.lettere).toEqual([
      { tipo: 'appuntamento confermato', ...since },
      { tipo: 'appuntamento cancellato', ...since },
    ]);
    expect(await admin.call(calls.exportData, { params: { id: person.id } })).toEqual(data);
    expect(data.accessi.map(({ dal }) => dal)).toEqual(['2027-01-05T07:00:00Z']);
    await sendLettersOf(shop);
    await mario.call(setOwnLetters, { body: { reminder: false } });
    const { lettere, lettereCambiate } = await mario.call(calls.exportOwnData);
    expect(lettereCambiate).toEqual(['promemoria']);
    expect(lettere.map(({ stato }) => stato)).not.toContain('in partenza');
    expect(shop.log.join('')).toContain('personal data exported');
  });

  test('holds the absences of who works here, with their reason', async () => {
    const away = { from: '2027-03-01', to: '2027-03-01', start: '10:00', end: '12:00', reason: 'Dentista' };
    await admin.call(addAbsence, { body: { ...away, stylistId: shop.anna.id } });
    const { persona, assenze } = await admin.call(calls.exportData, { params: { id: shop.anna.id } });
    expect(persona.ruoli).toContain('stylist');
    expect(assenze).toEqual([
      { dal: '2027-03-01', al: '2027-03-01', dalle: '10:00', alle: '12:00', motivo: 'Dentista' },
    ]);
  });

  test('is handed over by the shop to who has no login, and there is nothing of nobody', async () => {
    const { id } = await admin.call(addCustomer, { body: { firstName: 'Rosa', phone: '0558403344' } });
    const data = await admin.call(calls.exportData, { params: { id } });
    expect(data.persona).toMatchObject({ nome: 'Rosa', nomeUtente: null, telefono: '0558403344' });
    expect([data.appuntamenti, data.dispositivi, data.lettere]).toEqual([[], [], []]);
    expect([data.accessi, data.lettereCambiate]).toEqual([[], []]);
    const nobody = admin.call(calls.exportData, { params: { id: 4_711 } });
    expect(await refused(nobody)).toMatchObject({ status: 404, code: 'user-not-found' });
  });
});
