/** Cents as euros. The formatter is made at the first amount: a phone needs 20 ms and more for one of a currency. */
export function eurosWith(options: Intl.NumberFormatOptions): (cents: number) => string {
  let made: Intl.NumberFormat | undefined;
  return cents => {
    made ??= new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', ...options });
    return made.format(cents / 100);
  };
}

/** Cents rounded to whole euros, as on the service cards: 18 €. */
export const wholeEuros = eurosWith({ maximumFractionDigits: 0 });

/** Cents with two decimals, as in summaries: 18,00 €. */
export const exactEuros = eurosWith({});
