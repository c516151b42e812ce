import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { fieldWording } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call, type ReplyOf } from '../call.ts';
import { anyDates, dateRange, idParams, idText } from '../values.ts';
import { foreseen, withAffected } from './affected.ts';

export const absence = z.object({
  id: z.number(),
  stylistId: z.number(),
  /** Both included, `yyyy-MM-dd`. */
  from: z.string(),
  to: z.string(),
  /** `HH:mm`, of a part of one day; null: whole days. */
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  reason: z.string(),
});
export type AbsenceReply = ReplyOf<typeof listAbsences>[number];

const details = dateRange(366, fieldWording['absence-too-long'], {
  stylistId: fields.id,
  start: z._default(z.nullable(fields.quarterHour), null),
  end: z._default(z.nullable(fields.quarterHour), null),
  reason: z._default(fields.reason, ''),
}).check(
  part('end', ({ start, end }) => (start === null) === (end === null), fieldWording['part-incomplete']),
  part(
    'end',
    ({ start, end }) => start === null || end === null || start < end,
    fieldWording['part-reversed'],
  ),
  part('to', ({ from, to, start }) => start === null || from === to, fieldWording['part-of-one-day']),
);

function part(field: string, holds: (value: Part) => boolean, error: string) {
  return z.refine(value => holds(value as unknown as Part), { path: [field], error });
}

type Part = Pick<AbsenceReply, 'from' | 'to' | 'start' | 'end'>;

/** Those that share a date with the range. The reasons are for administrators alone. */
export const listAbsences = {
  ...addressed(addresses.listAbsences),
  action: 'list-absences',
  query: anyDates({ stylistId: z.optional(idText) }),
  status: 200,
  reply: { admin: z.array(absence) },
} as const satisfies Call;

export const addAbsence = {
  ...addressed(addresses.addAbsence),
  action: 'keep-absences',
  body: details,
  status: 201,
  reply: { admin: z.extend(absence, withAffected) },
} as const satisfies Call;

export const changeAbsence = {
  ...addressed(addresses.changeAbsence),
  action: 'keep-absences',
  params: idParams,
  body: details,
  status: 200,
  reply: { admin: z.extend(absence, withAffected) },
} as const satisfies Call;

export const foreseeAbsence = {
  ...addressed(addresses.foreseeAbsence),
  action: 'keep-absences',
  body: details,
  status: 200,
  reply: { admin: foreseen },
} as const satisfies Call;

export const foreseeAbsenceChange = {
  ...addressed(addresses.foreseeAbsenceChange),
  action: 'keep-absences',
  params: idParams,
  body: details,
  status: 200,
  reply: { admin: foreseen },
} as const satisfies Call;

export const removeAbsence = {
  ...addressed(addresses.removeAbsence),
  action: 'keep-absences',
  params: idParams,
  status: 204,
} as const satisfies Call;
