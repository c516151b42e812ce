import * as z from 'zod/mini';
import * as times from '../../../../core/catalogue/times-fields.ts';
import { centsOf } from '../../../../core/catalogue/typed-price.ts';
import * as fields from '../../../../core/fields.ts';
import { formWording } from '../../../../core/wording.ts';

/** The form of a service: as the call, but the price is typed in euros, and a posa of no minutes is none. */
export const serviceForm = z
  .object({
    name: fields.serviceName,
    description: fields.description,
    category: fields.category,
    price: z.pipe(z.pipe(z.string(formWording['price-too-low']), z.transform(centsOf)), fields.price),
    /** Minutes. */
    duration: fields.duration,
    processing: times.typedProcessing,
    cleanup: times.cleanup,
  })
  .check(times.processingWithin);
