/**
 * A process that books, moves, edits, ends and cancels at random, several requests at a time, and prints one line: what came of it.
 */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { Temporal } from 'temporal-polyfill';
import { FixedClock } from '../../adapters/memory/fixed-clock.ts';
import { connect } from '../../adapters/mikro-orm/engine/connect.ts';
import { MikroOrmHistories } from '../../adapters/mikro-orm/stores/agendas/mikro-orm-histories.ts';
import { MikroOrmAgendas } from '../../adapters/mikro-orm/stores/mikro-orm-agendas.ts';
import { MikroOrmAppointments } from '../../adapters/mikro-orm/stores/mikro-orm-appointments.ts';
import { MikroOrmTimetables } from '../../adapters/mikro-orm/stores/timetable/mikro-orm-timetables.ts';
import type { Appointment } from '../../core/booking/appointment.ts';
import { decideBooking, type WantedBooking } from '../../core/booking/booking-decision.ts';
import { cancelAppointment } from '../../core/booking/cancel-appointment.ts';
import { editAppointment } from '../../core/booking/editing/edit-appointment.ts';
import { moveAppointment } from '../../core/booking/moving/move-appointment.ts';
import { setOutcome } from '../../core/booking/outcome/set-outcome.ts';
import { restoreAppointment } from '../../core/booking/restoring/restore-appointment.ts';
import { asBookedNow, together } from '../../core/booking/services/booked-services.ts';
import { defaultShopHours as hours } from '../../core/calendar/shop-hours.ts';
import { shopMoment } from '../../core/calendar/shop-time.ts';
import { plainTimetable } from '../../core/calendar/timetable.ts';
import type { Service } from '../../core/catalogue/service.ts';
import type { Actor } from '../../core/people/permissions.ts';
import { randomFrom } from './random.ts';
import { changesOf } from './timetable-changes.ts';

export interface BookingTask {
  readonly url: string;
  readonly seed: number;
  readonly attempts: number;
  /** That many of them change the timetable instead. */
  readonly changes?: number;
  /** Which part of them moves a visit, of this process or another; none unless said. */
  readonly moves?: number;
  /** Which part of its bookings and moves goes beyond the shop's hours; none unless said. */
  readonly overrides?: number;
  /** Which part of what it cancels is wanted back at once; none unless said. */
  readonly restores?: number;
  /** How many are under way at once. */
  readonly atOnce: number;
  readonly customers: readonly number[];
  readonly stylists: readonly number[];
  readonly services: readonly Service[];
  readonly days: readonly string[];
  readonly starts: readonly string[];
}

export interface BookingReport {
  /** How often each outcome came; anything thrown under its message. */
  readonly outcomes: Record<string, number>;
  /** Visits that a change of the timetable left outside. */
  readonly named: readonly number[];
  /** How often the unique key had to refuse because the lock had not held. */
  readonly fenceNeeded: number;
  /** Milliseconds the process could do nothing else. */
  readonly longestPause: number;
  readonly p99Pause: number;
}

const task = JSON.parse(process.argv[2] ?? '{}') as BookingTask;
const { orm, sql, close } = await connect(task.url);
let fenceNeeded = 0;
const timetables = new MikroOrmTimetables(orm, sql, hours);
const agendas = new MikroOrmAgendas(sql, timetables, () => (fenceNeeded += 1));
const clock = new FixedClock('2027-01-01T08:00:00Z');
const now = shopMoment(hours, clock.now());
const deps = {
  agendas,
  clock,
  timetables,
  appointments: new MikroOrmAppointments(sql),
  services: { find: async (id: number) => task.services.find(service => service.id === id) },
  histories: new MikroOrmHistories(orm),
  shop: { phone: '055 123' },
};
/** When all of them have begun: what became of one is said from its start on. */
const afterwards = { ...deps, clock: new FixedClock('2027-01-31T08:00:00Z') };
/** The first of the stylists is an administrator. */
const shop: Actor = { kind: 'admin', userId: task.stylists[0] ?? 0 };
const outcomes: Record<string, number> = {};
const mine: Appointment[] = [];

const chance = randomFrom(task.seed);
const { random, oneOf } = chance;
const { named, changeSomething } = changesOf(timetables, task, chance);

