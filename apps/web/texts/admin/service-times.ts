export const serviceTimes = {
  title: 'Posa e riordino',
  hint: 'Durante la posa lo stylist è libero e può servire qualcun altro; il cliente resta in salone. Il riordino tiene occupato lo stylist dopo che il cliente è uscito.',
  processing: 'Posa',
  noProcessing: 'Nessuna posa',
  after: 'Inizia dopo',
  cleanup: 'Riordino',
  noCleanup: 'Nessun riordino',
} as const;
