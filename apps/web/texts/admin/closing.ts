const counted = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

export const closing = {
  open: 'Chiudi giornata',
  which: 'Quale giorno?',
  now: 'Adesso',
  /** In corso: Mario Rossi, Lucia Verdi */
  present: (names: readonly string[]) => `In corso: ${names.join(', ')}`,
  next: (time: string, name: string, stylist: string) => `Poi alle ${time} ${name} da ${stylist}`,
  toSay: (count: number) => counted(count, 'appuntamento da segnare', 'appuntamenti da segnare'),
  lead: (isRunning: boolean) =>
    `Quello che è già cominciato e non ha ancora un esito. Se qualcuno non è venuto, cambialo prima di confermare.${isRunning ? ' Chi è ancora qui resta da segnare, se non scegli altro.' : ''}`,
  list: 'Appuntamenti da segnare',
  loading: 'Caricamento degli appuntamenti',
  failed: 'Non riusciamo a mostrare gli appuntamenti.',
  none: 'Tutto è già segnato.',
  outcomeOf: (customer: string, time: string) => `Esito di ${customer}, ${time}`,
  leave: 'Non ora',
  total: (euros: string) => `Totale: ${euros}`,
  confirm: 'Conferma',
  confirming: 'Conferma in corso…',
  close: 'Chiudi',
  /** 3 fatti, 1 non venuto, 1 ancora da segnare */
  done: (completed: number, missed: number, left: number) => ({
    title: left === 0 ? 'Giornata chiusa' : 'Esiti segnati',
    description: [
      completed > 0 && counted(completed, 'fatto', 'fatti'),
      missed > 0 && counted(missed, 'non venuto', 'non venuti'),
      left > 0 && `${left} ancora da segnare`,
    ]
      .filter(Boolean)
      .join(', '),
  }),
  notSaid: (count: number) =>
    count === 1 ? 'Un appuntamento non è stato segnato.' : `${count} appuntamenti non sono stati segnati.`,
  noAnswer: 'Il server non risponde: riprova tra poco.',
} as const;
