import { noRules } from '../../../core/calendar/customer-rules.ts';
import type { RunningShop } from '../running-shop.ts';
import { admins, everybody, type Row } from './route-row.ts';

const closure = { from: '2027-11-02', to: '2027-11-03', hours: [], stylistIds: null, reason: 'Ponte' };
const absence = ({ anna }: RunningShop) => ({
  ...{ stylistId: anna.id, from: '2027-11-02', to: '2027-11-03', reason: 'Corso' },
});
const week = [[], [], [], [], [], [], []];
/** When the shop and its people work. */
export const timetableRows = {
  listClosures: { path: () => '/api/closures?from=2027-01-01&to=2027-12-31', status: everybody(200) },
  addClosure: { body: () => closure, status: admins(201) },
  foreseeClosure: { body: () => ({ ...closure, to: '2027-11-02' }), status: admins(409) },
  changeClosure: { path: () => '/api/closures/4711', body: () => closure, status: admins(404) },
  foreseeClosureChange: {
    path: () => '/api/closures/4711/affected',
    body: () => closure,
    status: admins(404),
  },
  foreseeClosureRemoval: { path: () => '/api/closures/4711/affected', status: admins(404) },
  removeClosure: { path: () => '/api/closures/4711', status: admins(404) },
  listWeeks: { status: everybody(200) },
  keepWeek: { path: () => '/api/shop/weeks/2035-01-01', body: () => ({ week }), status: admins(200) },
  foreseeWeek: {
    path: () => '/api/shop/weeks/2035-01-01/affected',
    body: () => ({ week }),
    status: admins(200),
  },
  foreseeWeekRemoval: { path: () => '/api/shop/weeks/2035-01-01/affected', status: admins(200) },
  removeWeek: { path: () => '/api/shop/weeks/2035-01-01', status: admins(204) },
  listPlans: { path: ({ anna }) => `/api/stylists/${anna.id}/plans`, status: admins(200) },
  keepPlan: {
    path: ({ anna }) => `/api/stylists/${anna.id}/plans/2035-01-01`,
    body: () => ({ weeks: [week] }),
    status: admins(200),
  },
  seePlan: { path: ({ anna }) => `/api/stylists/${anna.id}/plans/2035-01-01`, status: admins(200) },
  foreseePlan: {
    path: ({ anna }) => `/api/stylists/${anna.id}/plans/2035-01-01/affected`,
    body: () => ({ weeks: [week, week] }),
    status: admins(200),
  },
  foreseePlanRemoval: {
    path: ({ anna }) => `/api/stylists/${anna.id}/plans/2035-01-01/affected`,
    status: admins(200),
  },
  removePlan: { path: ({ anna }) => `/api/stylists/${anna.id}/plans/2035-01-01`, status: admins(204) },
  seeBookingRules: { status: admins(200) },
  keepBookingRules: { body: () => ({ ...noRules }), status: admins(200) },
  keepSkills: {
    path: ({ anna }) => `/api/stylists/${anna.id}/services`,
    body: () => ({ serviceIds: null }),
    status: admins(200),
  },
  foreseeSkills: {
    path: ({ anna }) => `/api/stylists/${anna.id}/services/affected`,
    body: () => ({ serviceIds: [] }),
    status: admins(200),
  },
  listAbsences: { path: () => '/api/absences?from=2027-01-01&to=2027-12-31', status: admins(200) },
  addAbsence: { body: absence, status: admins(201) },
  foreseeAbsence: { body: absence, status: admins(200) },
  changeAbsence: { path: () => '/api/absences/4711', body: absence, status: admins(404) },
  foreseeAbsenceChange: {
    path: () => '/api/absences/4711/affected',
    body: absence,
    status: admins(404),
  },
  listOutside: { status: admins(200) },
  keepVisit: { path: (_, id) => `/api/appointments/${id}/keep`, status: admins(204) },
  removeAbsence: { path: () => '/api/absences/4711', status: admins(404) },
} satisfies Record<string, Row>;
