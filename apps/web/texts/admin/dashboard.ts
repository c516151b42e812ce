/** The dashboard's frame; each tab has its own file of words. */
export const admin = {
  lead: 'Gestisci gli appuntamenti, i servizi e gli utenti',
  places: 'Altre pagine della dashboard',
  tabs: {
    label: 'Sezioni della dashboard',
    calendario: 'Calendario',
    appuntamenti: 'Appuntamenti',
    servizi: 'Servizi',
    clienti: 'Clienti',
    stylist: 'Stylist',
  },
  door: { title: 'Accedi per aprire la dashboard', way: 'Accedi' },
  sessionOver: {
    title: 'Accedi di nuovo',
    text: (name: string) => `L’accesso di ${name} è scaduto. Quello che hai scritto resta qui.`,
    login: 'Accedi',
    leave: 'Lascia la dashboard',
  },
  stylist: 'Stylist',
  former: (name: string) => `${name} (non prende più prenotazioni)`,
  own: {
    username: 'Il tuo nome utente non si cambia: è quello con cui accedi.',
    email: 'La tua e-mail si cambia in Il Mio Profilo, con la password.',
  },
  remove: {
    label: (client: string, service: string) => `Elimina l’appuntamento di ${client} per ${service}`,
    button: 'Elimina',
    question: (client: string, service: string) => `Eliminare l'appuntamento di ${client} per ${service}?`,
  },
  list: {
    clearSearch: 'Svuota la ricerca',
    more: 'Mostra altri',
    moreFailed: 'Non riusciamo a mostrare gli altri.',
    actions: 'Azioni',
  },
} as const;
