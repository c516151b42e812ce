export const layout = {
  skip: 'Vai al contenuto',
  mainNavigation: 'Navigazione principale',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  account: (name: string) => `Menu di ${name}`,
  links: {
    home: 'Home',
    services: 'Servizi',
    appointments: 'I Miei Appuntamenti',
    terms: 'Termini di servizio',
    privacy: 'Privacy',
    profile: 'Il Mio Profilo',
    booking: 'Prenota',
    admin: 'Admin',
    dashboard: 'Dashboard Admin',
    login: 'Accedi',
    register: 'Registrati',
    logout: 'Logout',
    logoutAndForget: 'Esci e dimentica questo dispositivo',
  },
  loggedOut: { title: 'Logout effettuato', description: 'Hai effettuato il logout con successo' },
  otherUser: {
    title: 'Hai cambiato account',
    text: (name: string) => `${name} ha fatto l’accesso in un’altra scheda.`,
  },
  logoutFailed: 'Logout fallito',
  sessionUnknown: 'Non riusciamo a sapere se hai già fatto l’accesso.',
  broken: {
    title: 'Qualcosa è andato storto',
    text: 'Questa pagina non si è aperta come doveva. Ricaricandola di solito si risolve.',
  },
  footer: {
    label: 'Informazioni sul salone',
    links: 'Link rapidi',
    contacts: 'Contatti',
    hours: 'Orari',
    social: 'Seguici',
    legal: 'Note legali',
  },
  theme: { label: 'Colori del sito', system: 'Come il telefono', light: 'Chiaro', dark: 'Scuro' },
  hours: { closed: 'Chiuso', between: ' – ' },
} as const;

/** Below 'Esci e dimentica questo dispositivo'. */
export const forgetHint = 'se il telefono non è tuo';
