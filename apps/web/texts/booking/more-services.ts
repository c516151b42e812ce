/** 'Che altro?', where several services are chosen for one visit. */
export const moreServices = {
  hint: 'Uno dopo l’altro, con lo stesso stylist.',
  chosen: 'Servizi scelti',
  others: 'Puoi aggiungere',
  add: 'Aggiungi',
  addLabel: (service: string) => `Aggiungi ${service}`,
  remove: 'Togli',
  removeLabel: (place: number, service: string) => `Togli ${service}, ${place}º`,
  full: 'Cinque servizi sono il massimo per un appuntamento.',
  inOrder: (names: readonly string[]) => `Scelti: ${names.join(', poi ')}`,
} as const;
