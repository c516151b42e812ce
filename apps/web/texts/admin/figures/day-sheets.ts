export const daySheets = {
  open: (day: string) => `Stampa ${day}`,
  title: 'La giornata su carta',
  /** martedì 5 gennaio 2027: 2 pagine: una per ogni stylist. */
  lead: (day: string, sheets: number) =>
    `${day}, ${sheets === 1 ? '1 pagina' : `${sheets} pagine`}: una per ogni stylist.`,
  back: 'Calendario',
  print: 'Stampa',
  loading: 'Caricamento della giornata',
  failed: 'Non riusciamo a mostrare la giornata.',
  nobody: (day: string) => `${day} non lavora nessuno.`,
  works: (times: readonly string[]) => (times.length > 0 ? times.join(', ') : 'Fuori turno'),
  count: (visits: number) => (visits === 1 ? '1\u00a0appuntamento' : `${visits}\u00a0appuntamenti`),
  note: { customer: 'Cliente:', staff: 'Salone:' },
} as const;
