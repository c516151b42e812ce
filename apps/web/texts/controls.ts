/** Words of the controls themselves, the same wherever they stand. */
export const controls = {
  loading: 'Caricamento in corso',
  close: 'Chiudi',
  cancel: 'Annulla',
  retry: 'Riprova',
  outdated: 'Quello che vedi potrebbe non essere aggiornato.',
  noNetwork: 'Manca la rete. Appena torna, la pagina si aggiorna da sola.',
  /** As its word ends: nome facoltativo, descrizione facoltativa, note facoltative. */
  optional: (ending: 'o' | 'a' | 'e') => `facoltativ${ending}`,
  showPassword: 'Mostra la password',
  stepDone: 'completato',
  partMissing:
    'Questa parte non si è caricata. Controlla la connessione e riprova: la pagina viene ricaricata, quindi salva prima quello che hai scritto.',
} as const;
