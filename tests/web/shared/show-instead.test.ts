import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Appointment } from '../../../apps/web/shared/appointments/appointment.ts';
import { showInstead } from '../../../apps/web/shared/appointments/show-instead.ts';
import { appointmentsKey } from '../../../apps/web/shared/requests/query-keys.ts';

const before = { id: 7, status: 'confirmed' } as Appointment;
const changed = { id: 7, status: 'cancelled' } as Appointment;

test('a changed appointment stands in every list of them; what else hangs on them stays as it is', () => {
  const queries = new QueryClient();
  const lists = (['list', 'calendar', 'outside', 'before', 'link'] as const).map(view =>
    appointmentsKey(view),
  );
  for (const key of lists) queries.setQueryData(key, [before]);
  queries.setQueryData(appointmentsKey('pages'), { pages: [{ items: [before] }], pageParams: [] });
  const others = [
    [appointmentsKey('reminders', {}), { date: '2027-01-06', appointments: [before] }],
    [appointmentsKey('erased', { userId: 1 }), { appointments: [before], keeps: false, refusal: null }],
    [appointmentsKey('same booking'), before],
    [appointmentsKey('history', { id: 7 }), [{ id: 7, kind: 'booked' }]],
  ] as const;
  for (const [key, data] of others) queries.setQueryData(key, data);
  showInstead(queries, changed);
  for (const key of lists) expect(queries.getQueryData(key), key[1]).toEqual([changed]);
  expect(queries.getQueryData(appointmentsKey('pages'))).toEqual({
    pages: [{ items: [changed] }],
    pageParams: [],
  });
  for (const [key, data] of others) expect(queries.getQueryData(key), key[1]).toBe(data);
});
