import { admins, everybody, type Row } from './route-row.ts';

const secret = 'nobody-was-given-this';
const body = () => ({ secret });
const date = '2027-01-07';

/** A session opens nothing here: the link alone does. */
export const linkRows = {
  openVisit: { body, status: everybody(404) },
  seeVisitTimes: { body: () => ({ secret, date }), status: everybody(404) },
  seeVisitDays: { body: () => ({ secret, from: date, to: date }), status: everybody(404) },
  moveVisit: {
    body: ({ anna }) => ({ secret, date, time: '11:00', from: { date, time: '09:00', stylistId: anna.id } }),
    status: everybody(404),
  },
  cancelVisit: { body, status: everybody(404) },
  seeVisitFile: { body, status: everybody(404) },
  listReminders: { path: () => '/api/reminders?date=2027-01-07', status: admins(200) },
  seeStatistics: { path: () => '/api/statistics?from=2027-01-01&to=2027-01-31', status: admins(200) },
  takeAppointments: { path: () => '/api/appointments.csv', status: admins(200) },
  takeCustomers: { path: () => '/api/customers.csv', status: admins(200) },
  setReminded: {
    path: (_, id) => `/api/appointments/${id}/reminded`,
    body: () => ({ reminded: true }),
    status: admins(204),
  },
} satisfies Record<string, Row>;
