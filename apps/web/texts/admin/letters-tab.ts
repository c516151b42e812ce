export const lettersTab = {
  title: 'Lettere non consegnate',
  lead: 'In cima chi rischia di venire per niente. Se riprovare non basta, chiama.',
  none: 'Tutte le lettere sono arrivate.',
  failed: 'Non riusciamo a mostrare le lettere non consegnate.',
  loading: 'Caricamento delle lettere non consegnate',
  unheard: {
    cancelled: 'Non sa che l’appuntamento è cancellato',
    moved: 'Non sa che l’appuntamento è spostato',
  },
  /** Mar 15 dicembre, 19:00 · Taglio e piega con Giulia */
  about: (when: string, service: string, stylist: string | null) =>
    `${when} · ${service}${stylist ? ` con\u00a0${stylist}` : ''}`,
  when: (day: string, time: string) => `${day}, ${time}`,
  nothing: 'Non ha più niente da dire: se riprovi, sparisce da qui.',
  reason: {
    refused: (email: string | null) =>
      email ? ['L’indirizzo ', email, ' rifiuta la posta.'] : ['L’indirizzo di allora rifiutava la posta.'],
    away: (email: string | null) =>
      email
        ? ['La posta per ', email, ' non è partita.']
        : ['La posta non è partita, e ora non c’è un’e-mail.'],
    'kept-back': (email: string | null) =>
      email
        ? ['A ', email, ' erano già andate tutte le lettere che un giorno permette: questa è rimasta qui.']
        : ['Erano già andate tutte le lettere che un giorno permette: questa è rimasta qui.'],
    'no-address': (email: string | null) =>
      email ? ['Non c’era un’e-mail; ora c’è ', email, '.'] : ['Sulla scheda non c’è un’e-mail.'],
  },
  /** A che cosa servivano, quando non parlano di appuntamenti. */
  account: {
    'password-changed': { name: 'Password cambiata', next: null },
    'second-factor-removed': { name: 'App di autenticazione tolta', next: null },
    'email-changed': { name: 'E-mail cambiata', next: null },
    'reset-link': {
      name: 'Link per la password',
      next: 'Se serve ancora, si chiede un altro link dall’accesso.',
    },
    invitation: { name: 'Invito', next: 'Se serve ancora, rifai l’invito dalla scheda.' },
  },
  ofAccount: (when: string) => `Sull’account · ${when}`,
  accountReason: {
    refused: 'L’indirizzo a cui andava rifiuta la posta.',
    away: 'La posta non è partita per un giorno intero.',
    'no-address': 'Non c’era un’e-mail.',
  },
  tomorrow: 'Da domani puoi riprovare. Se è urgente, chiama.',
  tries: (tries: number) => (tries === 1 ? '1 tentativo' : `${tries} tentativi`),
  retry: 'Riprova',
  retryLabel: (name: string, kind: string) => `Riprova: ${kind}, a ${name}`,
  retrying: 'Riprovo...',
  correct: 'Correggi',
  correctLabel: (name: string) => `Correggi l’e-mail di ${name}`,
  again: { title: 'La lettera riparte', description: 'Se non arriva nemmeno ora, torna qui.' },
  notAgain: (description: string) => ({ title: 'La lettera non riparte', description }),
} as const;
