import * as z from 'zod/mini';
import type { Shop } from '../../core/shop/shop.ts';
import { shopTexts as texts } from './cli/setting-texts.ts';
import invented from './example-shop.json' with { type: 'json' };

const LONGEST_LINE = 200;
const line = z
  .string(texts.text)
  .check(z.trim(), z.minLength(1, texts.empty), z.maxLength(LONGEST_LINE, texts.tooLong(LONGEST_LINE)));

/** An unknown key is a typing error, and reported. */
const group = <const S extends z.core.$ZodLooseShape>(shape: S) =>
  z.strictObject(shape, {
    error: issue => (issue.code === 'unrecognized_keys' ? texts.unknown(issue.keys) : texts.group),
  });

/** A shop's own data, as `SHOP_CONFIG` names them. */
export const shopSchema = group({
  name: line,
  trade: line,
  address: group({ street: line, postalCode: line, city: line, province: line }),
  phone: line.check(z.regex(/^\+?[0-9 ]+$/, texts.digits)),
  email: z.email(texts.email),
  social: z.array(group({ name: line, url: z.url({ protocol: /^https$/, error: texts.link }) }), texts.list),
  defaultStylistId: z._default(z.int(texts.positive).check(z.positive(texts.positive)), 74),
});

/** An invented shop, used until a real one is named. Its file is the pattern of every other. */
export const exampleShop: Shop = shopSchema.parse(invented);
