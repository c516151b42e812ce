import * as z from 'zod/mini';
import type { Shop } from '../../core/shop/shop.ts';
import invented from './example-shop.json' with { type: 'json' };

const line = z
  .string('must be text')
  .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(200, 'is too long'));

/** A shop's own data, as `SHOP_CONFIG` names them. */
export const shopSchema = z.object({
  name: line,
  trade: line,
  address: z.object({ street: line, postalCode: line, city: line, province: line }),
  phone: line.check(z.regex(/^\+?[0-9 ]+$/, 'must hold only digits and spaces')),
  email: z.email('must be an e-mail address'),
  social: z.array(
    z.object({ name: line, url: z.url({ protocol: /^https$/, error: 'must be an https address' }) }),
  ),
  defaultStylistId: z._default(z.int('must be a whole number').check(z.positive('must be positive')), 74),
});

/** An invented shop, used until a real one is named. Its file is the pattern of every other. */
export const exampleShop: Shop = shopSchema.parse(invented);
