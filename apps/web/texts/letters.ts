type Kind =
  | 'booked'
  | 'moved'
  | 'cancelled'
  | 'reminder'
  | 'stylist-new'
  | 'stylist-moved'
  | 'stylist-cancelled'
  | 'stylist-tomorrow';

/** What each kind of letter is called, and when it is written. */
export const letterKinds = {
  booked: { name: 'Appuntamento confermato', when: 'quando prenoti, o il salone prenota per te' },
  moved: { name: 'Appuntamento spostato', when: 'con l’ora di prima e quella nuova' },
  cancelled: { name: 'Appuntamento cancellato', when: 'anche quando lo cancelli tu' },
  reminder: { name: 'Promemoria', when: 'prima dell’appuntamento, se c’è ancora' },
  'stylist-new': { name: 'Nuovo appuntamento con te', when: 'quando lo prenota qualcun altro' },
  'stylist-moved': { name: 'Un tuo appuntamento spostato', when: 'quando lo sposta qualcun altro' },
  'stylist-cancelled': { name: 'Un appuntamento tolto', when: 'quando non è più con te' },
  'stylist-tomorrow': { name: 'La giornata di domani', when: 'la sera alle 19:00, se hai appuntamenti' },
} as const satisfies Record<Kind, { name: string; when: string }>;

export const ownLetters = {
  title: 'Che cosa ti scriviamo',
  to: (email: string) => `Scriviamo a ${email}.`,
  keptBack: (count: number, isConfirmed: boolean) =>
    `${count === 1 ? 'Negli ultimi sette giorni non ti abbiamo mandato una lettera' : `Negli ultimi sette giorni non ti abbiamo mandato ${count} lettere`}: in un giorno erano troppe.${isConfirmed ? '' : ' Per confermare il tuo indirizzo usa «Non sono io, o conferma che l’indirizzo è tuo» in fondo a una nostra lettera: poi ne arrivano di più.'}`,
  nowhere: 'Sul tuo profilo non c’è un’e-mail: aggiungila tra i tuoi dati e ti scriviamo.',
  notSent: 'Il salone ora non manda queste lettere.',
  unheard: 'Se il salone lo sposta, non lo saprai per e-mail.',
  always: 'Le lettere sull’account, come il cambio di password, arrivano sempre. Niente pubblicità, mai.',
  saved: { title: 'Scelta salvata' },
  notSaved: (message: string) => ({ title: 'Errore', description: message }),
  failed: 'Non riusciamo a mostrare le tue scelte.',
} as const;
