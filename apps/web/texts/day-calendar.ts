/** Words of the calendar in which a day is chosen. */
export const dayCalendar = {
  month: 'Mese',
  year: 'Anno',
  previous: 'Mese precedente',
  next: 'Mese successivo',
  today: 'oggi',
  selected: 'selezionato',
  states: {
    open: 'libero',
    full: 'completo',
    closed: 'chiuso',
    away: 'non lavora',
    past: 'passato',
    beyond: 'non prenotabile',
  },
  closedFor: (reason: string) => `chiuso: ${reason}`,
  legend: { open: 'Posti liberi', full: 'Completo', closed: 'Chiuso' },
} as const;
