/** Of forms about somebody without a login: apart, so that no other loads it. */
export const namesWording = { 'name-required': 'Scrivi almeno il nome o il cognome' } as const;
