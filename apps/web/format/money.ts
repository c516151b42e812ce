const whole = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });

/** Cents rounded to whole euros, as on the service cards: 18 €. */
export function wholeEuros(cents: number): string {
  return whole.format(Math.round(cents / 100));
}

/** Cents with two decimals, as in summaries: 18,00 €. */
export function exactEuros(cents: number): string {
  return exact.format(cents / 100);
}
