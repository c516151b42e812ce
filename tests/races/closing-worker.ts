/** A process that writes a closure and stands still before it is committed, until it is killed. */
import { writeSync } from 'node:fs';
import process from 'node:process';
import { Temporal } from 'temporal-polyfill';
import { connect } from '../../adapters/mikro-orm/engine/connect.ts';
import { MikroOrmTimetables } from '../../adapters/mikro-orm/stores/timetable/mikro-orm-timetables.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';
import { ok } from '../../core/problem.ts';

export interface ClosingTask {
  readonly url: string;
  readonly day: string;
}

const { url, day } = JSON.parse(process.argv[2] ?? '{}') as ClosingTask;
const { orm, sql } = await connect(url);
const from = Temporal.PlainDate.from(day);
const put = { id: null, from, to: from, hours: [], stylistIds: null, reason: 'mai' };

await new MikroOrmTimetables(orm, sql, defaultShopHours).change(from, () =>
  ok({
    write: { in: 'closures', put },
    // Called when all is written: nothing of this process goes on from here.
    answer: id => {
      writeSync(1, `${id}\n`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    },
  }),
);