/** Within the shop's hours, or, by those who may, before it opens and after it closes. */
function someStart() {
  const override = random() < (task.overrides ?? 0);
  return { override, time: oneOf(override ? ['07:15', '07:45', '20:00', '20:30'] : task.starts) };
}

async function bookSomething(stylistId: number | null): Promise<string> {
  const date = Temporal.PlainDate.from(oneOf(task.days));
  const userId = oneOf(task.customers);
  const services = Array.from({ length: oneOf([1, 1, 2, 3]) }, () => oneOf(task.services));
  const wanted: WantedBooking = {
    ...{ userId, services, visit: together(services.map(asBookedNow)), stylistId },
    ...{ date, ...someStart(), notes: null },
    ...{ timetable: plainTimetable(hours), now, by: userId, at: clock.now() },
  };
  const scope = stylistId === null ? { everyStylistOn: date } : { days: [{ stylistId, date }] };
  const booked = await agendas.change(scope, view => decideBooking(wanted, view));
  if (!booked.ok) return booked.problem.code;
  if (booked.value?.repeated) return 'repeated';
  if (booked.value) mine.push(booked.value.appointment);
  return 'booked';
}

async function cancelSomething(): Promise<string> {
  const [visit] = mine.splice(Math.floor(random() * mine.length), 1);
  if (visit === undefined) return bookSomething(null);
  const cancelled = await cancelAppointment(deps, shop, visit.id);
  if (!cancelled.ok) return cancelled.problem.code;
  if (random() >= (task.restores ?? 0)) return 'cancelled';
  const restored = await restoreAppointment(deps, shop, visit.id);
  return restored.ok ? 'restored' : `cancelled, ${restored.problem.code}`;
}

async function endSomething(): Promise<string> {
  const ended = await setOutcome(afterwards, shop, anybodys(), {
    outcome: oneOf(['completed', 'missed', null, null] as const),
  });
  return ended.ok ? 'ended' : ended.problem.code;
}

/** A few services in place of those it was booked with. */
async function editSomething(): Promise<string> {
  const serviceIds = Array.from({ length: oneOf([1, 2]) }, () => oneOf(task.services).id);
  const edited = await editAppointment(deps, shop, anybodys(), { serviceIds });
  return edited.ok ? 'edited' : edited.problem.code;
}

/** Of the last ids up to this process's own last: most were booked by others, and many still stand. */
function anybodys(): number {
  const last = mine.at(-1)?.id ?? 1;
  return last - Math.floor(random() * Math.min(last, 40));
}

async function moveSomething(): Promise<string> {
  const { override, time } = someStart();
  const moved = await moveAppointment(deps, shop, anybodys(), {
    ...{ date: Temporal.PlainDate.from(oneOf(task.days)), time: Temporal.PlainTime.from(time), override },
    stylistId: oneOf([undefined, ...task.stylists]),
  });
  return moved.ok ? 'moved' : moved.problem.code;
}

const untilTheNextChange = Math.floor(task.attempts / (task.changes ?? 0));

async function attempt(isChange: boolean): Promise<void> {
  const kind = random();
  const book = () =>
    kind < 0.25 ? cancelSomething() : bookSomething(kind < 0.6 ? null : oneOf(task.stylists));
  const change = oneOf([moveSomething, moveSomething, moveSomething, editSomething, endSomething]);
  const write = random() < (task.moves ?? 0) ? change : book;
  const outcome = await (isChange ? changeSomething() : write()).catch((error: unknown) => String(error));
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}

let left = task.attempts;
async function keepAttempting(): Promise<void> {
  while (left > 0) {
    left -= 1;
    await attempt((left + 1) % untilTheNextChange === 0);
  }
}

const pauses = monitorEventLoopDelay({ resolution: 1 });
pauses.enable();
await Promise.all(Array.from({ length: task.atOnce }, keepAttempting));
pauses.disable();
const inMs = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10;
const report: BookingReport = {
  outcomes,
  named: [...named],
  fenceNeeded,
  longestPause: inMs(pauses.max),
  p99Pause: inMs(pauses.percentile(99)),
};
process.stdout.write(`${JSON.stringify(report)}\n`);
await close();
