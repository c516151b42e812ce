/** Of what proves who somebody is, beside a password. */
export const accessWording = {
  'code-wrong': 'Codice sbagliato o già usato. Aspetta il prossimo.',
  'passkey-name-invalid': 'Dai alla passkey un nome di al massimo 40 caratteri',
  'code-missing': 'Scrivi il codice',
} as const;
