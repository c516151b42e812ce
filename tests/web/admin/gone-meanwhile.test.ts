import { expect, test } from 'vitest';
import { goneMeanwhile } from '../../../apps/web/admin/shared/visits/gone-meanwhile.ts';
import type { Appointment } from '../../../apps/web/shared/appointments/appointment.ts';
import { createQueryClient } from '../../../apps/web/shared/requests/query-client.ts';
import { appointmentsKey } from '../../../apps/web/shared/requests/query-keys.ts';

const visit = (id: number, status: Appointment['status'] = 'confirmed') => ({ id, status }) as Appointment;

const cancelled = 'Nel frattempo questo appuntamento è stato cancellato.';
const missing = 'Nel frattempo è stato cancellato o spostato da un’altra parte.';

test.each([
  ['is there', visit(1), [visit(1)], true, undefined],
  ['is there as cancelled', visit(1), [visit(1, 'cancelled')], false, cancelled],
  ['is missing from some days', visit(1), [visit(2)], true, missing],
  ['is missing from some days, and was read as cancelled', visit(3), [visit(2)], true, cancelled],
  ['is missing from a list of which parts are shown', visit(1), [visit(2)], false, undefined],
  ['was cancelled when it was opened', visit(1, 'cancelled'), [], true, undefined],
  ['is awaited', visit(1), undefined, true, undefined],
] as const)('an appointment that is looked at and %s', (_, seen, shown, allButCancelled, said) => {
  const queries = createQueryClient({});
  const read = [visit(2), visit(3, 'cancelled')];
  queries.setQueryData(appointmentsKey('calendar', { from: '2027-01-05', to: '2027-01-05' }), read);
  expect(goneMeanwhile(queries, seen, { shown, allButCancelled })).toBe(said);
});
