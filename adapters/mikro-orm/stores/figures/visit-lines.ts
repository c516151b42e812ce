import type { Expression, ExpressionBuilder } from 'kysely';
import type { Appointment } from '../../../../core/booking/appointment.ts';
import type { CountedVisit } from '../../../../core/figures/counted-visit.ts';
import type { UserId } from '../../../../core/people/user.ts';
import { plainDate } from '../../../../core/wall-clock.ts';
import { timesOf } from '../appointment-row.ts';
import type { CountedTables } from './counted-tables.ts';

/**
 * The visits of some days as one text, a line each: PostgreSQL's driver makes a value of every cell, which for a year took
 * twice as long as all the reckoning. null: there are none.
 */
export interface LinesRow {
  readonly lines: string | null;
}

type Visits = ExpressionBuilder<{ a: CountedTables['appointments'] }, 'a'>;

const [CELL, LINE] = ['|', '\n'];

const cellsOf = (is: Visits, msOf: (moment: Expression<unknown>) => Expression<unknown>) => [
  ...[is.ref('a.user_id'), is.ref('a.service_id'), is.ref('a.stylist_id'), is.ref('a.day')],
  ...[
    is.ref('a.start_minute'),
    is.ref('a.duration'),
    is.ref('a.processing_after'),
    is.ref('a.processing_minutes'),
  ],
  ...[is.ref('a.cleanup'), is.ref('a.price'), is.ref('a.paid'), is.ref('a.status')],
  ...[is.cast(is.ref('a.missed'), 'integer'), msOf(is.ref('a.starts_at')), msOf(is.ref('a.booked_at'))],
  is.ref('a.parts'),
];

/** `msOf`: an instant of a column as milliseconds since 1970. */
export const linesOf = (is: Visits, msOf: (moment: Expression<unknown>) => Expression<unknown>) => {
  const text = (value: string) => is.cast<string>(is.val(value), 'text');
  const cells = cellsOf(is, msOf).flatMap((cell, index) => (index === 0 ? [cell] : [text(CELL), cell]));
  return is.fn<string | null>('string_agg', [is.fn('concat', cells), text(LINE)]).as('lines');
};

/** `nobody`: whose visits are those of who left no name. */
export const visitsOf = ({ lines }: LinesRow, nobody: UserId | undefined): readonly CountedVisit[] =>
  lines === null ? [] : lines.split(LINE).map(line => visitOf(line.split(CELL) as Cells, nobody));

/** As `cellsOf` has them; nothing is ''. */
type Cells = [
  ...[userId: string, serviceId: string, stylistId: string, day: string, minute: string],
  ...[duration: string, processingAfter: string, processingMinutes: string],
  ...[cleanup: string, price: string, paid: string, status: Appointment['status']],
  ...[missed: string, startsAt: string, bookedAt: string, parts: string],
];

function visitOf(cells: Cells, nobody: UserId | undefined): CountedVisit {
  const [userId, serviceId, stylistId, day, minute, duration, after, processing, cleanup] = cells;
  const [, , , , , , , , , price, paid, status, missed, startsAt, bookedAt, parts] = cells;
  return {
    userId: Number(userId) === nobody ? null : Number(userId),
    ...{ stylistId: Number(stylistId), serviceId: Number(serviceId) },
    ...{ date: plainDate(day), minute: Number(minute) },
    ...timesOf({
      duration: Number(duration),
      ...{ processing_after: numberOf(after), processing_minutes: numberOf(processing) },
      ...{ cleanup: Number(cleanup), parts: parts === '' ? null : parts },
    }),
    ...{ price: Number(price), paid: numberOf(paid), status, missed: missed === '1' },
    ...{ startsAt: Number(startsAt), bookedAt: numberOf(bookedAt) },
  };
}

const numberOf = (cell: string): number | null => (cell === '' ? null : Number(cell));
