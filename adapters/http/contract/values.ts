import * as z from 'zod/mini';
import * as fields from '../../../core/fields.ts';
import { fieldWording } from '../../../core/wording.ts';

/** Values as they travel in a path or query, where everything is text. */
const wholeNumber = (text: string): number => (/^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN);

const numberFrom = <S extends typeof fields.id>(message: string, field: S) =>
  z.pipe(z.pipe(z.string(message), z.transform(wholeNumber)), field);

export const idText = numberFrom(fieldWording['id-invalid'], fields.id);
export const minutesText = numberFrom(fieldWording['duration-invalid'], fields.minutes);

const LARGEST_PAGE = 200;

/** How many rows of a list, and where the part before it ended. */
export const cut = {
  limit: numberFrom(
    fieldWording['limit-invalid'],
    z
      .int(fieldWording['limit-invalid'])
      .check(
        z.minimum(1, fieldWording['limit-invalid']),
        z.maximum(LARGEST_PAGE, fieldWording['limit-invalid']),
      ),
  ),
  cursor: z.optional(numberFrom(fieldWording['cursor-invalid'], fields.id)),
};

/** A part of a long list. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()), total: z.number() });

export const idParams = z.object({ id: idText });

/** An instant, ISO 8601 with `Z`. */
export const instant = z.iso.datetime();
