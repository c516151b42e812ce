import fc from 'fast-check';
import { minuteOfDay } from '../../core/calendar/day-grid.ts';

/** Few starts, so that most wishes meet another. */
export const operation = fc.record({
  what: fc.constantFrom(
    ...['book', 'book', 'book', 'move', 'move', 'edit', 'cancel', 'restore', 'list', 'end'],
  ),
  customer: fc.constantFrom('mario', 'lucia'),
  requestId: fc.constantFrom(undefined, 'prima-richiesta', 'altra-richiesta'),
  services: fc.array(fc.constantFrom('taglio', 'barba', 'colore'), { minLength: 1, maxLength: 2 }),
  /** By the shop, in the break between half past one and two. */
  isBeyond: fc.integer({ min: 0, max: 5 }).map(chance => chance === 0),
  stylist: fc.constantFrom('anna', 'bruno', null),
  start: fc.integer({ min: 0, max: 11 }).map(quarter => minuteOfDay('14:00') + 15 * quarter),
  outcome: fc.constantFrom('completed', 'missed', null),
  choice: fc.nat(),
});
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;
