import { formatDuration } from '../../../format/durations.ts';

/** What the shop asks of customers who book. */
export const rulesTab = {
  title: 'Regole per chi prenota',
  note: 'Valgono per i clienti che prenotano da soli. In salone potete sempre fare diversamente.',
  failed: 'Non riusciamo a mostrare le regole.',
  minNotice: 'Preavviso minimo',
  noNotice: 'Anche all’ultimo momento',
  notice: (time: string) => `Almeno ${time} prima`,
  cancelUntil: 'Fino a quando si cancella',
  moveUntil: 'Fino a quando si sposta',
  untilStart: 'Fino all’inizio',
  until: (time: string) => `Fino a ${time} prima`,
  maxUpcoming: 'Appuntamenti per cliente',
  anyNumber: 'Senza limite',
  atMost: (count: number) => (count === 1 ? 'Uno alla volta' : `Al massimo ${count} in programma`),
  startStep: 'Orari proposti',
  step: (minutes: number) =>
    minutes === 60 ? 'Ogni ora' : minutes === 30 ? 'Ogni mezz’ora' : 'Ogni quarto d’ora',
  horizonDays: 'Anticipo massimo',
  wholeHorizon: (last: string) => `Fino al ${last}`,
  days: (days: number) => (days === 1 ? 'Dal giorno prima' : `Fino a ${days} giorni prima`),
  save: 'Salva le regole',
  back: 'Annulla le modifiche',
  saved: { title: 'Regole salvate', description: 'Valgono da subito per chi prenota.' },
  saveFailed: (sentence: string) => ({ title: 'Regole non salvate', description: sentence }),
} as const;

/** 30 minuti, 2 ore, 2 giorni. */
export const spanOf = (minutes: number): string =>
  minutes >= 1_440 && minutes % 1_440 === 0
    ? minutes === 1_440
      ? '1 giorno'
      : `${minutes / 1_440} giorni`
    : formatDuration(minutes);
