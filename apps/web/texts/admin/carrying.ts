export const carrying = {
  how: 'S lo prende: poi le frecce lo spostano, Invio lo mette lì, Esc lo lascia dov’era.',
  at: (column: string, hours: string, verdict: string) => `${column}, ${hours}: ${verdict}`,
  verdict: {
    here: 'è dov’è adesso',
    free: 'qui c’è posto',
    taken: 'qui non si può',
    unknown: 'controllo se c’è posto',
  },
  now: 'Adesso',
  sending: 'Spostamento in corso…',
  putBack: 'Lasciato dov’era.',
  movedMeanwhile: (day: string, time: string) => `Nel frattempo è stato spostato: ora è ${day}, ${time}.`,
  goneMeanwhile: 'Nel frattempo è stato cancellato o spostato da un’altra parte.',
} as const;
