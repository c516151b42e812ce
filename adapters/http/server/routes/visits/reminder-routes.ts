import { Temporal } from 'temporal-polyfill';
import { listReminders, type Reminder } from '../../../../../core/letters/by-hand/list-reminders.ts';
import { setReminded } from '../../../../../core/letters/by-hand/set-reminded.ts';
import { ok } from '../../../../../core/problem.ts';
import * as calls from '../../../contract/visits/reminders.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { replyWithCustomer } from '../appointment-routes.ts';

type Deps = RouteDeps &
  Pick<ServerDeps, 'appointments' | 'reminders' | 'outbox' | 'timetables' | 'letterChoices'>;

export function reminderRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.listReminders, async ({ actor, query: { date, stylistId } }) => {
    const asked = { stylistId, date: date === undefined ? undefined : Temporal.PlainDate.from(date) };
    const day = await listReminders(deps, actor, asked);
    if (!day.ok) return day;
    return ok({ body: { date: day.value.date.toString(), appointments: day.value.reminders.map(reply) } });
  });

  route(router, deps, calls.setReminded, async ({ actor, params, body: { reminded, from } }) => {
    const startsAt = from === undefined ? undefined : Temporal.Instant.from(from);
    const set = await setReminded(deps, actor, params.id, { reminded, startsAt });
    return set.ok ? ok({ body: undefined }) : set;
  });
}

const reply = ({ appointment, hasEmail, letter, reminded }: Reminder) => ({
  ...replyWithCustomer(appointment),
  ...{ hasEmail, letter: letter && letter.state, letterAt: letter?.at?.toString() ?? null },
  letterFailure: letter?.failure ?? null,
  reminded: reminded && { at: reminded.at.toString(), by: reminded.by },
});
