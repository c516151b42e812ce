/** Words of the controls themselves, the same wherever they stand. */
export const controls = {
  loading: 'Caricamento in corso',
  close: 'Chiudi',
  cancel: 'Annulla',
  retry: 'Riprova',
  /** As its word ends: nome facoltativo, descrizione facoltativa, note facoltative. */
  optional: (ending: 'o' | 'a' | 'e') => `facoltativ${ending}`,
  showPassword: 'Mostra la password',
  notificationsHotkey: 'Notifiche ({hotkey})',
  notification: 'Notifica',
  calendar: {
    month: 'Mese',
    year: 'Anno',
    previous: 'Mese precedente',
    next: 'Mese successivo',
    today: 'oggi',
    selected: 'selezionato',
    states: {
      open: 'libero',
      full: 'completo',
      closed: 'chiuso',
      past: 'passato',
      beyond: 'non prenotabile',
    },
    legend: { open: 'Posti liberi', full: 'Completo', closed: 'Chiuso' },
  },
  stepDone: 'completato',
  partMissing:
    'Questa parte non si è caricata. Controlla la connessione e riprova: la pagina viene ricaricata, quindi salva prima quello che hai scritto.',
} as const;
