export const adminAppointments = {
  search: 'Cerca per cliente...',
  everybody: 'Tutti',
  count: (appointments: number) => (appointments === 1 ? '1 appuntamento' : `${appointments} appuntamenti`),
  none: 'Nessun appuntamento trovato.',
  noneOfStylist: 'Nessun appuntamento trovato per lo stylist selezionato.',
  table: 'Appuntamenti, dal più recente',
  columns: {
    when: 'Data e ora',
    customer: 'Cliente',
    service: 'Servizio',
    stylist: 'Stylist',
    price: 'Prezzo',
    status: 'Stato',
  },
} as const;
