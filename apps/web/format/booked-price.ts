import { eurosWith } from './money.ts';

/** Cents as what is to be paid, so never rounded: 18 €, 12,50 €. */
export const bookedPrice = eurosWith({ trailingZeroDisplay: 'stripIfInteger' });
