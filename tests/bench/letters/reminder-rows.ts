import { atMost, type Row, ratioAtMost } from '../row.ts';

export const REMINDERS = 10_000;
export const FEW = 1_000;
/** MB. So that what is measured is what is needed: a larger heap is let grow before it is looked through. */
export const HEAP = 128;

export interface Measured {
  /** Milliseconds, of bookings meanwhile and without. */
  readonly p99: number;
  readonly reference: number;
  /** MB. */
  readonly before: number;
  readonly most: number;
  readonly seconds: number;
}

/** What the process held besides is the same with many and with few: only what each added is compared. */
export function reminderRows(name: string, few: Measured, many: Measured): Row[] {
  const { p99, reference, seconds } = many;
  const added = { few: few.most - few.before, many: many.most - many.before };
  const heap = `${HEAP} MB heap, ${name}`;
  return [
    ratioAtMost(1.5, {
      what: `POST /api/appointments while 10,000 reminders go, p99, ${name}`,
      measured: `${p99.toFixed(1)} ms (without ${reference.toFixed(1)})`,
      ratio: p99 / reference,
      why: 'letters are drawn and sent by the process that answers; they rest half a second after every five while it does',
    }),
    atMost(100, 'MB', { what: `memory that 10,000 reminders add, ${heap}`, value: added.many, digits: 0 }),
    atMost(15, 'MB', {
      what: `memory that 10,000 reminders add beyond 1,000, ${heap}`,
      value: added.many - added.few,
      digits: 0,
      why: 'what V8 has collected when it is looked at differs by some twenty megabytes from run to run',
    }),
    atMost(3_600, 's', {
      what: `10,000 reminders decided and handed over, ${name}`,
      value: seconds,
      digits: 0,
    }),
  ];
}
