import { describe, expect, test } from 'vitest';
import { servicesOf } from '../../../apps/web/admin/calendar/dialogs/services-of.ts';
import type { Stylist } from '../../../apps/web/admin/shared/stylists.ts';
import type { Service } from '../../../apps/web/shared/shop/shop-data.ts';

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
