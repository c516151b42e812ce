/** Words of days and times to choose from, in the booking and where an appointment is moved. */
export const freeTimes = {
  days: {
    label: 'Giorno dell’appuntamento',
    loading: 'Caricamento del calendario',
    failed: 'Non riusciamo a leggere i giorni liberi.',
    notAtWork: (name: string | undefined) => (name ? `${name} non lavora` : 'Non lavora nessuno'),
    closed: (days: string, reason: string) => `${days}: ${reason}`,
  },
  times: {
    loading: 'Caricamento degli orari',
    failed: 'Non riusciamo a leggere gli orari liberi.',
    morning: 'Mattina',
    afternoon: 'Pomeriggio',
    of: (day: string) => `Orari liberi di ${day}`,
    spoken: (day: string, time: string) => `${day}, ${time}`,
    none: (minutes: number) =>
      `Nessun orario disponibile per questa data e durata del servizio (${minutes} min). Scegli un'altra data.`,
    lostByDay: (time: string) =>
      `Alle ${time} quel giorno non è libero. Scegli un altro orario: il resto è rimasto com’era.`,
    chooseFirst: 'Scegli prima un orario.',
  },
  anotherDay: 'Cambia giorno',
  nextFreeDay: (day: string) => `Prossimo giorno libero: ${day}`,
} as const;
