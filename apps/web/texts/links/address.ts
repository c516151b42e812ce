/** Of the page behind a letter's 'Non sono io'. */
export const address = {
  question: 'È il tuo indirizzo?',
  text: (first: string) =>
    `Ti abbiamo scritto a un indirizzo che comincia con «${first}», perché qualcuno l’ha messo su un account del salone.`,
  mine: 'Sì, è mio',
  notMine: 'Non sono io',
  notMineText: '«Non sono io» toglie l’indirizzo da quell’account: lì non ti scriviamo più.',
  confirmed: { title: 'Indirizzo confermato', text: 'Grazie. Continuiamo a scriverti qui.' },
  takenOff: {
    title: 'Indirizzo tolto',
    text: 'Da quell’account non ti arriva più niente. Se ricevi altre lettere, chiamaci.',
  },
  over: 'Questo link non vale più',
  overText:
    'Forse hai già risposto, o quell’account ora ha un altro indirizzo. Per qualsiasi dubbio, chiamaci.',
  loading: 'Caricamento della domanda',
  failed: 'Non riusciamo a mostrare la domanda.',
  notSaved: 'Risposta non salvata',
} as const;
