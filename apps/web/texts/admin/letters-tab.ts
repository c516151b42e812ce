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
    'no-address': (email: string | null) =>
      email ? ['Non c’era un’e-mail; ora c’è ', email, '.'] : ['Sulla scheda non c’è un’e-mail.'],
  },
  tries: (tries: number) => (tries === 1 ? '1 tentativo' : `${tries} tentativi`),
  retry: 'Riprova',
  retryLabel: (name: string, kind: string) => `Riprova: ${kind}, a ${name}`,
  retrying: 'Riprovo...',
  correct: 'Correggi',
  correctLabel: (name: string) => `Correggi l’e-mail di ${name}`,
  again: { title: 'La lettera riparte', description: 'Se non arriva nemmeno ora, torna qui.' },
  notAgain: (description: string) => ({ title: 'La lettera non riparte', description }),
} as const;
