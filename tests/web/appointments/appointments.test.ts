import { describe, expect, test } from 'vitest';
import { appointmentsUnder } from '../../../apps/web/appointments/appointments.ts';
import {
  type Appointment,
  customerOf,
  dayOf,
  stylistOf,
  writtenDayOf,
} from '../../../apps/web/shared/appointments/appointment.ts';
import { distance } from '../../../apps/web/shared/appointments/distance.ts';
import { appointments as words } from '../../../apps/web/texts/appointments.ts';

const visit: Appointment = {
  id: 1,
  userId: 9,
  serviceId: 2,
  stylistId: 74,
  date: '2027-01-05T09:30:00Z',
  time: '10:30',
  endTime: '11:00',
  duration: 30,
  processing: null,
  cleanup: 0,
  price: 1800,
  services: [{ serviceId: 2, name: 'Taglio uomo', duration: 30, processing: null, price: 1800 }],
  status: 'confirmed',
  externalCalendarId: null,
  classification: 'upcoming',
  notes: null,
  serviceName: 'Taglio uomo',
  stylistFirstName: 'Anna',
  stylistLastName: 'Bianchi',
};

const visits = (classification: Appointment['classification'], ...dates: readonly string[]) =>
  dates.map((date, index) => ({ ...visit, id: index + 1, date, classification }));

describe('a tab', () => {
  const mixed = [
    ...visits('upcoming', '2027-03-01T09:00:00Z', '2027-01-05T09:00:00Z', '2027-02-01T09:00:00Z'),
    ...visits('past', '2026-01-01T09:00:00Z', '2026-03-01T09:00:00Z', '2026-02-01T09:00:00Z'),
    ...visits('cancelled', '2027-01-01T09:00:00Z', '2027-05-01T09:00:00Z'),
  ];
  const months = (classification: Appointment['classification']) =>
    appointmentsUnder(classification, mixed).map(({ date }) => date.slice(0, 7));

  test('of what is to come shows the soonest first', () => {
    expect(months('upcoming')).toEqual(['2027-01', '2027-02', '2027-03']);
  });

  test('of what is over shows the newest first', () => {
    expect(months('past')).toEqual(['2026-03', '2026-02', '2026-01']);
    expect(months('cancelled')).toEqual(['2027-05', '2027-01']);
  });

  test('shows what the server classified, and leaves the list it was given alone', () => {
    const given = Object.freeze([...mixed]);
    expect(appointmentsUnder('upcoming', given)).toHaveLength(3);
  });
});

test('a visit is called by its state', () => {
  expect(words.status).toEqual({
    confirmed: 'Confermato',
    completed: 'Completato',
    cancelled: 'Cancellato',
  });
});

describe('a visit is written', () => {
  test('with its day in the shop, also close to midnight', () => {
    expect(writtenDayOf(visit, 'Europe/Rome')).toBe('Martedì 5 gennaio 2027');
    expect(dayOf({ ...visit, date: '2027-01-05T23:30:00Z' }, 'Europe/Rome')).toBe('2027-01-06');
  });

  test.each([
    ['2027-01-05', 'Oggi'],
    ['2027-01-06', 'Domani'],
    ['2027-01-07', 'Dopodomani'],
    ['2027-01-12', 'Tra 7 giorni'],
    ['2027-04-05', 'Tra 90 giorni'],
  ])('on %s as %s', (day, words) => {
    expect(distance('2027-01-05', day)).toBe(words);
  });

  test('with the names that are known', () => {
    expect(stylistOf(visit)).toBe('Anna Bianchi');
    expect(stylistOf({ ...visit, stylistFirstName: null, stylistLastName: null })).toBeNull();
    expect(customerOf(visit), 'a customer is not told their own name').toBeNull();
    const seenByAdmin = { ...visit, username: 'mario', userFirstName: 'Mario', userLastName: null };
    expect(customerOf(seenByAdmin)).toBe('Mario');
    expect(customerOf({ ...seenByAdmin, userFirstName: null, userLastName: 'Rossi' })).toBe('Rossi');
    expect(customerOf({ ...seenByAdmin, userFirstName: null })).toBe('mario');
    expect(customerOf({ ...seenByAdmin, userFirstName: null, username: '' })).toBe('Cliente 9');
  });
});
