import { Temporal } from 'temporal-polyfill';
import { seeAvailability } from '../../../core/booking/see-availability.ts';
import { seeTimeslots } from '../../../core/booking/see-timeslots.ts';
import { ok } from '../../../core/problem.ts';
import * as calls from '../contract/calendar.ts';
import { preparedAnswers } from './prepared-answers.ts';
import { route } from './route.ts';
import type { Routes, ServerDeps } from './server-deps.ts';

/** Asked for by everybody, and the same for everybody who may ask. */
export function calendarRoutes(
  router: Routes,
  { core, versions }: Pick<ServerDeps, 'core' | 'versions'>,
): void {
  const prepared = preparedAnswers({ versions, clock: core.clock });

  route(router, core, calls.seeTimeslots, ({ actor, query }) =>
    prepared(`day ${query.date} ${query.stylistId} ${query.duration}`, () =>
      seeTimeslots(core, actor, Temporal.PlainDate.from(query.date), query),
    ),
  );

  route(router, core, calls.seeAvailability, ({ actor, query }) =>
    prepared(`days ${query.from} ${query.to} ${query.stylistId} ${query.duration}`, async () => {
      const range = { from: Temporal.PlainDate.from(query.from), to: Temporal.PlainDate.from(query.to) };
      const days = await seeAvailability(core, actor, range, query);
      return days.ok ? ok(days.value.map(day => ({ ...day, date: day.date.toString() }))) : days;
    }),
  );
}
