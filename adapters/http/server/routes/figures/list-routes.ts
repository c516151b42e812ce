import type { Temporal } from 'temporal-polyfill';
import { clockTime, endTime } from '../../../../../core/booking/appointment.ts';
import type { AppointmentDetails } from '../../../../../core/booking/appointment-view.ts';
import { takeAppointments, takeCustomers } from '../../../../../core/figures/list-to-take.ts';
import { displayName, type User } from '../../../../../core/people/user.ts';
import { ok } from '../../../../../core/problem.ts';
import * as calls from '../../../contract/figures/lists.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import { byWhom } from '../../security/audited.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { appointmentFilterOf } from '../appointment-routes.ts';
import { stateInWords } from '../people/personal-data-reply.ts';
import { type Cell, csvOf, decimalComma, italianDate, numberAsText } from './csv.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'appointments'>;

export function listRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.takeAppointments, async ({ ctx, actor, query }) => {
    const taken = takeAppointments(deps, actor, appointmentFilterOf(query));
    if (!taken.ok) return taken;
    ctx.state.audit('list taken', { list: 'appointments', ...byWhom(actor) });
    const now = deps.clock.now();
    const rows = await csvOf(headOfAppointments, taken.value, visit => appointmentRow(visit, now));
    return ok({ download: rows, name: 'appuntamenti.csv' });
  });

  route(router, deps, calls.takeCustomers, async ({ ctx, actor, query }) => {
    const taken = takeCustomers(deps, actor, query);
    if (!taken.ok) return taken;
    ctx.state.audit('list taken', { list: 'customers', ...byWhom(actor) });
    const rows = await csvOf(headOfCustomers, taken.value, customerRow);
    return ok({ download: rows, name: 'clienti.csv' });
  });
}

const headOfAppointments = [
  ...['Data', 'Dalle', 'Alle', 'Stato', 'Cliente', 'Telefono', 'Servizi', 'Stylist'],
  ...['Minuti', 'Prezzo', 'Pagato', 'Note'],
];

function appointmentRow(visit: AppointmentDetails, now: Temporal.Instant): readonly Cell[] {
  const { date, time, customer, serviceName, duration, price, paid, notes } = visit;
  const { userFirstName, userLastName, username, customerPhone } = customer;
  const stylist = { username: null, firstName: visit.stylistFirstName, lastName: visit.stylistLastName };
  return [
    ...[italianDate(date), clockTime(time), clockTime(endTime(visit)), stateInWords(visit, now)],
    displayName({ username, firstName: userFirstName, lastName: userLastName }),
    ...[numberAsText(customerPhone), serviceName, displayName(stylist), duration],
    ...[decimalComma(price), paid === null ? null : decimalComma(paid), notes],
  ];
}

const headOfCustomers = ['Cognome', 'Nome', 'Nome utente', 'Telefono', 'E-mail', 'Prenota dal sito'];

const customerRow = ({
  lastName,
  firstName,
  username,
  phone,
  email,
  onlineBooking,
}: User): readonly Cell[] => [
  ...[lastName, firstName, username, numberAsText(phone), email],
  onlineBooking === false ? 'no' : 'sì',
];
