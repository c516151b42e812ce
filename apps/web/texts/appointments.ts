type Until = { readonly said: string | null; readonly isOver: boolean };

const sentence = (what: string, { said, isOver }: Until): string | null =>
  said && `Si ${isOver ? 'poteva' : 'può'} ${what} fino a ${said}.`;

export const appointments = {
  tabs: 'I tuoi appuntamenti',
  lead: 'I tuoi appuntamenti in salone: quelli che verranno e quelli passati.',
  leadForAdmins: 'Tutti gli appuntamenti del salone, di tutti i clienti.',
  book: 'Nuova prenotazione',
  upcoming: { tab: 'Prossimi', empty: 'Non hai appuntamenti imminenti' },
  past: { tab: 'Passati', empty: 'Non hai appuntamenti passati' },
  cancelled: { tab: 'Cancellati', empty: 'Non hai appuntamenti cancellati' },
  bookFromEmpty: 'Prenota Nuovo Appuntamento',
  next: 'Il prossimo appuntamento',
  justBooked: 'Appena prenotato',
  later: 'Più avanti',
  others: 'Gli altri appuntamenti',
  status: { confirmed: 'Confermato', completed: 'Completato', cancelled: 'Cancellato' },
  missed: 'Non venuto',
  customer: 'Cliente',
  unnamedCustomer: (id: number | null) => `Cliente ${id}`,
  stylist: 'Stylist',
  price: 'Prezzo',
  duration: 'Durata',
  notes: 'Note',
  place: 'Dove',
  /** Who comes, when it is not the reader, and to whom. */
  people: (customer: string | null, stylist: string | null) =>
    [customer, stylist && `con ${stylist}`].filter(Boolean).join(' '),
  between: (start: string, end: string) => `${start} – ${end}`,
  move: 'Sposta',
  moveLabel: (service: string, when: string) => `Sposta ${service}, ${when}`,
  /** What may be done until when, or could: both in one sentence where they end together. */
  until: (move: Until, cancel: Until): readonly string[] =>
    move.said === cancel.said
      ? [sentence('spostare o cancellare', move)].filter(text => text !== null)
      : [sentence('spostare', move), sentence('cancellare', cancel)].filter(text => text !== null),
  callUs: (phone: string) => `Chiama il salone: ${phone}`,
  cancel: 'Cancella',
  cancelAppointment: 'Cancella appuntamento',
  cancelLabel: (service: string, when: string) => `Cancella ${service}, ${when}`,
  addToCalendar: 'Aggiungi al calendario',
  addToCalendarLabel: (service: string, when: string) => `Aggiungi al calendario ${service}, ${when}`,
  bookAgain: 'Prenota di nuovo',
  bookAgainLabel: (service: string) => `Prenota di nuovo ${service}`,
  more: (left: number) => `Mostra altri (${left})`,
  failed: 'Non riusciamo a mostrare gli appuntamenti.',
  loading: 'Caricamento degli appuntamenti',
  question: {
    title: 'Vuoi cancellare questo appuntamento?',
    confirm: 'Sì, cancella',
    keep: 'No, lo tengo',
  },
  done: {
    title: 'Appuntamento cancellato',
    description: "L'appuntamento è stato cancellato con successo",
  },
  restore: 'Ripristina',
  restored: { title: 'Appuntamento ripristinato', description: 'È di nuovo confermato, com’era.' },
  notRestored: { title: 'Non ripristinato', description: 'Qualcosa è andato storto. Riprova tra poco.' },
  refused: {
    title: 'Errore',
    description: (message: string) => `Impossibile cancellare l'appuntamento: ${message}`,
  },
} as const;
