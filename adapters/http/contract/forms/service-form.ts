import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { fieldWording } from '../../../../core/wording.ts';

const LEAST_EUROS = 0.01;

/** Euros as people write them, with a comma or a point before the decimals; NaN for anything else, and for less than a cent. */
function cents(text: string): number {
  const written = text.replace(/€/g, '').trim().replace(',', '.');
  const euros = /^(\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : Number.NaN;
  return euros >= LEAST_EUROS ? Math.round(euros * 100) : Number.NaN;
}

/** The form of a service: as the call, but the price is typed in euros. */
export const serviceForm = z.object({
  name: fields.serviceName,
  description: fields.description,
  category: fields.category,
  price: z.pipe(z.pipe(z.string(fieldWording['price-too-low']), z.transform(cents)), fields.price),
  /** Minutes. */
  duration: fields.duration,
});
