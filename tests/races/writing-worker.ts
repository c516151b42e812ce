/**
 * A process that books one visit after another and moves each to the next week, until it is killed; it names each, with its day,
 * once that has been confirmed.
 */

import { writeSync } from 'node:fs';
import process from 'node:process';
import { Temporal } from 'temporal-polyfill';
import { connect } from '../../adapters/mikro-orm/engine/connect.ts';
import { MikroOrmAgendas } from '../../adapters/mikro-orm/stores/mikro-orm-agendas.ts';
import { MikroOrmTimetables } from '../../adapters/mikro-orm/stores/timetable/mikro-orm-timetables.ts';
import { dayGrid } from '../../core/calendar/day-grid.ts';
import { plainTimes } from '../../core/calendar/pattern.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';
import { instantOf } from '../../core/calendar/shop-time.ts';
import { ok } from '../../core/problem.ts';

export interface WritingTask {
  readonly url: string;
  readonly userId: number;
  readonly serviceId: number;
  readonly stylistId: number;
  readonly firstDay: string;
}

const { url, firstDay, ...people } = JSON.parse(process.argv[2] ?? '{}') as WritingTask;
const { orm, sql } = await connect(url);
const agendas = new MikroOrmAgendas(sql, new MikroOrmTimetables(orm, sql, defaultShopHours));
const { times } = dayGrid(defaultShopHours);

for (let date = Temporal.PlainDate.from(firstDay); ; date = date.add({ days: 1 })) {
  for (const start of times.filter((_, index) => index % 3 === 0)) {
    const time = Temporal.PlainTime.from(start);
    const startsAt = instantOf(defaultShopHours, date, time);
    const appointment = {
      ...people,
      date,
      time,
      startsAt,
      duration: 45,
      ...plainTimes,
      price: 1_800,
      notes: 'non perdermi',
    };
    const from = { stylistId: people.stylistId, date, time: start };
    const author = { by: people.userId, at: startsAt };
    const booked = await agendas.change({ days: [from] }, () =>
      ok({ writes: [{ do: 'book', appointment, ...author }], answer: ([stored]) => stored?.id ?? 0 }),
    );
    if (!booked.ok) continue;
    const id = booked.value;
    say(id, date);
    const next = date.add({ weeks: 1 });
    const to = {
      stylistId: people.stylistId,
      date: next,
      time,
      startsAt: instantOf(defaultShopHours, next, time),
    };
    const moved = await agendas.change({ days: [from, to] }, () =>
      ok({ writes: [{ do: 'move', id, from, to, ...author }], answer: () => undefined }),
    );
    if (moved.ok) say(id, next);
  }
}

/** Written before anything else happens: what the parent has read was confirmed. */
function say(id: number, date: Temporal.PlainDate): void {
  writeSync(1, `${JSON.stringify([id, date])}\n`);
}
