import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment, listAppointments } from '../../../adapters/http/contract/appointments.ts';
import { seeAvailability, seeTimeslots } from '../../../adapters/http/contract/calendar.ts';
import { addService, changeService, type ServiceReply } from '../../../adapters/http/contract/catalogue.ts';
import { foreseeClosure } from '../../../adapters/http/contract/timetable/closures.ts';
import { timesWording } from '../../../core/catalogue/times-wording.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('a service with posa and clean-up on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  let colour: ServiceReply;
  const details = { name: 'Balayage', description: null, category: 'Trattamenti', price: 9000 } as const;
  const times = { duration: 120, processing: { after: 30, minutes: 45 }, cleanup: 30 };
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
    colour = await admin.call(addService, { body: { ...details, ...times } });
  });
  afterAll(() => shop.close());

  const starts = async (query: { serviceId?: number; duration?: number }, date = '2027-02-03') => {
    const asked = { date, stylistId: shop.anna.id, ...query };
    const slots = await shop.browser().call(seeTimeslots, { query: asked });
    return slots.filter(({ isAvailable }) => isAvailable).map(({ time }) => time);
  };
  const book = (serviceId: number, time: string, date = '2027-02-03') => {
    const who = { userId: shop.mario.id, stylistId: shop.anna.id, notes: null };
    return mario.call(bookAppointment, { body: { ...who, serviceId, date, time } });
  };

  test('is told as it was entered, and an appointment keeps the times it was booked with', async () => {
    expect(colour).toMatchObject(times);
    const booked = await book(colour.id, '10:00', '2027-02-02');
    expect(booked).toMatchObject({ ...times, endTime: '12:00' });
    const params = { id: colour.id };
    const plain = await admin.call(changeService, { params, body: { ...details, duration: 120 } });
    expect(plain).toMatchObject({ processing: null, cleanup: 0 });
    const [kept] = await mario.call(listAppointments, { query: { from: '2027-02-02', to: '2027-02-02' } });
    expect(kept).toMatchObject({ id: booked.id, ...times });
    await admin.call(changeService, { params, body: { ...details, ...times } });
  });

  test('lets others in during its posa, and nobody into its work and its clean-up', async () => {
    await book(colour.id, '09:00');
    const taken = ['08:45', '09:00', '09:15', '10:00', '10:15', '10:45', '11:00', '11:15'];
    expect((await starts({ duration: 30 })).filter(time => time <= '11:30')).toEqual([
      ...['08:30', '09:30', '09:45', '11:30'],
    ]);
    for (const time of taken)
      expect(await refused(book(shop.taglio.id, time))).toMatchObject({ code: 'slot-taken' });
    expect(await book(shop.taglio.id, '09:30')).toMatchObject({ endTime: '10:00' });
  });

  test('is offered where its own work, not its posa, finds nobody, within one opening', async () => {
    await book(shop.taglio.id, '09:30', '2027-02-04');
    const offered = await starts({ serviceId: colour.id }, '2027-02-04');
    expect(offered.slice(0, 3)).toEqual(['08:45', '09:00', '10:00']);
    expect(offered).toContain('11:00');
    expect([offered.filter(time => time > '11:00' && time < '14:00'), offered.at(-1)]).toEqual([[], '18:00']);
    expect(await refused(book(colour.id, '11:15', '2027-02-04'))).toMatchObject({ code: 'runs-into-break' });
    const range = { from: '2027-02-04', to: '2027-02-04', stylistId: shop.anna.id, serviceId: colour.id };
    expect(await shop.browser().call(seeAvailability, { query: range })).toMatchObject([
      { state: 'open', firstStart: '08:45' },
    ]);
    await book(colour.id, '18:00', '2027-02-04');
  });

  test('is left outside by a closure that takes its posa, not by one that takes its clean-up', async () => {
    const { id } = await book(colour.id, '14:00', '2027-02-05');
    const left = async (...hours: { from: string; to: string }[]) => {
      const body = { from: '2027-02-05', to: '2027-02-05', hours, stylistIds: null, reason: '' };
      const foreseen = await admin.call(foreseeClosure, { body });
      return foreseen.appointments.map(appointment => appointment.id);
    };
    expect(await left({ from: '14:00', to: '16:00' })).toEqual([]);
    expect(await left({ from: '14:00', to: '15:45' })).toEqual([id]);
    expect(await left({ from: '14:00', to: '14:45' }, { from: '15:00', to: '20:00' })).toEqual([id]);
  });

  test('that nobody knows has no times', async () => {
    expect(await refused(starts({ serviceId: 4711 }))).toMatchObject({ code: 'service-not-found' });
  });

  test.each([
    ['processing', { processing: { after: 0, minutes: 30 } }, 'processing-invalid'],
    ['processing', { processing: { after: 30, minutes: 10 } }, 'processing-invalid'],
    ['processing', { processing: { after: 30, minutes: 90 } }, 'processing-outside'],
    ['processing', { processing: { after: 30 } }, 'processing-invalid'],
    ['cleanup', { cleanup: 75 }, 'cleanup-invalid'],
    ['cleanup', { cleanup: -15 }, 'cleanup-invalid'],
  ] as const)('is refused beside the field: %s', async (field, change, rule) => {
    const body = { ...details, ...times, ...change };
    const answer = await refused(admin.call(addService, { body: body as typeof details & typeof times }));
    expect(answer.code).toBe('invalid-input');
    expect(answer.fields?.[field]).toBe(timesWording[rule]);
  });
});
