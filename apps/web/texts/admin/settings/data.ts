const people = (count: number): string => (count === 1 ? '1 cliente' : `${count} clienti`);

export const dataTab = {
  title: 'Chi non viene più',
  lead: 'Di chi non viene da molto tempo i dati non servono più. Prima guarda chi è; poi cancellali tu, o lascia che lo faccia il programma.',
  since: 'Non viene da più di',
  months: (months: number) =>
    months % 12 === 0 ? (months === 12 ? '1 anno' : `${months / 12} anni`) : `${months} mesi`,
  failed: 'Non riusciamo a mostrare queste impostazioni.',
  listFailed: 'Non riusciamo a mostrare chi è.',
  none: 'Nessuno: tutti sono venuti da allora, o hanno un appuntamento.',
  found: (count: number) => (count >= 100 ? 'I primi 100 clienti' : people(count)),
  last: (day: string) => `ultimo appuntamento: ${day}`,
  never:
    'Chi lavora in salone, chi ha un appuntamento in programma e chi è entrato nel sito da allora non è mai tra questi.',
  erase: (count: number) => (count === 1 ? 'Cancella questo cliente' : `Cancella questi ${count} clienti`),
  question: (count: number) => `Cancellare i dati di ${people(count)}?`,
  what: 'Nome, contatti, note e account spariscono, e non si può tornare indietro. Gli appuntamenti restano per i conti come «Cliente cancellato».',
  confirm: 'Sì, cancella',
  keep: 'No, li tengo',
  erased: (count: number) => ({ title: 'Dati cancellati', description: `${people(count)} in meno.` }),
  automatic: (time: string) => `Da ora in poi cancella da solo chi non viene da più di ${time}`,
  isSet: (time: string) => `Ora il programma cancella da solo chi non viene da più di ${time}.`,
  isOff: 'Ora il programma non cancella nessuno da solo.',
  saved: { title: 'Impostazioni aggiornate' },
  notSaved: (message: string) => ({ title: 'Errore', description: message }),
} as const;
