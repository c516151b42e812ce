/** What makes a password easy to guess, by the name that the estimate has for it. */
const weaknesses = {
  straightRow: 'tasti in fila',
  keyPattern: 'tasti vicini',
  simpleRepeat: 'caratteri ripetuti',
  extendedRepeat: 'un pezzo ripetuto',
  sequences: 'una sequenza',
  recentYears: 'un anno recente',
  dates: 'una data',
  topTen: 'la usano in tanti',
  topHundred: 'la usano in tanti',
  common: 'la usano in tanti',
  similarToCommon: 'simile a una comune',
  wordByItself: 'una parola sola',
  namesByThemselves: 'un nome solo',
  commonNames: 'un nome comune',
  userInputs: 'un nome noto a tutti',
  pwned: 'la usano in tanti',
  word: 'parole comuni',
  short: 'troppo corta',
} as const;

export type Weakness = keyof typeof weaknesses;

/** One line even in half of a form. */
export const strength = {
  0: (why: Weakness) => `Debole: ${weaknesses[why]}`,
  1: (why: Weakness) => `Debole: ${weaknesses[why]}`,
  2: (why: Weakness) => `Discreta: ${weaknesses[why]}`,
  3: () => 'Password buona',
  4: () => 'Password ottima',
} as const;
