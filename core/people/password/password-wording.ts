/** Apart, so that no browser loads it. */
export const passwordWording = {
  'too-short': 'La password di chi amministra il salone deve avere almeno 10 caratteri',
  'is-username': 'La password non può essere il nome utente, nemmeno con qualche cifra in più',
  'is-shop': 'La password non può essere il nome del salone, nemmeno con qualche cifra in più',
  common: 'Questa password è tra le più usate, e le prime a essere provate: scegline un’altra',
} as const;
