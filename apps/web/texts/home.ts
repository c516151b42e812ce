export const home = {
  title: 'La poltrona è tua,',
  titleEnd: 'all’ora che dici tu.',
  lead: 'Scegli il servizio e da chi farti servire, e il posto è prenotato in mezzo minuto. Niente attese.',
  book: 'Prenota Ora',
  hours: {
    title: 'Orari di apertura',
    closed: 'Chiuso',
    urgent: 'Altri orari?',
    call: 'Chiama',
  },
  services: {
    title: 'I nostri servizi',
    all: 'Vedi tutti i servizi',
  },
} as const;
