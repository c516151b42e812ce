import { eurosWith } from './money.ts';

/** With a space that does not break before the sign: 65 %. */
export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** To a tenth: 4,5. */
export const tenth = (number: number): string => number.toLocaleString('it-IT', { maximumFractionDigits: 1 });

/** 1.024, also where Italian groups from five digits on. */
export const whole = (number: number): string => number.toLocaleString('it-IT', { useGrouping: 'always' });

/** Cents as whole euros, grouped likewise: 8.565 €. */
export const groupedEuros = eurosWith({ maximumFractionDigits: 0, useGrouping: 'always' });
