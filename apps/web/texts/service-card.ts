export const serviceCard = {
  from: (price: string) => `da ${price}`,
  book: 'Prenota',
  select: 'Seleziona',
  /** So that each button says which service it is about. */
  bookLabel: (name: string) => `Prenota ${name}`,
  selectLabel: (name: string) => `Seleziona ${name}`,
} as const;
