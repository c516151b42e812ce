/** Impostazioni, Messaggi: which letters the shop sends. */
export const messagesTab = {
  title: 'Messaggi',
  lead: 'Le lettere che il salone manda a chi ha un’e-mail. Ognuno può rinunciare alle proprie dal profilo; chi lavora in salone riceve le sue solo se le chiede.',
  toCustomers: 'Ai clienti',
  toStylists: 'A chi lavora in salone',
  reminder: 'Il promemoria parte',
  hours: (hours: number) => (hours === 1 ? '1 ora prima' : `${hours} ore prima`),
  never: 'Mai',
  preview: 'Anteprima',
  previewOf: (name: string) => `Anteprima: ${name}`,
  subject: 'Oggetto',
  toMe: 'Manda a me',
  sent: (to: string) => ({ title: 'Lettera mandata', description: `È partita per ${to}.` }),
  saved: { title: 'Messaggi aggiornati' },
  notSaved: (message: string) => ({ title: 'Errore', description: message }),
  failed: 'Non riusciamo a mostrare i messaggi.',
} as const;
