import { freeTimes } from './times/free-times.ts';
import { titles } from './titles.ts';

export const booking = {
  title: titles.booking,
  stepsLabel: 'Passi della prenotazione',
  steps: ['Servizio', 'Stylist', 'Data', 'Ora', 'Conferma'],
  headings: [
    'Scegli il servizio',
    'Scegli lo stylist',
    'Scegli la data',
    'Scegli l’ora',
    'Conferma la prenotazione',
  ],
  back: 'Indietro',
  next: 'Continua',
  more: 'Aggiungi un altro servizio',
  moreHeading: 'Che altro?',
  confirm: 'Conferma prenotazione',
  sending: 'Prenotazione in corso…',
  shopUnknown: 'Non riusciamo a leggere i dati del salone.',
  missing: {
    title: 'Mancano alcune scelte',
    text: 'Per arrivare a questo passo servono le scelte precedenti. Bastano pochi tocchi.',
    action: 'Torna al passo 1',
  },
  /** What a press on 'Continua' says while the step's choice is missing. */
  chooseFirst: {
    1: 'Scegli prima un servizio.',
    2: 'Scegli prima da chi farti servire.',
    3: 'Scegli prima un giorno.',
    4: freeTimes.times.chooseFirst,
  },
  already: {
    show: 'Vai ai miei appuntamenti',
    another: 'Prenota un altro appuntamento',
  },
  service: {
    gone: {
      title: 'Servizio non più in listino',
      description: 'Scegline un altro: il resto è rimasto com’era.',
    },
    oneGone: {
      title: 'Servizio non più in listino',
      description: 'È uno di quelli che avevi scelto: gli altri e il resto sono rimasti.',
    },
  },
  stylist: {
    label: 'Stylist',
    loading: 'Caricamento degli stylist',
    failed: 'Non riusciamo a mostrare gli stylist.',
    none: 'Nessuno stylist disponibile al momento.',
    nobodyDoesAll: 'Al momento nessuno esegue tutti questi servizi: prenotali uno alla volta, o chiamaci.',
    nobody: 'Al momento nessuno esegue questo servizio: chiamaci.',
    unskilled: {
      title: 'Un’altra persona per questo servizio',
      description: 'Chi avevi scelto non lo esegue: per ora vale «Nessuna preferenza».',
    },
    noPreference: 'Nessuna preferenza',
    noPreferenceHint: 'Chi è libero: più orari tra cui scegliere',
    gone: {
      title: 'Stylist non più disponibile',
      description: 'Per ora vale «Nessuna preferenza»; puoi sceglierne un altro.',
    },
  },
  date: {
    none: 'Non ci sono giorni liberi per queste scelte. Prova con un altro servizio o un altro stylist.',
  },
  summary: {
    title: 'Riepilogo',
    service: 'Servizio',
    duration: 'Durata',
    stylist: 'Stylist',
    date: 'Data',
    time: 'Ora',
    total: 'Totale',
    open: 'Da scegliere',
  },
  last: {
    notes: 'Note per il salone',
    notesHint: 'Qualcosa che è meglio sapere prima: allergie, un ritardo possibile, come vuoi il taglio.',
    tooLong: 'Le note non possono avere più di 1000 caratteri',
    terms: 'Accetto i',
    termsLink: 'termini di servizio',
    termsMissing: 'Per prenotare spunta questa casella.',
    noNetwork: 'Manca la rete. Non è salvato: premi di nuovo, non prenoti due volte.',
    changed: 'Il servizio è cambiato mentre prenotavi',
    confirmAgain: 'Se va bene, premi di nuovo «Conferma prenotazione».',
  },
  termsMissing: {
    title: 'Termini di servizio',
    description: 'Devi accettare i termini di servizio per continuare',
  },
  incomplete: 'Dati incompleti per la prenotazione',
  booked: {
    title: 'Appuntamento confermato',
    description: 'La tua prenotazione è stata confermata con successo!',
  },
  failed: {
    title: 'Errore nella prenotazione',
    description: 'Si è verificato un errore durante la prenotazione. Riprova più tardi.',
  },
} as const;

/** 'al Salone Aurora'; 'da Mario' where the name is no such house. */
const atTheShop = (shop: string) => (/^salone\b/i.test(shop) ? `al ${shop}` : `da ${shop}`);

/** The sentences with something to fill in. */
export const bookingWords = {
  /** Taglio uomo, 30 minuti, con Anna Bianchi */
  appointment: (service: string, duration: string, stylist: string | null) =>
    [service, duration, stylist && `con ${stylist}`].filter(Boolean).join(', '),
  alreadyBooked: (day: string, time: string) => `Già prenotato: ${day}, ${time}`,
  termsBefore: (duration: string, price: string) => `Prima: ${duration}, ${price}`,
  termsNow: (duration: string, price: string) => `Adesso: ${duration}, ${price}`,
  backOn: (day: string) => `Torna ${day}`,
  firstStart: (time: string) => `Il primo orario libero è alle ${time}.`,
  timeLost: (time: string) =>
    `L’orario delle ${time} non è più disponibile. Scegline un altro: il resto è rimasto com’era.`,
  fromTo: (start: string, end: string) => `${start} – ${end}`,
  whenInWords: (day: string, start: string, end: string) => `${day}, dalle ${start} alle ${end}`,
  place: (shop: string, street: string, city: string) =>
    `Ti aspettiamo ${atTheShop(shop)}, ${street}, ${city}.`,
  charactersLeft: (left: number) => (left === 1 ? 'Resta 1 carattere' : `Restano ${left} caratteri`),
  charactersOver: (over: number) => (over === 1 ? '1 carattere di troppo' : `${over} caratteri di troppo`),
} as const;

/** To whom the shop takes bookings from by telephone alone. */
export const phoneOnly = {
  title: 'Prenota con una telefonata',
  text: 'I tuoi appuntamenti li fissiamo insieme al telefono. Qui li vedi, li sposti e li cancelli come sempre.',
  call: (phone: string) => `Chiama ${phone}`,
  show: 'I miei appuntamenti',
} as const;
