/** What an appointment holds: its services, one after the other, and its notes. */
export const visitEditing = {
  open: 'Modifica',
  title: 'Modifica appuntamento',
  services: 'Servizi',
  remove: (service: string) => `Togli ${service}`,
  more: 'Altro servizio',
  choose: 'Scegli un servizio',
  add: 'Aggiungi servizio',
  gone: (services: readonly string[]) => {
    const named = services.map(service => `«${service}»`).join(', ');
    return services.length === 1
      ? `${named} non si può più prenotare: è stato tolto dalla scelta.`
      : `${named} non si possono più prenotare: sono stati tolti dalla scelta.`;
  },
  asBefore: 'Restano i servizi di prima.',
  full: 'Cinque servizi sono il massimo per un appuntamento.',
  total: (from: string, to: string, duration: string) => `${from} – ${to} · ${duration}`,
  fixed: 'I servizi si cambiano finché l’appuntamento non ha un esito.',
  notes: 'Note del cliente',
  staffNotes: 'Note del salone',
  staffNotesHint: 'Le legge solo chi amministra.',
  staffNotesSaid: (notes: string) => `Note del salone: ${notes}`,
  cancel: 'Annulla',
  save: 'Salva',
  saved: { title: 'Appuntamento modificato' },
  failed: 'Non è stato possibile salvare le modifiche. Riprova.',
} as const;
