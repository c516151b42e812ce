const failed = (what: string) => (message: string) => ({
  title: 'Errore',
  description: `Impossibile ${what} gli orari: ${message}`,
});

/** Words of the tab 'Orari'. */
export const hoursTab = {
  failed: 'Non riusciamo a mostrare gli orari.',
  loading: 'Caricamento degli orari',
  title: 'Orari del salone',
  coming: (day: string) => `Orari da ${day}`,
  from: 'Valgono dal',
  lead: 'Fino al giorno prima restano quelli di ora. I giorni cambiati hanno un punto.',
  until: (day: string) => `Valgono fino a quando cominciano quelli di ${day}.`,
  before: (hours: string) => `Prima ${hours}`,
  off: 'Chiuso',
  unchanged: 'Nessun cambiamento.',
  changes: (days: readonly string[]) =>
    days.length === 7
      ? 'Cambiano tutti i giorni.'
      : days.length === 1
        ? `Cambia ${days[0]}.`
        : `Cambiano ${days.slice(0, -1).join(', ')} e ${days.at(-1)}.`,
  foreseeing: 'Vediamo chi resta fuori…',
  unforeseen: 'Non riusciamo a vedere chi resta fuori: lo controlliamo quando salvi.',
  outside: (count: number) =>
    count === 1 ? '1 appuntamento resta fuori' : `${count} appuntamenti restano fuori`,
  reset: 'Annulla',
  save: 'Salva gli orari',
  back: 'Torna agli orari',
  saved: (day: string) => ({ title: 'Orari salvati', description: `Valgono da ${day}.` }),
  saveFailed: failed('salvare'),
  meanwhile:
    'Nel frattempo un’altra persona ha cambiato gli orari: li vedi nell’elenco. Se salvi ancora, vale quello che hai scritto qui.',
  leave: {
    question: 'Lasciare gli orari che stai scrivendo?',
    consequence: 'Non sono ancora salvati.',
    button: 'Lascia',
  },
  versions: {
    title: 'In vigore e in arrivo',
    now: 'Adesso',
    from: (day: string) => `Da ${day}`,
    add: 'Nuovi orari da una data',
    closed: 'Sempre chiuso',
    remove: (name: string) => `Togli gli orari: ${name}`,
    question: (day: string) => `Togliere gli orari che cominciano ${day}?`,
    consequence: 'Da quel giorno restano quelli di prima.',
    button: 'Togli',
    removed: (day: string) => ({ title: 'Orari tolti', description: `Da ${day} restano quelli di prima.` }),
    removeFailed: failed('togliere'),
  },
} as const;
