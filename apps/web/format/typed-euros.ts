/** Cents as they stand in a field: 18,50. */
export const typedEuros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
