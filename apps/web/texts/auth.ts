export const auth = {
  eyebrow: 'Area clienti',
  tabs: 'Accesso o registrazione',
  wanted: (service: string) => `Stai prenotando: ${service}`,
  sessionOver: 'Il tuo accesso è scaduto. Accedi di nuovo: poi riprendi da qui.',
  returning: 'Accedi o crea un account: poi riprendi da qui.',
  login: {
    tab: 'Accedi',
    submit: 'Accedi',
    busy: 'Accesso in corso...',
    done: 'Login effettuato',
    welcome: (name: string) => `Benvenuto, ${name}!`,
    failed: 'Login fallito',
    forgotten: 'Password dimenticata?',
  },
  registration: {
    tab: 'Registrati',
    submit: 'Crea account',
    busy: 'Creazione in corso...',
    done: 'Registrazione completata',
    welcome: 'Account creato con successo!',
    failed: 'Registrazione fallita',
  },
  welcome: {
    title: 'Benvenuto in salone',
    lead: 'Un account, e la poltrona è tua in un minuto.',
    benefits: {
      booking: {
        title: 'Prenotazione facile',
        text: 'Servizio, stylist e orario in mezzo minuto, anche a salone chiuso.',
      },
      services: {
        title: 'Servizi professionali',
        text: 'Taglio, barba e trattamenti, fatti con calma e con mestiere.',
      },
      appointments: {
        title: 'Gestione appuntamenti',
        text: 'Li rivedi, li sposti, li ripeti, li cancelli.',
      },
    },
  },
} as const;
