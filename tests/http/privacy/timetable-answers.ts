import { noRules } from '../../../core/calendar/customer-rules.ts';
import { type Ask, type Asked, get, send } from './ask.ts';
import { markerOf } from './private-fields.ts';

const closureReason = markerOf({ table: 'closures', whose: 'shop' }, 'reason');
/** When the owner's visits are. */
const onThursday = () => ({ from: '2027-01-07', to: '2027-01-07', reason: closureReason });

const closedWeek = [[], [], [], [], [], [], []];
const absenceReason = markerOf({ table: 'absences', whose: 'stylist' }, 'reason');
const away = ({ shop: { people } }: Asked) => ({
  ...{ from: '2035-01-01', to: '2035-01-02', stylistId: people.stylist.id, reason: absenceReason },
});
const awayOnThursday = (asked: Asked) => ({ ...away(asked), ...onThursday(), reason: absenceReason });

/** One way to ask each call about the shop's own time. */
export const timetableAnswers = {
  listClosures: get(() => '/api/closures?from=2035-01-01&to=2035-01-31'),
  foreseeClosure: send('POST', () => '/api/closures/affected', onThursday),
  foreseeClosureChange: send(
    'POST',
    ({ planted }) => `/api/closures/${planted.closureId}/affected`,
    onThursday,
  ),
  changeClosure: send(
    'PUT',
    ({ planted }) => `/api/closures/${planted.closureId}`,
    () => ({ from: '2035-01-01', to: '2035-01-02', reason: closureReason }),
  ),
  addClosure: send('POST', () => '/api/closures', onThursday),
  foreseeClosureRemoval: get(({ planted }) => `/api/closures/${planted.closureId}/affected`),
  removeClosure: send('DELETE', () => '/api/closures/4711'),
  seeWorkDays: get(() => '/api/work-days?from=2035-01-01&to=2035-01-31'),
  listWeeks: get(() => '/api/shop/weeks'),
  foreseeWeek: send(
    'POST',
    () => '/api/shop/weeks/2027-01-06/affected',
    () => ({ week: closedWeek }),
  ),
  keepWeek: send(
    'PUT',
    () => '/api/shop/weeks/2035-01-02',
    () => ({ week: closedWeek }),
  ),
  foreseeWeekRemoval: get(() => '/api/shop/weeks/2035-01-02/affected'),
  removeWeek: send('DELETE', () => '/api/shop/weeks/2035-01-03'),
  listPlans: get(({ people }) => `/api/stylists/${people.stylist.id}/plans`),
  seePlan: get(({ people }) => `/api/stylists/${people.stylist.id}/plans/2035-01-01`),
  foreseeSkills: send(
    'POST',
    ({ people }) => `/api/stylists/${people.stylist.id}/services/affected`,
    () => ({ serviceIds: [] }),
  ),
  seeBookingRules: get(() => '/api/settings/booking'),
  keepBookingRules: send(
    'PUT',
    () => '/api/settings/booking',
    () => ({ ...noRules }),
  ),
  keepSkills: send(
    'PUT',
    ({ people }) => `/api/stylists/${people.stylist.id}/services`,
    () => ({ serviceIds: null }),
  ),
  foreseePlan: send(
    'POST',
    ({ people }) => `/api/stylists/${people.stylist.id}/plans/2027-01-06/affected`,
    () => ({ weeks: [closedWeek] }),
  ),
  keepPlan: send(
    'PUT',
    ({ people }) => `/api/stylists/${people.stylist.id}/plans/2035-01-01`,
    () => ({ weeks: [closedWeek] }),
  ),
  foreseePlanRemoval: get(({ people }) => `/api/stylists/${people.stylist.id}/plans/2035-01-01/affected`),
  removePlan: send('DELETE', ({ people }) => `/api/stylists/${people.stylist.id}/plans/2035-01-02`),
  listAbsences: get(() => '/api/absences?from=2035-01-01&to=2035-01-31'),
  foreseeAbsence: send('POST', () => '/api/absences/affected', awayOnThursday),
  foreseeAbsenceChange: send(
    'POST',
    ({ planted }) => `/api/absences/${planted.absenceId}/affected`,
    awayOnThursday,
  ),
  changeAbsence: send('PUT', ({ planted }) => `/api/absences/${planted.absenceId}`, away),
  addAbsence: send('POST', () => '/api/absences', away),
  removeAbsence: send('DELETE', () => '/api/absences/4711'),
  keepVisit: send('PUT', ({ planted }) => `/api/appointments/${planted.kept.id}/keep`),
  listOutside: get(() => '/api/appointments/outside'),
} as const satisfies Readonly<Record<string, Ask>>;
