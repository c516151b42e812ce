export const services = {
  eyebrow: 'Listino',
  lead: 'Prezzi di partenza e durata di ogni servizio. Scegline uno: al resto pensa la prenotazione.',
  tabs: 'Categorie',
  all: 'Tutti',
  loading: 'Caricamento dei servizi',
  failed: 'Non riusciamo a mostrare i servizi.',
  none: 'I servizi arriveranno presto.',
} as const;
