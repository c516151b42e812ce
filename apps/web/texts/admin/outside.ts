const numbers = ['', 'Un', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci'];

export const outside = {
  /** Un appuntamento resta fuori. */
  title: (count: number) =>
    count === 1 ? 'Un appuntamento resta fuori' : `${numbers[count] ?? count} appuntamenti restano fuori`,
  stay: 'Restano confermati finché non decidi tu. Li trovi nella dashboard, in «Da sistemare».',
  back: 'Torna indietro',
  saved: (count: number) =>
    count === 1
      ? 'Un appuntamento è da sistemare.'
      : `${numbers[count] ?? count} appuntamenti sono da sistemare.`,
} as const;
