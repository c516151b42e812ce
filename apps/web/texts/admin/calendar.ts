/** Each by its name as long as they are few. */
function saidOfOthers(stylist: string, others: readonly string[], done: number): string {
  if (done === 0) return `${stylist} non esegue nessun servizio.`;
  if (others.length > 3) return `${stylist} non esegue gli altri ${others.length} servizi.`;
  return `${stylist} non esegue: ${others.join(', ')}.`;
}

export const calendar = {
  noStylists: 'Nessuno stylist disponibile al momento.',
  month: 'Mese',
  year: 'Anno',
  otherDates: 'Altre date',
  today: 'Oggi',
  previous: { settimana: 'Settimana precedente', giorno: 'Giorno precedente', salone: 'Giorno precedente' },
  next: { settimana: 'Settimana successiva', giorno: 'Giorno successivo', salone: 'Giorno successivo' },
  view: 'Vista',
  views: { settimana: 'Settimana', giorno: 'Giorno', salone: 'Salone' },
  scrollHint: {
    days: 'Scorri in orizzontale per vedere tutti i giorni.',
    team: 'Scorri in orizzontale per vedere tutti gli stylist.',
  },
  closed: 'Chiuso',
  outside: '-',
  away: {
    offPlan: 'Fuori turno',
    absent: 'Assente',
    howToMove:
      'Alt con le frecce la sposta, Maiuscole con le frecce la allunga, Invio conferma, Esc lascia com’era.',
    moving: (start: string, end: string, column: string) => `${column && `${column}, `}${start} – ${end}`,
    when: (column: string, { from, to }: { from: string; to: string }) =>
      `: ${column}, dalle ${from} alle ${to}. `,
  },
  posa: {
    name: 'Posa',
    free: (stylist: string) => `${stylist} ha le mani libere`,
    between: (from: string, to: string) => `, posa dalle ${from} alle ${to}`,
    second: (service: string) => `${service}, dopo la posa`,
    cleanup: 'Riordino',
  },
  hour: 'Ora',
  now: (time: string) => `Adesso, ${time}`,
  addIn: (time: string, column: string) => `Aggiungi un appuntamento: ${column}, ${time}`,
  fromTo: (from: string, to: string) => `, dalle ${from} alle ${to}`,
  done: ', fatto',
  until: (to: string) => `, fino alle ${to}`,
  failed: 'Non riusciamo a mostrare il calendario.',
  count: (visits: number) => (visits === 1 ? '1 appuntamento' : `${visits} appuntamenti`),
  updating: 'Aggiornamento in corso',
  block: {
    choice: 'Che cosa aggiungere',
    appointment: 'Appuntamento',
    title: 'Blocca orario',
    when: (day: string, stylist: string) => `${day}, ${stylist}`,
    from: 'Dalle',
    to: 'Alle',
    length: 'Per quanto',
    lengths: [
      { minutes: 30, label: '30 min' },
      { minutes: 60, label: '1 ora' },
      { minutes: 120, label: '2 ore' },
    ],
    until: (time: string) => `Fino alle ${time.replace(/^0/, '').replace(':00', '')}`,
    day: 'Tutto il giorno',
    wholeDay: (stylist: string) => `Quel giorno ${stylist} non si può prenotare.`,
    reason: 'Motivo',
    private: 'Lo legge solo chi amministra.',
    confirm: 'Blocca',
    cancel: 'Annulla',
    failed: { title: 'Errore', description: "Errore durante il blocco dell'orario" },
    done: { title: 'Successo', description: 'Orario bloccato' },
  },
  absence: {
    title: 'Assenza',
    days: (from: string, to: string) =>
      `Dal ${from} al ${to}, tutto il giorno. Le date si cambiano in Impostazioni, Persone.`,
    former: (stylist: string) =>
      `${stylist} non prende più prenotazioni: questa assenza si può solo togliere.`,
    save: 'Salva',
    remove: 'Togli',
    changed: { title: 'Successo', description: 'Assenza modificata' },
    removed: { title: 'Successo', description: 'Assenza tolta: l’orario è di nuovo libero' },
    undo: 'Rimetti com’era',
    undone: { title: 'Successo', description: 'L’assenza è di nuovo al suo posto' },
    undoFailed: { title: 'Errore', description: "L'assenza non è stata rimessa" },
    changeFailed: { title: 'Errore', description: "Errore durante la modifica dell'assenza" },
    removeFailed: { title: 'Errore', description: "Errore durante l'eliminazione dell'assenza" },
    gone: 'Nel frattempo questa assenza è stata tolta.',
  },
  create: {
    title: 'Nuovo Appuntamento',
    when: (day: string, time: string, stylist: string) => `${day}, ${time}, con ${stylist}`,
    customer: 'Cliente',
    coming: {
      next: (day: string, time: string, service: string, stylist: string) =>
        `Prossimo appuntamento: ${day}, ${time}, ${service} con ${stylist}.`,
      elsewhere: (customer: string, stylist: string, time: string) =>
        `${customer} è già da ${stylist} alle ${time}.`,
    },
    customerHint: 'Cerca per nome, email, telefono...',
    customerMissing: 'Scegli il cliente',
    serviceMissing: 'Scegli il servizio',
    noCustomer: 'Nessun cliente trovato.',
    searching: 'Ricerca in corso…',
    searchFailed: 'La ricerca non è riuscita.',
    clear: 'Togli il cliente scelto',
    service: 'Servizio',
    chooseService: 'Scegli un servizio',
    leftOut: saidOfOthers,
    confirm: 'Conferma',
    cancel: 'Annulla',
    ends: (from: string, to: string) => `Dalle ${from} alle ${to}.`,
    checking: 'Controllo che ci sia posto…',
    unchecked: 'Non riesco a controllare che ci sia posto: si vedrà alla conferma.',
    doesNotFit: (to: string) => `Non c’è posto: finirebbe alle ${to}, oltre il tempo libero.`,
    incomplete: { title: 'Errore', description: 'Seleziona utente e servizio' },
    failed: { title: 'Errore', description: "Errore durante la creazione dell'appuntamento" },
    done: { title: 'Successo', description: 'Appuntamento creato con successo' },
  },
} as const;
