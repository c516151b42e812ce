/** Of the form of a service alone: apart, so that no other loads it. */
export const timesWording = {
  'processing-invalid': 'La posa inizia e dura a quarti d’ora',
  'processing-outside': 'La posa deve finire prima del servizio: dopo c’è ancora da lavorare',
  'cleanup-invalid': 'Il riordino dura a quarti d’ora, fino a un’ora',
} as const;
