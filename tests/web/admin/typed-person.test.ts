import { expect, test } from 'vitest';
import { typedPerson } from '../../../apps/web/admin/calendar/dialogs/newcomer/typed-person.ts';

const nothing = { firstName: '', lastName: '', phone: '', email: '' };

test.each([
  ['Rosa', { firstName: 'Rosa' }],
  ['  Rosa  De Neri ', { firstName: 'Rosa', lastName: 'De Neri' }],
  ["Nicolò D'Angelo", { firstName: 'Nicolò', lastName: "D'Angelo" }],
  ['333 123 4567', { phone: '3331234567' }],
  ['+39 333.123.4567', { phone: '3331234567' }],
  ['(055) 12-34-567', { phone: '0551234567' }],
  ['Rosa Neri 3331234567', { firstName: 'Rosa', lastName: 'Neri', phone: '3331234567' }],
  ['rosa@example.com', { email: 'rosa@example.com' }],
])('what was looked for fills the fields of a new customer: %s', (search, filled) => {
  expect(typedPerson(search)).toEqual({ ...nothing, ...filled });
});
