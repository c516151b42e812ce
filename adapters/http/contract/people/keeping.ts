import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { KEEP_MONTHS } from '../../../../core/people/keeping/inactive.ts';
import { callWording as say } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';

const { least, most } = KEEP_MONTHS;
const wrong = say['keep-months-invalid'];
const months = z.int(wrong).check(z.minimum(least, wrong), z.maximum(most, wrong));
const asked = z.pipe(z.pipe(z.string(wrong), z.transform(Number)), months);

/** Months after which the server erases who has not come, by itself; null: never. */
const keeping = z.object({ keepMonths: z.nullable(z.number()) });

export const seeKeeping = {
  ...addressed(addresses.seeKeeping),
  action: 'see-keeping',
  status: 200,
  reply: { admin: keeping },
} as const satisfies Call;

export const setKeeping = {
  ...addressed(addresses.setKeeping),
  action: 'set-keeping',
  body: z.object({ keepMonths: z.nullable(months) }),
  status: 200,
  reply: { admin: keeping },
} as const satisfies Call;

const text = z.nullable(z.string());

/** Who has not come for so many months, a hundred at most; `last`: the day of the last appointment. */
export const listInactive = {
  ...addressed(addresses.listInactive),
  action: 'list-inactive',
  query: z.object({ keepMonths: asked }),
  status: 200,
  reply: {
    admin: z.object({
      people: z.array(
        z.object({ id: z.number(), firstName: text, lastName: text, username: text, last: text }),
      ),
    }),
  },
} as const satisfies Call;

/** Erases, of these, who still has not come for so many months; the reply says how many. */
export const forgetInactive = {
  ...addressed(addresses.forgetInactive),
  action: 'forget-inactive',
  body: z.object({
    keepMonths: months,
    ids: z.array(fields.id, say['not-a-choice']).check(z.maxLength(100, say['not-a-choice'])),
  }),
  status: 200,
  reply: { admin: z.object({ erased: z.number() }) },
} as const satisfies Call;
