import { formatDuration } from '../../../format/durations.ts';
import { elided } from '../../span.ts';

/** What the shop asks of customers who book. */
export const rulesTab = {
  title: 'Regole per chi prenota',
  note: 'Valgono per i clienti che prenotano da soli. In salone potete sempre fare diversamente.',
  failed: 'Non riusciamo a mostrare le regole.',
  minNotice: 'Preavviso minimo',
  noNotice: 'Nessuno',
  notice: (time: string) => `${time} prima`,
  cancelUntil: 'Fino a quando si cancella',
  moveUntil: 'Fino a quando si sposta',
  untilStart: 'Fino all’inizio',
  until: (time: string) => `${time} prima`,
  maxUpcoming: 'Appuntamenti per cliente',
  anyNumber: 'Senza limite',
  atMost: (count: number) => (count === 1 ? 'Uno per volta' : `Al massimo ${count}`),
  startStep: 'Orari proposti',
  step: (minutes: number) => (minutes === 60 ? 'Ogni ora' : `Ogni ${minutes} min`),
  horizonDays: 'Anticipo massimo',
  wholeHorizon: 'Senza limite',
  horizonHint: (last: string) => `Senza limite si prenota fino al${elided(last)}.`,
  days: (days: number) => (days === 1 ? '1 giorno' : `${days} giorni`),
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
