export const invitation = {
  lead: 'Il salone ti aspetta anche qui. Scegli nome utente e password: poi trovi i tuoi appuntamenti, e prenoti quando vuoi.',
  otherUser: (name: string) =>
    `In questo browser ha già fatto l’accesso ${name}. Se continui, esce e al suo posto entri tu.`,
  submit: 'Entra',
  busy: 'Un momento...',
  done: { title: 'Benvenuto!', description: 'Qui ci sono i tuoi appuntamenti.' },
  failed: 'Non riuscito',
  over: 'Questo invito non vale più',
  overText:
    'Dura sette giorni e si usa una volta sola. Se hai già scelto nome utente e password, accedi; altrimenti chiedi al salone un nuovo invito.',
  call: (phone: string) => `Chiama ${phone}`,
  logIn: 'Accedi',
} as const;
