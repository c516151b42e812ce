const appointments = (count: number): string => (count === 1 ? '1 appuntamento' : `${count} appuntamenti`);

const failed = (message: string) => ({ title: 'Errore', description: message });

export const erasing = {
  /** Of oneself. */
  own: {
    part: 'Cancellarli',
    partLead:
      'Togliamo nome, contatti, note e accesso. Prima ti diciamo che cosa succede ai tuoi appuntamenti.',
    open: 'Cancella il mio account',
    back: 'Il Mio Profilo',
    title: 'Cancellare l’account?',
    lead: 'Non si può tornare indietro. Ecco che cosa succede.',
    take: 'Se vuoi una copia dei tuoi dati, scaricala prima dal profilo.',
    passwordHint: 'Per essere sicuri che sia tu.',
    confirm: (count: number) =>
      count === 0 ? 'Cancella l’account' : `Cancella l’account e ${appointments(count)}`,
    keep: 'No, tengo l’account',
    done: 'Account cancellato',
    doneText: (count: number) =>
      count === 0
        ? 'I tuoi dati non ci sono più. Grazie per il tempo passato con noi.'
        : `I tuoi dati non ci sono più, ${count === 1 ? 'il tuo appuntamento è cancellato' : `i tuoi ${count} appuntamenti sono cancellati`} e il salone lo sa. Grazie per il tempo passato con noi.`,
    home: 'Torna alla Home',
  },
  /** Of a customer, by the shop. */
  customer: {
    open: 'Cancella i suoi dati',
    title: (name: string) => `Cancellare i dati di ${name}?`,
    lead: 'Non si può tornare indietro. Ecco che cosa succede.',
    confirm: (count: number) =>
      count === 0 ? 'Sì, cancella i dati' : `Cancella i dati e ${appointments(count)}`,
    keep: 'No, li tengo',
    done: (name: string) => ({
      title: 'Dati cancellati',
      description: `Di ${name} restano solo gli appuntamenti passati, senza nome.`,
    }),
    nobodyIsTold: 'A questa persona non scriviamo niente: se aspetta l’appuntamento, avvisala tu.',
  },
  busy: 'Un momento...',
  loading: 'Guardiamo che cosa succede',
  unread: 'Non riusciamo a mostrare che cosa succede.',
  refused: 'Per ora non si può',
  failed,
  cancels: (count: number) =>
    count === 0 ? 'Nessun appuntamento in programma' : `Cancelliamo ${appointments(count)}`,
  cancelsLead: 'Il posto torna libero e il salone lo vede subito.',
  visit: (day: string, time: string) => `${day}, ${time}`,
  goes: 'Togliamo subito',
  goesText: 'nome, telefono ed e-mail, note, nome utente e password, dispositivi, lettere.',
  stays: 'Resta per i conti',
  staysText: (count: number) =>
    count === 1
      ? 'l’appuntamento già fatto, come «Cliente cancellato»: data, servizio e prezzo, senza il nome.'
      : `i ${count} appuntamenti già fatti, come «Cliente cancellato»: data, servizio e prezzo, senza il nome.`,
  later: 'Sparisce più tardi',
  laterText: 'quello che sta nelle copie di sicurezza, man mano che vengono sostituite.',
} as const;
