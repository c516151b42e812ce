import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../../../adapters/http/contract/appointments.ts';
import type { BodyOf } from '../../../adapters/http/contract/call.ts';
import { addService, archiveService, changeService } from '../../../adapters/http/contract/catalogue.ts';
import { addAbsence } from '../../../adapters/http/contract/timetable/absences.ts';
import { addClosure } from '../../../adapters/http/contract/timetable/closures.ts';
import { keepSkills } from '../../../adapters/http/contract/timetable/skills.ts';
import { seeHistory } from '../../../adapters/http/contract/visits/history.ts';
import { fieldWording } from '../../../core/wording.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('an appointment that is edited on %s', engine => {
  let shop: RunningShop;
  let mario: Browser;
  let admin: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const book = (date: string, time = '10:00', serviceIds = [shop.taglio.id]) => {
    const who = { userId: shop.mario.id, stylistId: shop.anna.id, notes: 'corti' };
    return mario.call(calls.bookAppointment, { body: { ...who, serviceIds, date, time } });
  };
  const edit = (id: number, body: BodyOf<typeof calls.editAppointment>) =>
    admin.call(calls.editAppointment, { params: { id }, body });

  test('has the length and the price of its services, and the notes it is given', async () => {
    const { taglio, barba } = shop;
    const { id } = await book('2027-01-05');
    const change = { serviceIds: [taglio.id, barba.id], notes: ' lunghi ', staffNotes: 'lametta' };
    const edited = await edit(id, change);
    expect(edited).toMatchObject({
      ...{ id, serviceName: 'Taglio uomo + Rifinitura barba', duration: 45, price: 2_800 },
      ...{ time: '10:00', endTime: '10:45', notes: 'lunghi', staffNotes: 'lametta', username: 'mario' },
    });
    expect(await edit(id, change)).toEqual(edited);
    expect(await edit(id, { staffNotes: '' })).toMatchObject({ staffNotes: null, notes: 'lunghi' });
    const lines = await admin.call(seeHistory, { params: { id } });
    expect(lines.slice(1).map(({ kind, from, to, by }) => [kind, from, to, by.id])).toEqual([
      [
        'edited',
        { serviceIds: [taglio.id], serviceName: 'Taglio uomo', duration: 30, price: 1_800 },
        {
          ...{ serviceIds: change.serviceIds, serviceName: edited.serviceName, duration: 45, price: 2_800 },
          changed: ['services', 'notes', 'staffNotes'],
        },
        shop.salone.id,
      ],
      ['edited', expect.anything(), expect.objectContaining({ changed: ['staffNotes'] }), shop.salone.id],
    ]);
    const [seen] = await mario.call(calls.listAppointments);
    expect(seen).toMatchObject({ serviceName: edited.serviceName, notes: 'lunghi' });
    expect(seen).not.toHaveProperty('staffNotes');
  });

  test('grows into its own time and into nobody else’s', async () => {
    const { id } = await book('2027-01-07', '10:00', [shop.taglio.id, shop.taglio.id]);
    await book('2027-01-07', '11:30');
    expect(await edit(id, { serviceIds: [shop.colore.id] })).toMatchObject({ endTime: '11:30' });
    const refusal = await refused(edit(id, { serviceIds: [shop.colore.id, shop.barba.id] }));
    expect(refusal).toMatchObject({ status: 409, code: 'slot-taken' });
    const late = await book('2027-01-07', '12:30');
    expect(await refused(edit(late.id, { serviceIds: [shop.colore.id] }))).toMatchObject({
      ...{ status: 400, code: 'runs-into-break' },
    });
    expect(await edit(id, { serviceIds: [shop.barba.id] })).toMatchObject({ endTime: '10:15' });
    await book('2027-01-07', '10:15');
  });

  test('keeps the price of what stays; what is added costs what it costs today', async () => {
    const { taglio, barba } = shop;
    const { id } = await book('2027-01-08', '10:00', [taglio.id, barba.id]);
    const dearer = (service: typeof taglio, price: number) => {
      const { name, description, category, duration } = service;
      const body = { name, description, category, duration, price };
      return admin.call(changeService, { params: { id: service.id }, body });
    };
    await dearer(taglio, 2_500);
    const edited = await edit(id, { serviceIds: [taglio.id, taglio.id] });
    expect(edited.services.map(({ price }) => price)).toEqual([1_800, 2_500]);
    expect(await edit(id, { serviceIds: [taglio.id] })).toMatchObject({ price: 1_800 });
    await dearer(taglio, 1_800);
  });

  test('keeps a service that has left the list, and is given none that has', async () => {
    const body = {
      name: 'Rasatura',
      description: null,
      category: 'Barba',
      price: 900,
      duration: 15,
    } as const;
    const shave = await admin.call(addService, { body });
    const { id } = await book('2027-01-09', '10:00', [shave.id]);
    await admin.call(archiveService, { params: { id: shave.id } });
    expect(await edit(id, { serviceIds: [shave.id, shop.taglio.id] })).toMatchObject({
      ...{ serviceName: 'Rasatura + Taglio uomo', price: 2_700 },
    });
    for (const serviceIds of [[shave.id, shave.id], [4_711]])
      expect(await refused(edit(id, { serviceIds }))).toMatchObject({
        ...{ status: 404, code: 'service-not-found' },
      });
  });

  test('is given no service that its stylist does not do, and no time in which they are away', async () => {
    const { anna, taglio, barba, colore } = shop;
    const { id } = await book('2027-01-12', '10:00', [colore.id]);
    const skills = (serviceIds: number[] | null) =>
      admin.call(keepSkills, { params: { id: anna.id }, body: { serviceIds } });
    await skills([taglio.id]);
    const added = { serviceIds: [colore.id, barba.id] };
    expect((await refused(edit(id, added))).message).toBe(
      'Anna non esegue «Rifinitura barba». Scegli un’altra persona.',
    );
    expect(await edit(id, { serviceIds: [colore.id, taglio.id] })).toMatchObject({ endTime: '12:00' });
    await skills(null);
    const when = { from: '2027-01-12', to: '2027-01-12', start: '12:00', end: '12:30' };
    await admin.call(addAbsence, { body: { ...when, stylistId: anna.id, reason: '' } });
    const longer = edit(id, { serviceIds: [colore.id, taglio.id, barba.id] });
    expect(await refused(longer)).toMatchObject({ status: 409, code: 'not-working-then' });
  });

  test('that lies outside the timetable already has only others in its way', async () => {
    const { id } = await book('2027-01-13', '18:00');
    await book('2027-01-13', '19:00');
    const day = { from: '2027-01-13', to: '2027-01-13', stylistIds: null, reason: '' };
    await admin.call(addClosure, { body: { ...day, hours: [{ from: '08:30', to: '13:00' }] } });
    const { taglio, barba, colore } = shop;
    expect(await edit(id, { serviceIds: [taglio.id, barba.id] })).toMatchObject({ endTime: '18:45' });
    expect(await refused(edit(id, { serviceIds: [colore.id] }))).toMatchObject({ code: 'slot-taken' });
  });

  test('is not given services by who saw others, and is told which they are', async () => {
    const { taglio, barba, colore } = shop;
    const { id } = await book('2027-01-14');
    const from = { serviceIds: [taglio.id] };
    await edit(id, { serviceIds: [taglio.id, barba.id], from });
    const late = { serviceIds: [colore.id], from, staffNotes: 'lametta' };
    expect(await refused(edit(id, late))).toMatchObject({
      ...{ status: 409, code: 'services-changed' },
      message:
        'Nel frattempo i servizi di questo appuntamento sono cambiati: ora sono Taglio uomo + Rifinitura barba. Salva di nuovo per mettere i tuoi.',
    });
    const seen = { serviceIds: [taglio.id, barba.id] };
    expect(await edit(id, { ...late, from: seen })).toMatchObject({ serviceName: 'Colore' });
  });

  test('is not given notes by who saw others, and is told what they are', async () => {
    const { id } = await book('2027-01-15');
    const from = { notes: 'corti', staffNotes: null };
    expect(await edit(id, { staffNotes: 'lametta', from })).toMatchObject({ staffNotes: 'lametta' });
    const late = { staffNotes: 'forbici', notes: 'lunghi', from };
    expect(await refused(edit(id, late))).toMatchObject({
      ...{ status: 409, code: 'notes-changed' },
      message:
        'Nel frattempo qualcun altro ha cambiato le note: ora c’è «lametta». Salva di nuovo per mettere le tue.',
    });
    expect(await edit(id, { staffNotes: 'lametta', from }), 'sent twice').toMatchObject({ notes: 'corti' });
    expect(await edit(id, { notes: 'lunghi', from })).toMatchObject({
      notes: 'lunghi',
      staffNotes: 'lametta',
    });
    const seen = { ...from, staffNotes: 'lametta' };
    expect(await edit(id, { staffNotes: null, from: seen })).toMatchObject({ staffNotes: null });
  });

  test('may have begun; with an outcome its notes alone are changed, and cancelled nothing', async () => {
    const { id } = await book('2027-01-06');
    const { id: gone } = await book('2027-01-06', '11:00');
    await mario.call(calls.cancelAppointment, { params: { id: gone } });
    shop.clock.moveTo('2027-01-06T10:10:00+01:00');
    await admin.logIn(shop.salone);
    expect(await edit(id, { serviceIds: [shop.colore.id] })).toMatchObject({ endTime: '11:30' });
    await admin.call(calls.setOutcome, { params: { id }, body: { outcome: 'completed' } });
    expect(await refused(edit(id, { serviceIds: [shop.taglio.id] }))).toMatchObject({
      ...{ status: 409, code: 'not-editable' },
      message: 'Questo appuntamento ha già un esito: per cambiarne i servizi, togli prima l’esito.',
    });
    const noted = { serviceIds: [shop.colore.id], staffNotes: 'colore 7.1' };
    expect(await edit(id, noted)).toMatchObject({ status: 'completed', staffNotes: 'colore 7.1' });
    expect(await refused(edit(gone, { notes: 'x' }))).toMatchObject({ status: 409, code: 'not-editable' });
    expect(await refused(edit(4_711, { notes: 'x' }))).toMatchObject({ status: 404 });
  });

  test.each([
    ['serviceIds', 'nothing-to-change', {}],
    ['serviceIds', 'nothing-to-change', { price: 100, serviceId: 1 }],
    ['serviceIds', 'nothing-to-change', { from: { serviceIds: [1] } }],
    ['serviceIds', 'services-missing', { serviceIds: [] }],
    ['serviceIds', 'id-invalid', { serviceIds: null }],
    ['notes', 'notes-too-long', { notes: 'x'.repeat(1_001) }],
    ['staffNotes', 'staff-notes-too-long', { staffNotes: 'x'.repeat(1_001) }],
  ] as const)('is refused beside the field: %s, %s', async (field, rule, body) => {
    const refusal = await refused(edit(1, body as unknown as BodyOf<typeof calls.editAppointment>));
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(refusal.fields).toEqual({ [field]: fieldWording[rule] });
  });
});
