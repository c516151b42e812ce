/** Of the page behind a letter's link. */
export const visit = {
  failed: 'Non riusciamo a mostrare il tuo appuntamento.',
  loading: 'Caricamento del tuo appuntamento',
  keep: 'Chi ha questo link può spostare e cancellare questo appuntamento: non inoltrarlo.',
  tooLate: {
    title: 'Da qui non si può più spostare né cancellare.',
    text: 'Se non puoi venire, chiamaci: ci pensiamo noi.',
  },
  call: (phone: string) => `Chiama ${phone}`,
  saved: {
    title: 'File scaricato',
    added: 'Aprilo per mettere l’appuntamento nel tuo calendario.',
    removed: 'Aprilo per togliere l’appuntamento dal tuo calendario.',
  },
  notSaved: { title: 'File non scaricato', description: 'Riprova tra poco.' },
  removeFromCalendar: 'Togli dal calendario',
  file: 'appuntamento.ics',
  onlyTime: {
    title: 'Vuoi solo cambiare orario?',
    text: 'Spostalo: l’orario nuovo è tuo prima di lasciare il vecchio.',
  },
  cancelled: {
    title: 'Appuntamento cancellato',
    text: 'L’orario è di nuovo libero. Se ci ripensi, scegline un altro quando vuoi.',
    badge: 'Cancellato',
  },
  past: { title: 'Questo appuntamento è passato', text: 'Quando vuoi tornare, ti aspettiamo.' },
  bookAgain: 'Prenota di nuovo',
  over: 'Questo link non vale più',
  overText: 'Vale fino al giorno dopo l’appuntamento. Prova con la lettera più recente, o chiamaci.',
  logIn: 'Accedi e guarda i tuoi appuntamenti',
  noScript: (phone: string) =>
    `Questa pagina funziona solo con JavaScript attivo. Per spostare o cancellare il tuo appuntamento chiama il ${phone}.`,
} as const;
