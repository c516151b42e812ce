/**
 * A process in which a few customers book more visits than they may, several at a time, and cancel some, while the shop
 * changes how many that is. It prints one line: how often each outcome came.
 */

import process from 'node:process';
import { Temporal } from 'temporal-polyfill';
import { FixedClock } from '../../adapters/memory/fixed-clock.ts';
import { connect } from '../../adapters/mikro-orm/engine/connect.ts';
import { MikroOrmAgendas } from '../../adapters/mikro-orm/stores/mikro-orm-agendas.ts';
import { MikroOrmAppointments } from '../../adapters/mikro-orm/stores/mikro-orm-appointments.ts';
import { MikroOrmServices } from '../../adapters/mikro-orm/stores/mikro-orm-services.ts';
import { MikroOrmUsers } from '../../adapters/mikro-orm/stores/mikro-orm-users.ts';
import { MikroOrmTimetables } from '../../adapters/mikro-orm/stores/timetable/mikro-orm-timetables.ts';
import { bookAppointment } from '../../core/booking/book-appointment.ts';
import { cancelAppointment } from '../../core/booking/cancel-appointment.ts';
import { noRules } from '../../core/calendar/customer-rules.ts';
import { defaultShopHours as hours } from '../../core/calendar/shop-hours.ts';
import { ok } from '../../core/problem.ts';
import type { BookingTask } from './booking-worker.ts';
import { randomFrom } from './random.ts';

export interface LimitedTask extends Omit<BookingTask, 'services' | 'changes' | 'moves'> {
  readonly serviceId: number;
  /** How many visits to come: each change of the rules takes one of them. */
  readonly limits: readonly number[];
}

const task = JSON.parse(process.argv[2] ?? '{}') as LimitedTask;
const { orm, sql, close } = await connect(task.url);
const timetables = new MikroOrmTimetables(orm, sql, hours);
const deps = {
  ...{ timetables, agendas: new MikroOrmAgendas(sql, timetables), users: new MikroOrmUsers(sql, orm) },
  ...{ appointments: new MikroOrmAppointments(sql), services: new MikroOrmServices(sql, orm) },
  ...{ clock: new FixedClock('2027-01-01T08:00:00Z'), shop: { phone: '055 123' } },
};
const outcomes: Record<string, number> = {};
const { random, oneOf } = randomFrom(task.seed);

async function bookSomething(userId: number): Promise<string> {
  const booked = await bookAppointment(
    deps,
    { kind: 'customer', userId },
    {
      ...{ userId, serviceIds: [task.serviceId], notes: null },
      ...{ stylistId: oneOf([null, ...task.stylists]), date: Temporal.PlainDate.from(oneOf(task.days)) },
      time: Temporal.PlainTime.from(oneOf(task.starts)),
    },
  );
  if (!booked.ok) return booked.problem.code;
  return booked.value.repeated ? 'repeated' : 'booked';
}

async function cancelSomething(userId: number): Promise<string> {
  const visits = await deps.appointments.list({ userId, status: 'confirmed' });
  const visit = oneOf(visits);
  if (visit === undefined) return bookSomething(userId);
  const cancelled = await cancelAppointment(deps, { kind: 'customer', userId }, visit.id);
  return cancelled.ok ? 'cancelled' : cancelled.problem.code;
}

async function changeLimit(): Promise<string> {
  const rules = { ...noRules, maxUpcoming: oneOf(task.limits) };
  await timetables.change(Temporal.PlainDate.from('2027-01-01'), () =>
    ok({ write: { in: 'rules', put: rules }, answer: () => undefined }),
  );
  return 'limited';
}

let left = task.attempts;
async function keepAttempting(): Promise<void> {
  while (left > 0) {
    left -= 1;
    const [kind, userId] = [random(), oneOf(task.customers)];
    const doSomething = kind < 0.02 ? changeLimit : kind < 0.3 ? cancelSomething : bookSomething;
    const outcome = await doSomething(userId).catch((error: unknown) => String(error));
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: task.atOnce }, keepAttempting));
process.stdout.write(`${JSON.stringify({ outcomes })}\n`);
await close();
