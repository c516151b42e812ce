/** The frame of the settings; each tab has its own file of words. */
export const settings = {
  back: 'Dashboard',
  saving: 'Salvataggio in corso...',
  tabs: {
    label: 'Sezioni delle impostazioni',
    orari: 'Orari',
    chiusure: 'Chiusure',
    persone: 'Persone',
    regole: 'Regole',
    messaggi: 'Messaggi',
    calendari: 'Calendari',
    dati: 'Dati',
  },
} as const;

/** Hours of a day, as they are typed. */
export const hours = {
  firstDay: 'Dal',
  lastDay: 'Al',
  from: (place: string) => `${place}: dalle`,
  to: (place: string) => `${place}: alle`,
  place: (day: string, which: number, of: number) => (of === 1 ? day : `${day}, fascia ${which}`),
  addLabel: (day: string) => `Aggiungi una fascia: ${day}`,
  removeLabel: (place: string) => `Togli la fascia: ${place}`,
  wrong: 'Le fasce vanno in ordine, senza sovrapporsi',
} as const;
