import * as z from 'zod/mini';
import { centsOf } from '../../../../core/catalogue/typed-price.ts';
import * as fields from '../../../../core/fields.ts';
import { formWording } from '../../../../core/wording.ts';

/** The form of a service: as the call, but the price is typed in euros. */
export const serviceForm = z.object({
  name: fields.serviceName,
  description: fields.description,
  category: fields.category,
  price: z.pipe(z.pipe(z.string(formWording['price-too-low']), z.transform(centsOf)), fields.price),
  /** Minutes. */
  duration: fields.duration,
});
