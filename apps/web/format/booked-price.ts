const euros = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Cents as what is to be paid, so never rounded: 18 €, 12,50 €. */
export function bookedPrice(cents: number): string {
  return euros.format(cents / 100);
}
