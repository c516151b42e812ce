import * as z from 'zod/mini';
import * as fields from '../../../core/fields.ts';
import { fieldWording } from '../../../core/wording.ts';

/** Values in a path or query, where everything is text. */
const wholeNumber = (text: string): number => (/^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN);

const numberFrom = <S extends typeof fields.id>(message: string, field: S) =>
  z.pipe(z.pipe(z.string(message), z.transform(wholeNumber)), field);

export const idText = numberFrom(fieldWording['id-invalid'], fields.id);

/** One after the other: `3,1,3`. */
export const servicesText = z.pipe(
  z.pipe(
    z.string(fieldWording['id-invalid']),
    z.transform((text: string) => text.split(',').map(wholeNumber)),
  ),
  fields.visitServices,
);

/** One service as `serviceId`, or several as `serviceIds`. */
export const notBoth = z.refine<{ readonly serviceId?: unknown; readonly serviceIds?: unknown }>(
  ({ serviceId, serviceIds }) => serviceId === undefined || serviceIds === undefined,
  { path: ['serviceIds'], error: fieldWording['services-given-twice'] },
);

export const minutesText = numberFrom(fieldWording['duration-invalid'], fields.minutes);

const LARGEST_PAGE = 200;

/** How many rows of a list, and the cursor at which the part before it ended. */
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

const MILLISECONDS_OF_A_DAY = 86_400_000;

const daysIn = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / MILLISECONDS_OF_A_DAY + 1;

/** `from` and `to`, both included, beside other values. */
export const anyDates = <Shape extends Record<string, z.ZodMiniType>>(more: Shape) =>
  z
    .extend(z.object({ from: fields.date, to: fields.date }), more)
    .check(
      z.refine(range => daysIn(range as Range) >= 1, { path: ['to'], error: fieldWording['range-reversed'] }),
    );

/** The same, at most so many days. */
export const dateRange = <Shape extends Record<string, z.ZodMiniType>>(
  longest: number,
  tooLong: string,
  more: Shape,
) =>
  anyDates(more).check(
    z.refine(range => daysIn(range as Range) <= longest, { path: ['to'], error: tooLong }),
  );

type Range = Parameters<typeof daysIn>[0];

export const idParams = z.object({ id: idText });

/** An instant, ISO 8601 with `Z`. */
export const instant = z.iso.datetime();

/** The same from a caller, as finely as it is read: to the nanosecond. */
export const sentInstant = (message: string) =>
  z.iso.datetime(message).check(z.regex(/^[^.]*(\.\d{1,9})?Z$/, message));

/** The same each time one request is sent. */
export const requestId = z.optional(
  z.string(fieldWording['not-text']).check(z.regex(/^[\w-]{8,64}$/, fieldWording['not-text'])),
);
