export const adminAppointments = {
  search: 'Cerca per cliente...',
  everybody: 'Tutti',
  period: {
    label: 'Periodo',
    all: 'Tutte le date',
    coming: 'Da oggi in poi',
    day: 'Un giorno',
    which: 'Giorno',
  },
  anyStatus: 'Ogni stato',
  coming: 'Da oggi',
  before: 'Ultima volta',
  /** Beside the status of an appointment that is over. */
  over: 'già passato',
  loading: 'Caricamento degli appuntamenti',
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
