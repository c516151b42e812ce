/** Of what proves who somebody is, beside a password. */
export const accessWording = {
  'code-wrong': 'Codice sbagliato o già usato. Aspetta il prossimo.',
  'passkey-name-invalid': 'Dai alla passkey un nome di al massimo 40 caratteri',
  'code-missing': 'Scrivi il codice',
} as const;

export const accessProblems = {
  'second-factor-needed': 'Scrivi il codice della tua app di autenticazione',
  'second-factor-required': 'Per usare la dashboard attiva prima l’app di autenticazione',
  'second-factor-on': 'L’app di autenticazione è già attiva',
  'login-over': 'È passato troppo tempo: accedi di nuovo con la password',
  'passkey-refused': 'La passkey non è stata riconosciuta. Riprova, o entra con la password.',
  'passkey-copied': 'Questa passkey sembra una copia: entra con la password e toglila dal tuo profilo.',
  'passkey-not-found': 'Passkey non trovata',
  'too-many-passkeys': 'Hai già 20 passkey: togline una che non usi più, poi riprova.',
  'login-not-fresh': 'Per sicurezza conferma prima la tua password',
} as const;
