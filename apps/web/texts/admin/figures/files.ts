export const files = {
  take: 'Scarica CSV',
  appointments: 'Scarica CSV degli appuntamenti',
  customers: 'Scarica CSV dei clienti',
} as const;
