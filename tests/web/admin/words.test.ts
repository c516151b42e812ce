import { expect, test } from 'vitest';
import { adminAppointments } from '../../../apps/web/texts/admin/appointments.ts';
import { calendar } from '../../../apps/web/texts/admin/calendar.ts';
import { closing } from '../../../apps/web/texts/admin/closing.ts';
import { adminCustomers } from '../../../apps/web/texts/admin/customers.ts';
import { secretLink } from '../../../apps/web/texts/admin/secret-link.ts';
import { adminServices } from '../../../apps/web/texts/admin/services.ts';
import { adminStylists } from '../../../apps/web/texts/admin/stylists.ts';
import { visits } from '../../../apps/web/texts/admin/visits.ts';
import { controls } from '../../../apps/web/texts/controls.ts';

test.each([
  ['saving', [adminCustomers.edit.save, adminStylists.form.save, adminServices.form.save]],
  ['being saved', [adminCustomers.edit.saving, adminStylists.form.saving, adminServices.form.saving]],
  ['editing', [adminCustomers.edit.open, adminStylists.edit, adminServices.edit]],
  ['closing', [controls.close, visits.close, closing.close, secretLink.close]],
  ['taking a picture away', [adminServices.picture.drop, adminServices.upload.remove]],
] as const)('one action has one name in the whole dashboard: %s', (_, names) => {
  expect(new Set(names).size).toBe(1);
});

test('’Tutti’ are all stylists, and nothing else is called so', () => {
  const { views } = calendar;
  const { period, anyStatus, everybody } = adminAppointments;
  expect(everybody).toBe('Tutti');
  expect([...Object.values(views), ...Object.values(period), anyStatus]).not.toContain('Tutti');
});
