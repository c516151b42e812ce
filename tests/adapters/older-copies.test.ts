import { expect, test } from 'vitest';
import { completedTables } from '../../adapters/mikro-orm/backup/completed-tables.ts';

const copy = {
  users: [
    { id: 1, email: 'anna@example.com', is_admin: 0, is_stylist: 1 },
    { id: 2, email: 'mario@example.com', is_admin: false, is_stylist: false },
    { id: 3, email: null, is_admin: true, is_stylist: false },
  ],
  services: [],
  appointments: [{ id: 7 }, { id: 8 }],
  held_quarters: [],
  known_browsers: [],
  settings: [],
  appointment_history: [
    { id: 1, appointment_id: 7, kind: 'booked', at: 1_000 },
    { id: 2, appointment_id: 7, kind: 'moved', at: 2_000 },
    { id: 3, appointment_id: 7, kind: 'booked', at: 3_000 },
  ],
};

test('a copy of an earlier program is told when visits were booked, and trusts the addresses of its staff', () => {
  expect(completedTables(copy)).toMatchObject({
    appointments: [
      { id: 7, booked_at: 1_000 },
      { id: 8, booked_at: null },
    ],
    confirmed_addresses: [{ user_id: 1, address: 'anna@example.com' }],
  });
});

test('a copy of this program stays as it is', () => {
  const own = { ...copy, appointments: [{ id: 7, booked_at: null }], confirmed_addresses: [] };
  expect(completedTables(own)).toEqual(own);
});
