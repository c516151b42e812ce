type Expected = {
  readonly name: string | null;
  readonly day: string;
  readonly time: string;
  readonly service: string;
  readonly stylist: string | null;
  readonly shop: { readonly name: string; readonly phone: string };
};

const because = {
  refused: ': l’indirizzo rifiuta la posta',
  away: ': la posta non è partita',
  'no-address': ': manca l’indirizzo',
} as const;

export const notices = {
  back: 'Dashboard',
  tabs: { label: 'Sezioni degli avvisi', domani: 'Domani', lettere: 'Lettere non consegnate' },
  failed: 'Non riusciamo a mostrare chi è atteso.',
  loading: 'Caricamento di chi è atteso',
  outsideFailed: 'Non riusciamo a mostrare gli appuntamenti da sistemare.',
  before: 'Giorno prima',
  after: 'Giorno dopo',
  expected: (count: number) => (count === 1 ? '1 appuntamento' : `${count} appuntamenti`),
  nobody: 'In questo giorno non è atteso nessuno.',
  nextOpen: (day: string) => `Vai a ${day}`,
  stylist: 'Con chi',
  everybody: 'Tutti',
  done: (done: number, all: number) => `${done} di ${all}`,
  doneWord: (all: number) => (all === 1 ? 'ricordato' : 'ricordati'),
  toHear: 'Da sentire',
  toHearNote: 'senza promemoria per e-mail',
  byLetter: 'Per e-mail',
  byLetterNote: 'ci pensa il promemoria',
  withWhom: (service: string, stylist: string | null) =>
    `${service}${stylist ? `, con\u00a0${stylist}` : ''}`,
  outside: (why: string) => `Da sistemare. ${why}`,
  reminded: 'Ricordato',
  remindedLabel: (customer: string, time: string) => `Ricordato a ${customer}, ${time}`,
  remindedBy: (time: string, by: string) => `Ricordato alle ${time}${by && ` da ${by}`}`,
  /** parte alle 10:30; parte domenica 3 gennaio alle 10:30 */
  goes: ({ day, time }: { readonly day: string | null; readonly time: string }) =>
    `parte ${day ? `${day} ` : ''}alle ${time}`,
  going: 'in partenza',
  arrived: 'consegnato',
  failedBecause: (failure: 'refused' | 'away' | 'no-address' | null) =>
    `Il promemoria per e-mail non è arrivato${because[failure ?? 'away']}`,
  unreachable: 'Nessun telefono né e-mail',
  noPhone: 'Nessun telefono',
  notSaved: { title: 'Non segnato', description: 'Riprova tra poco.' },
  whatWeWrite: 'Che cosa scriviamo su WhatsApp',
  /** Ciao Ugo, ti aspettiamo martedì 1 dicembre alle 11:00 per Taglio e barba con Luca. … */
  message: ({ name, day, time, service, stylist, shop }: Expected) =>
    `Ciao${name ? ` ${name}` : ''}, ti aspettiamo ${day} alle ${time} per ${service}${stylist ? ` con ${stylist}` : ''}. ` +
    `Se non puoi venire chiama lo ${shop.phone}. ${shop.name}`,
} as const;
