export const reset = {
  title: 'Reimposta Password',
  lead: 'Inserisci il tuo nome utente e una nuova password.',
  submit: 'Reimposta Password',
  busy: 'Reimpostazione...',
  done: {
    title: 'Password reimpostata',
    description: 'La tua password è stata reimpostata con successo. Ora puoi accedere con la nuova password.',
  },
  received: {
    title: 'Richiesta ricevuta',
    description: "Se l'account ha un'e-mail, ti abbiamo inviato un link. Altrimenti chiedi in salone.",
  },
  /** The same for every name. */
  pending: (phone: string) =>
    `La password non è ancora cambiata. Se l’account ha un’e-mail ti abbiamo inviato un link; altrimenti chiama ${phone}.`,
  failed: { title: 'Errore', description: 'Errore nel reset della password' },
} as const;
