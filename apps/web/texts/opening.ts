export const openingWords = {
  open: (until: string) => `Aperto ora · chiude alle ${until}`,
  today: (from: string) => `Chiuso ora · apre alle ${from}`,
  break: (from: string) => `In pausa · riapre alle ${from}`,
  tomorrow: (from: string) => `Chiuso ora · apre domani alle ${from}`,
  later: (day: string, from: string) => `Chiuso ora · apre ${day} alle ${from}`,
  never: 'Chiuso ora',
} as const;

export const specialDayWords = {
  closed: (reason: string, days: string) => `Chiuso${reason && ` per ${reason}`} ${days}`,
  otherHours: (reason: string, days: string, hours: string) =>
    `${reason || 'Apertura straordinaria'}: ${days}, ${hours}`,
} as const;
