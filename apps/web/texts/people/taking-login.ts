/** A login that the shop takes away. */
export const takingLogin = {
  question: 'Togliere l’accesso al sito?',
  warning: (name: string) =>
    `${name} esce da ogni telefono e computer; nome utente, password, passkey e link ricevuti non valgono più. Scheda e appuntamenti restano, e quando vuoi mandi un nuovo invito.`,
  confirm: 'Sì, togli l’accesso',
  busy: 'Un momento...',
  done: (name: string) => ({
    title: 'Accesso tolto',
    description: `${name} resta tra i clienti, senza account.`,
  }),
  failed: (message: string) => ({
    title: 'Errore',
    description: `Impossibile togliere l’accesso: ${message}`,
  }),
} as const;
