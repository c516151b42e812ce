import { describe, expect, test } from 'vitest';
import { servicesOf } from '../../../apps/web/admin/calendar/dialogs/services-of.ts';
import type { Stylist } from '../../../apps/web/admin/shared/stylists.ts';
import { goneServices } from '../../../apps/web/admin/shared/visits/editing/gone-services.ts';
import type { Service } from '../../../apps/web/shared/shop/shop-data.ts';
import { visitEditing } from '../../../apps/web/texts/admin/visit-editing.ts';

const all = ['Taglio', 'Barba', 'Colore', 'Piega', 'Sposa'].map((name, id) => ({ id, name }) as Service);
const anna = (serviceIds: number[] | null) => ({ firstName: 'Anna', serviceIds }) as Stylist;

describe('a new appointment with somebody who does not do every service', () => {
  test.each([
    ['whoever does everything', null, 5, undefined],
    ['some are missing', [0, 1, 3, 4], 4, 'Anna non esegue: Colore.'],
    ['three are missing', [0, 1], 2, 'Anna non esegue: Colore, Piega, Sposa.'],
    ['most are missing', [0], 1, 'Anna non esegue gli altri 4 servizi.'],
    ['nothing is left', [], 0, 'Anna non esegue nessun servizio.'],
  ])('says so: %s', (_, ids, offered, said) => {
    const { services, leftOut } = servicesOf(anna(ids), all);
    expect([services.length, leftOut]).toEqual([offered, said]);
  });
});

test('what was chosen and can no longer be booked is named', () => {
  const line = (serviceId: number) => ({
    serviceId,
    name: all[serviceId]?.name ?? '',
    duration: 30,
    price: 1_000,
  });
  const gone = (...ids: number[]) => goneServices(ids.map(line), all.slice(0, 2)).map(({ name }) => name);
  expect(gone(0, 1)).toEqual([]);
  expect(visitEditing.gone(gone(0, 2))).toBe(
    '«Colore» non si può più prenotare: è stato tolto dalla scelta.',
  );
  expect(visitEditing.gone(gone(3, 1, 2))).toBe(
    '«Piega», «Colore» non si possono più prenotare: sono stati tolti dalla scelta.',
  );
});
