import { toPeriod } from '../../span.ts';

const many = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('it-IT')} ${count === 1 ? one : more}`;

export const statistics = {
  back: 'Dashboard',
  print: 'Stampa',
  failed: 'Non riusciamo a mostrare le statistiche.',
  loading: 'Caricamento delle statistiche',
  kind: 'Periodo',
  kinds: {
    giorno: 'Giorno',
    settimana: 'Settimana',
    mese: 'Mese',
    trimestre: 'Trimestre',
    anno: 'Anno',
    date: 'Dal – al',
  },
  from: 'Dal',
  to: 'Al',
  reversed: 'La data finale viene prima di quella iniziale',
  tooLong: 'Si possono contare al massimo 366 giorni',
  earlier: 'Periodo prima',
  later: 'Periodo dopo',
  whom: 'Di chi',
  everybody: 'Tutto il salone',
  quarter: (number: number, year: string) => `${number}º trimestre ${year}`,
  beside: (before: string) => `accanto ${toPeriod(before)}`,
  soFar: (before: string) => `finora, accanto ${toPeriod(before)} fino allo stesso punto`,
  counted: (time: string) => `Contato alle ${time}`,
  takings: (period: string) => `Incasso, ${period}`,
  perAppointment: 'per appuntamento',
  tiles: {
    visits: 'Appuntamenti',
    average: 'Media',
    sold: 'Tempo venduto',
    missed: 'Non venuti',
    cancelled: 'Cancellati',
    people: 'Nuovi e tornati',
  },
  done: 'fatti',
  ofHours: (sold: string, bookable: string) => `${sold} ${sold === '1' ? 'ora' : 'ore'} su ${bookable}`,
  ofAppointments: (share: string) => `${share} degli appuntamenti`,
  ofBooked: (share: string) => `${share} dei prenotati`,
  first: (count: number) => (count === 1 ? 'nuovo' : 'nuovi'),
  returning: (count: number) => (count === 1 ? 'tornato' : 'tornati'),
  unnamed: (count: number) => `${many(count, 'appuntamento', 'appuntamenti')} di passaggio a parte`,
  coming: (count: number, price: string) =>
    `Ancora in programma: ${many(count, 'appuntamento', 'appuntamenti')}, ${price}.`,
  more: (difference: string) => `${difference} in più`,
  less: (difference: string) => `${difference} in meno`,
  same: 'come prima',
  nothingBefore: 'prima niente da confrontare',
  nobodyBefore: 'prima nessun appuntamento',
  notComparable: 'niente da confrontare',
  points: (points: string) => `${points} ${points === '1' ? 'punto' : 'punti'}`,
  newOnes: (count: string) => `${count} ${count === '1' ? 'nuovo' : 'nuovi'}`,
  openDays: (now: number, before: number | undefined) =>
    `${many(now, 'giorno', 'giorni')} di apertura${before === undefined ? '' : `, prima ${before.toLocaleString('it-IT')}`}.`,
  fullest: (when: string, share: string) => `Il momento più pieno è ${when} (${share})`,
  emptiest: (when: string, share: string) => `, il più vuoto ${when} (${share}).`,
  at: (weekday: string, hour: string) => `${weekday} alle ${hour}`,
  half: (days: number) =>
    days === 0
      ? 'Metà degli appuntamenti si prenota il giorno stesso.'
      : `Metà degli appuntamenti si prenota al massimo ${many(days, 'giorno', 'giorni')} prima.`,
  numbers: 'Mostra i numeri',
  ofWhat: (title: string) => `Mostra i numeri: ${title}`,
  now: 'Questo periodo',
  before: 'Prima',
  all: 'Totale',
  legend: { now: 'questo periodo', before: 'periodo prima' },
  days: {
    day: 'Giorno',
    hour: 'Ora',
    week: 'Settimana',
    month: 'Mese',
    title: { day: 'per giorno', hour: 'per ora', week: 'per settimana', month: 'per mese' },
    measure: 'Che cosa si guarda',
    takings: 'Incasso',
    visits: 'Appuntamenti',
    read: 'Scorri i valori',
    none: 'niente',
    closed: 'chiuso',
    toCome: 'deve ancora venire',
    value: (when: string, takings: string, visits: number) =>
      `${when}: ${takings}, ${many(visits, 'appuntamento', 'appuntamenti')}`,
    beside: (when: string, takings: string, visits: number) =>
      `accanto ${toPeriod(when)}: ${takings}, ${many(visits, 'appuntamento', 'appuntamenti')}`,
  },
  full: {
    title: 'Quanto è pieno',
    lead: 'Tempo venduto su tempo prenotabile, in percento, per giorno e ora.',
    day: 'giorno',
    hour: 'ora',
    whole: 'tutto',
    closed: 'chiuso',
  },
  ahead: {
    title: 'Quanto prima si prenota',
    lead: 'Giorni tra prenotazione e appuntamento.',
    days: 'Giorni prima',
    name: (from: number, to: number | null): string => {
      if (to === 0) return 'il giorno stesso';
      if (to === null) return `oltre ${from - 1} giorni`;
      return from === to ? many(from, 'giorno', 'giorni') : `${from}–${to} giorni`;
    },
    short: (from: number, to: number | null): readonly [string, string] => {
      if (to === null) return ['oltre', String(from - 1)];
      return [from === to ? String(from) : `${from}–${to}`, ''];
    },
    stacked: (from: number, to: number): readonly [string, string] => [`${from}–`, String(to)],
    unknown: (count: number) =>
      `${many(count, 'appuntamento', 'appuntamenti')} di cui non si sa quando ${count === 1 ? 'è stato prenotato' : 'sono stati prenotati'}.`,
  },
  services: {
    title: 'Per servizio',
    lead: 'Incasso e quante volte. Chi ne prende più d’uno conta per ognuno.',
    name: 'Servizio',
    times: 'Volte',
    count: (times: number) => many(times, 'volta', 'volte'),
  },
  stylists: {
    title: 'Per stylist',
    lead: 'Incasso, appuntamenti e tempo venduto.',
    name: 'Stylist',
    visits: 'Appuntamenti',
    time: 'Tempo',
    visitsOf: (visits: number) => many(visits, 'appuntamento', 'appuntamenti'),
    soldOf: (share: string) => `${share} del tempo venduto`,
  },
  empty: {
    closed: 'In questi giorni il salone è chiuso',
    nothing: 'Qui non c’è ancora niente da contare',
    ahead: 'Questo periodo deve ancora venire',
    before: (visits: number) => `Nel periodo prima: ${many(visits, 'appuntamento', 'appuntamenti')}.`,
    look: (period: string) => `Guarda ${period}`,
  },
} as const;
