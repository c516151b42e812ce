import { freeTimes } from './free-times.ts';

export const moving = {
  title: 'Sposta l’appuntamento',
  presently: 'Adesso:',
  withStylist: (name: string | null) => (name ? `, con\u00a0${name}` : ''),
  stylist: 'Con chi',
  stylistGone: (gone: string | null, next: string | undefined) =>
    `Con ${gone ?? 'chi avevi scelto'} non si può più prenotare${next ? `: questi sono gli orari di ${next}` : ''}.`,
  day: 'Giorno',
  dayOutOfReach: (last: string) => `Scegli un giorno da oggi a ${last}.`,
  otherDay: freeTimes.anotherDay,
  sameDay: 'Chiudi il calendario',
  from: 'Da',
  to: 'A',
  lost: freeTimes.times.lostByDay,
  chooseFirst: freeTimes.times.chooseFirst,
  confirm: 'Sposta qui',
  sending: 'Spostamento in corso…',
  leave: 'Non spostare',
  done: (day: string, time: string) => `Spostato a ${day}, ${time}`,
  undo: 'Rimetti com’era',
  undone: (day: string, time: string) => ({
    title: 'Rimesso com’era',
    description: `L’appuntamento è di nuovo ${day}, ${time}.`,
  }),
  refused: 'Non spostato',
  undoRefused: 'Non si può rimettere com’era',
  failed: 'Qualcosa è andato storto. Riprova tra poco.',
  noNetwork: 'Manca la rete. Non sappiamo se è spostato: premi di nuovo, non lo spostiamo due volte.',
} as const;
