const numbers = ['', 'Un', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci'];

export const outside = {
  /** Un appuntamento resta fuori. */
  title: (count: number) =>
    count === 1 ? 'Un appuntamento resta fuori' : `${numbers[count] ?? count} appuntamenti restano fuori`,
  list: 'Appuntamenti che restano fuori',
  stay: (count: number) =>
    count === 1
      ? 'Resta confermato finché non decidi tu. Lo trovi nella dashboard, in «Da sistemare».'
      : 'Restano confermati finché non decidi tu. Li trovi nella dashboard, in «Da sistemare».',
  none: 'Nessun appuntamento resta fuori.',
  /** 10:00 – 10:30 · Taglio uomo, con Anna Bianchi: no line ends in 'con'. */
  facts: (hours: string, service: string, stylist: string | null) =>
    `${hours} · ${service}${stylist ? `, con\u00a0${stylist}` : ''}`,
  call: (customer: string, phone: string) => `Chiama ${customer}, ${phone}`,
  whatsApp: 'WhatsApp',
  whatsAppLabel: (customer: string) => `Scrivi a ${customer} su WhatsApp`,
  back: 'Torna indietro',
  saving: 'Salvataggio in corso...',
  toDealWith: 'Da sistemare',
  lead: 'Il salone non può più servirli in quell’orario. Restano confermati finché non decidi tu.',
  allDealtWith: 'Tutto sistemato.',
  appointments: (count: number) => (count === 1 ? ' appuntamento' : ' appuntamenti'),
  keep: 'Tieni',
  keepLabel: (customer: string, service: string) => `Tieni l’appuntamento di ${customer} per ${service}`,
  kept: { title: 'Appuntamento tenuto', description: 'Resta confermato com’è.' },
  keepFailed: { title: 'Errore', description: 'Non è stato possibile tenere l’appuntamento' },
  cancel: 'Cancella',
  cancelLabel: (customer: string, service: string) => `Cancella l’appuntamento di ${customer} per ${service}`,
  saved: (count: number) =>
    count === 1
      ? 'Un appuntamento è da sistemare.'
      : `${numbers[count] ?? count} appuntamenti sono da sistemare.`,
} as const;
