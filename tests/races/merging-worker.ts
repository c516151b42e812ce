/**
 * A process that enters people twice, books for them, and merges them into others or erases them while it goes on booking,
 * several at a time, until it has done so often enough or is killed. It prints each visit, merge and erasure once that has been confirmed.
 */

import { writeSync } from 'node:fs';
import process from 'node:process';
import { Temporal } from 'temporal-polyfill';
import { connect } from '../../adapters/mikro-orm/engine/connect.ts';
import { MikroOrmAgendas } from '../../adapters/mikro-orm/stores/mikro-orm-agendas.ts';
import { MikroOrmUsers } from '../../adapters/mikro-orm/stores/mikro-orm-users.ts';
import { MikroOrmErasures } from '../../adapters/mikro-orm/stores/people/mikro-orm-erasures.ts';
import { MikroOrmTimetables } from '../../adapters/mikro-orm/stores/timetable/mikro-orm-timetables.ts';
import { decideBooking, type WantedBooking } from '../../core/booking/booking-decision.ts';
import { asBookedNow, together } from '../../core/booking/services/booked-services.ts';
import { defaultShopHours as hours } from '../../core/calendar/shop-hours.ts';
import { shopMoment } from '../../core/calendar/shop-time.ts';
import { plainTimetable } from '../../core/calendar/timetable.ts';
import type { Service } from '../../core/catalogue/service.ts';
import { joinedPerson } from '../../core/people/customers/joined-person.ts';
import { decideErasing } from '../../core/people/personal-data/erasing-decision.ts';
import { PersonGone } from '../../core/ports/agendas.ts';
import { randomFrom } from './random.ts';

export interface MergingTask {
  readonly url: string;
  readonly seed: number;
  /** How many people are entered twice. */
  readonly attempts: number;
  readonly atOnce: number;
  readonly customers: readonly number[];
  readonly stylists: readonly number[];
  readonly services: readonly Service[];
  readonly days: readonly string[];
  readonly starts: readonly string[];
  /** In each visit's notes. */
  readonly secret: string;
}

/** One line each; `twin`: whom it was booked for, or who went. */
export type Confirmed =
  | { readonly did: 'book'; readonly twin: number; readonly id: number }
  | { readonly did: 'merge' | 'erase'; readonly twin: number }
  | { readonly did: 'nothing'; readonly why: string };

const task = JSON.parse(process.argv[2] ?? '{}') as MergingTask;
const { orm, sql, close } = await connect(task.url);
const users = new MikroOrmUsers(sql, orm);
const erasures = new MikroOrmErasures(orm, sql, hours);
const agendas = new MikroOrmAgendas(sql, new MikroOrmTimetables(orm, sql, hours));
const at = Temporal.Instant.from('2027-01-01T08:00:00Z');
const { oneOf } = randomFrom(task.seed);
/** Entered by this process, and perhaps gone again. */
const twins: number[] = [];

async function bookFor(twin: number): Promise<Confirmed> {
  const services = [oneOf(task.services)];
  const wanted: WantedBooking = {
    ...{ userId: twin, services, visit: together(services.map(asBookedNow)), stylistId: null },
    ...{ date: Temporal.PlainDate.from(oneOf(task.days)), time: oneOf(task.starts), notes: task.secret },
    ...{ timetable: plainTimetable(hours), now: shopMoment(hours, at), by: twin, at },
  };
  try {
    const booked = await agendas.change({ everyStylistOn: wanted.date }, view => decideBooking(wanted, view));
    if (!booked.ok) return { did: 'nothing', why: booked.problem.code };
    const { appointment, repeated } = booked.value;
    return repeated ? { did: 'nothing', why: 'repeated' } : { did: 'book', twin, id: appointment.id };
  } catch (error) {
    return { did: 'nothing', why: error instanceof PersonGone ? 'gone' : String(error) };
  }
}

async function mergeInto(twin: number, into: number): Promise<Confirmed> {
  const merged = await users.merge(twin, into, joinedPerson).catch((error: unknown) => String(error));
  if (typeof merged === 'string') return { did: 'nothing', why: merged };
  return merged.ok ? { did: 'merge', twin } : { did: 'nothing', why: merged.problem.code };
}

async function erase(twin: number): Promise<Confirmed> {
  const erased = await erasures.erase(twin, at, decideErasing(task.stylists[0] ?? 0, at)).catch(String);
  if (typeof erased === 'string') return { did: 'nothing', why: erased };
  return erased.ok ? { did: 'erase', twin } : { did: 'nothing', why: erased.problem.code };
}

async function enterTwice(): Promise<void> {
  const nobody = { lastName: null, email: null, phone: null, requestId: null };
  const { id: twin } = (await users.addCustomer({ ...nobody, firstName: 'Doppio' })).user;
  say(await bookFor(twin));
  say(await bookFor(twin));
  // Into one of its own, which may be on its way too, or into somebody whom all the processes know.
  const into = oneOf([...task.customers.slice(0, 2), ...twins.slice(-2)]);
  twins.push(twin);
  const leave = oneOf([erase, mergeInto]);
  const both = [bookFor(twin).then(say), leave(twin, into).then(say), bookFor(into).then(say)];
  await Promise.all(both);
}

/** Written before anything else happens: what the parent has read was confirmed. */
function say(confirmed: Confirmed): void {
  writeSync(1, `${JSON.stringify(confirmed)}\n`);
}

let left = task.attempts;
await Promise.all(
  Array.from({ length: task.atOnce }, async () => {
    while (left-- > 0) await enterTwice();
  }),
);
await close();
