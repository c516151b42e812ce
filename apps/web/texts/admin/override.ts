/** What is asked where nobody would be booked, and by what right. */
export const override = {
  outside: 'Fuori orario. Inserire lo stesso?',
  past: 'Orario passato. Inserire lo stesso?',
  isOver: 'L’orario scelto è già passato.',
  closedDay: 'Quel giorno il salone è chiuso.',
  opens: (time: string) => `Si apre alle ${time}.`,
  closedAt: (time: string) => `Alle ${time} il salone è chiuso.`,
  closes: (from: string, end: string) => `Si chiude alle ${from}, l’appuntamento finirebbe alle ${end}.`,
  away: {
    'off-plan': (stylist: string, from: string, to: string) =>
      `${stylist} non lavora dalle ${from} alle ${to}.`,
    absent: (stylist: string, from: string, to: string) => `${stylist} non c’è dalle ${from} alle ${to}.`,
    works: (stylist: string) => stylist,
  },
  moveOutside: 'Fuori orario. Spostare lo stesso?',
  there: (day: string, time: string) => `Andrebbe a ${day}, ${time}.`,
  moveAnyway: 'Sposta lo stesso',
  leaveThere: 'Lascia dov’è',
  otherTime: 'Un altro orario',
  otherTimeHint: 'Anche fuori orario: prima te lo chiediamo.',
  anyway: 'Inserisci lo stesso',
  moveTo: (time: string) => `Sposta alle ${time}`,
  leave: 'Lascia stare',
  time: 'Orario',
  earlier: 'Un quarto d’ora prima',
  later: 'Un quarto d’ora dopo',
} as const;
