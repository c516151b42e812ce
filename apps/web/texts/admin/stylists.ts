const failed = (what: string) => (message: string) => ({
  title: 'Errore',
  description: `Impossibile ${what} lo stylist: ${message}`,
});

const appointments = (howMany: number) => (howMany === 1 ? '1 appuntamento' : `${howMany} appuntamenti`);

export const adminStylists = {
  failed: 'Non riusciamo a mostrare gli stylist.',
  loading: 'Caricamento degli stylist',
  count: (stylists: number) => (stylists === 1 ? '1 stylist' : `${stylists} stylist`),
  list: 'Stylist, in ordine di nome',
  none: 'Non c’è ancora nessuno stylist.',
  noneHint: 'Senza stylist nessuno può prenotare.',
  add: 'Aggiungi Stylist',
  addFirst: 'Aggiungi Primo Stylist',
  edit: 'Modifica',
  editLabel: (name: string) => `Modifica ${name}`,
  future: (howMany: number) =>
    howMany === 0 ? 'Nessun appuntamento futuro' : `${appointments(howMany)} in programma`,
  noAdmin: 'Senza accesso amministratore',
  remove: {
    button: 'Rimuovi',
    label: (name: string) => `Rimuovi ${name}`,
    question: (name: string) => `Rimuovere ${name} dagli stylist?`,
    consequence:
      'Lo stylist non viene eliminato dal sistema, ma non compare più tra gli stylist disponibili per le prenotazioni.',
    stay: (howMany: number) =>
      howMany === 0
        ? 'Non ha appuntamenti futuri.'
        : howMany === 1
          ? 'Il suo appuntamento futuro resta in programma.'
          : `I suoi ${howMany} appuntamenti futuri restano in programma.`,
    revoke: 'Revoca anche l’accesso amministratore',
    ownAccess: 'È il tuo: dopo non potrai più aprire questa dashboard.',
    done: (name: string) => ({
      title: 'Stylist rimosso',
      description: `${name} non compare più tra gli stylist.`,
    }),
    failed: failed('rimuovere'),
  },
  form: {
    editTitle: (name: string) => `Modifica ${name}`,
    addLead: 'Avrà anche l’accesso amministratore.',
    save: 'Salva',
    saving: 'Salvataggio in corso...',
    added: (name: string) => ({
      title: 'Stylist aggiunto',
      description: `${name} può ricevere prenotazioni.`,
    }),
    updated: (name: string) => ({
      title: 'Stylist aggiornato',
      description: `I dati di ${name} sono stati salvati.`,
    }),
    addFailed: failed('creare'),
    updateFailed: failed('aggiornare'),
  },
  admins: {
    title: 'Altri con accesso amministratore',
    lead: 'Gestiscono il salone da questa dashboard senza ricevere prenotazioni.',
    none: 'Nessun altro.',
    failed: 'Non riusciamo a mostrare chi altro ha accesso.',
  },
  former: {
    title: 'Non prendono più prenotazioni',
    lead: 'Hanno lasciato il salone, ma i loro appuntamenti restano in programma.',
  },
} as const;
