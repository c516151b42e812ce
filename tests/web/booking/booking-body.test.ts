import { expect, test } from 'vitest';
import { bookingOf } from '../../../apps/web/booking/booking-body.ts';
import { type Draft, emptyDraft } from '../../../apps/web/booking/draft.ts';

const mario = { id: 4 };
const taglio = { price: 1800, duration: 30 };
const whole: Draft = { ...emptyDraft, serviceId: 1, date: '2027-01-05', time: '10:30', notes: '  ' };

test('a whole draft is sent for its user, without a preference and without notes that say nothing', () => {
  const chosen = { userId: 4, serviceId: 1, date: '2027-01-05', time: '10:30', expected: taglio };
  expect(bookingOf(whole, mario, taglio)).toEqual({ body: { ...chosen, stylistId: null, notes: null } });
  expect(bookingOf({ ...whole, stylistId: 74, notes: ' Corti ' }, mario, taglio)).toEqual({
    body: { ...chosen, stylistId: 74, notes: 'Corti' },
  });
});

test('several services are sent as a list, in their order', () => {
  const both = { ...whole, moreIds: [3, 1] };
  const sent = bookingOf(both, mario, { price: 4600, duration: 75 });
  expect(sent).toMatchObject({ body: { serviceIds: [1, 3, 1], expected: { price: 4600, duration: 75 } } });
  expect(sent).not.toHaveProperty('body.serviceId');
});

test.each(['serviceId', 'date', 'time'] as const)(
  'without %s nothing is sent, and it is said why',
  lacking => {
    expect(bookingOf({ ...whole, [lacking]: null }, mario, taglio)).toEqual({
      missing: {
        title: 'Errore nella prenotazione',
        description: 'Dati incompleti per la prenotazione',
        tone: 'destructive',
      },
    });
  },
);
