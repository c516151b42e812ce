/** Of what proves who somebody is, and of the passwords of administrators. */
export const accessWording = {
  'code-wrong': 'Codice sbagliato o già usato. Aspetta il prossimo.',
  'passkey-name-invalid': 'Dai alla passkey un nome di al massimo 60 caratteri',
  'admin-password-too-short': 'La password di chi amministra il salone deve avere almeno 10 caratteri',
  'password-is-username': 'La password non può essere il nome utente, nemmeno con qualche cifra in più',
  'password-is-shop': 'La password non può essere il nome del salone, nemmeno con qualche cifra in più',
  'password-common': 'Questa password è tra le più usate, e le prime a essere provate: scegline un’altra',
  'code-missing': 'Scrivi il codice',
} as const;
