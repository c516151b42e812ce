import type { Temporal } from 'temporal-polyfill';
import type { Terms } from './catalogue/service.ts';
import { timesWording } from './catalogue/times-wording.ts';
import { namesWording } from './people/customers/names-wording.ts';
import { accessProblems, accessWording } from './people/second-factor/access-wording.ts';
import { type Problem, type ProblemCode, type ProblemOf, refuse } from './problem.ts';
import { elided } from './runs-of-days.ts';
import { formatDay } from './written-days.ts';

/** Where two forms word one rule differently, both sentences stand here. */
export const formWording = {
  'phone-required': 'Inserisci il numero di telefono',
  'not-text': 'Testo non valido',
  'bad-characters': 'Il testo contiene caratteri non ammessi',
  'username-required': "L'username è obbligatorio",
  'username-of-person-required': 'Il nome utente è obbligatorio',
  'username-too-short': "L'username deve contenere almeno 3 caratteri",
  'username-too-long': "L'username non può avere più di 64 caratteri",
  'login-username-required': 'Inserisci il nome utente',
  'login-password-required': 'Inserisci la password',
  'password-too-short': 'La password deve avere almeno 6 caratteri',
  'password-too-long': 'La password non può avere più di 128 caratteri',
  'confirm-password-required': 'Conferma la password',
  'passwords-differ': 'Le password non coincidono',
  'name-too-long': 'Il testo non può avere più di 100 caratteri',
  'email-invalid': 'Email non valida',
  'email-too-long': "L'email non può avere più di 254 caratteri",
  'phone-foreign': 'Serve un numero italiano: questo ha il prefisso di un altro paese',
  'phone-not-digits': 'Il numero di telefono deve contenere solo cifre',
  'phone-too-short': 'Il numero di telefono deve avere almeno 10 cifre',
  'phone-too-long': 'Il numero di telefono non può avere più di 11 cifre',
  'service-name-required': 'Il nome del servizio è obbligatorio',
  'description-too-long': 'La descrizione non può avere più di 1000 caratteri',
  'category-unknown': 'Scegli una categoria',
  'price-too-low': 'Il prezzo deve essere maggiore di 0',
  'price-too-high': 'Il prezzo non può superare 10.000 euro',
  'duration-too-short': 'La durata deve essere di almeno 15 minuti',
  'duration-too-long': 'La durata non può superare 8 ore',
  'duration-off-grid': 'La durata deve essere un multiplo di 15 minuti',
  'current-password-too-short': 'La password corrente deve essere almeno di 6 caratteri',
  'new-password-too-short': 'La nuova password deve essere almeno di 6 caratteri',
  'confirmation-too-short': 'La conferma della password deve essere almeno di 6 caratteri',
  'new-passwords-differ': 'Le password non corrispondono',
  'reset-username-too-short': 'Il nome utente deve essere di almeno 3 caratteri',
  'first-name-required': 'Il nome è obbligatorio',
  'last-name-required': 'Il cognome è obbligatorio',
} as const;

/** Of what no form checks itself: apart, so that no browser loads it. */
export const callWording = {
  ...accessWording,
  'not-a-flag': 'Valore non valido',
  'same-person': 'È la stessa scheda',
  'staff-notes-too-long': 'Le note private non possono avere più di 1.000 caratteri',
  'notes-too-long': 'Le note non possono avere più di 1000 caratteri',
  'current-password-wrong': 'La password corrente non è corretta',
  'upload-address-invalid': "L'indirizzo dell'immagine non è valido",
  'search-too-long': 'La ricerca non può avere più di 100 caratteri',
  'limit-invalid': 'Numero di righe non valido',
  'cursor-invalid': 'Pagina non valida',
  'date-invalid': 'Data non valida',
  'time-invalid': 'Time must be in HH:MM format',
  'duration-invalid': 'Durata non valida',
  'outcome-unknown': 'Scegli se è venuto o no',
  'paid-invalid': 'L’importo pagato va da 0 a 10.000 euro',
  'paid-without-outcome': 'Un importo pagato serve solo con un esito',
  'seen-services-invalid': 'Indica i servizi di partenza',
  'seen-outcome-invalid': 'Indica esito e importo di partenza',
  'place-invalid': 'Indica giorno, orario e stylist di partenza',
  'terms-invalid': 'Prezzo e durata non validi',
  'id-invalid': 'Scelta non valida',
  'nothing-to-change': 'Indica che cosa cambiare: i servizi o le note',
  'services-missing': 'Scegli almeno un servizio',
  'services-too-many': 'Si possono prenotare insieme al massimo 5 servizi',
  'services-given-twice': 'Indica un servizio solo oppure un elenco di servizi, non tutti e due',
  'not-a-choice': 'Scelta non valida',
  'range-reversed': 'La data finale viene prima di quella iniziale',
  'statistics-too-long': 'Si possono contare al massimo 366 giorni',
  'range-too-long': 'Si possono chiedere al massimo 62 giorni',
  'status-unknown': 'Stato non valido',
  'closure-too-long': 'Una chiusura può durare al massimo 366 giorni',
  'reminder-invalid': 'Il promemoria può partire da 0 a 168 ore prima',
  'hours-invalid': 'Orari non validi: a quarti d’ora, in ordine e senza sovrapporsi',
  'grid-too-long': 'Da apertura a chiusura possono passare al massimo 16 ore',
  'hours-in-the-past': 'Gli orari possono cambiare da oggi in poi',
  'week-incomplete': 'Servono gli orari di tutti e sette i giorni',
  'plan-incomplete': 'Servono gli orari di una settimana, o di due che si alternano',
  'absence-too-long': "Un'assenza può durare al massimo 366 giorni",
  'part-incomplete': 'Indica inizio e fine, oppure lascia vuoti tutti e due',
  'part-reversed': "L'orario finale deve venire dopo quello iniziale",
  'part-of-one-day': "Un'assenza a ore riguarda un giorno solo",
  'reason-too-long': 'Il motivo non può avere più di 100 caratteri',
  'nobody-chosen': 'Scegli almeno una persona',
  'minutes-invalid': 'Indica i minuti, da 0 a 43.200 (30 giorni)',
  'most-invalid': 'Indica un numero da 1 a 100, o niente',
  'keep-months-invalid': 'Indica i mesi, da 6 a 120, o niente',
  'days-invalid': 'Indica un numero da 1 a 1.000, o niente',
  'rules-leave-nothing': 'Così non resterebbe nessun orario da prenotare',
} as const;

export const fieldWording = { ...formWording, ...timesWording, ...namesWording, ...callWording } as const;

export const wrongCurrentPassword = refuse({
  code: 'wrong-current-password',
  fields: { currentPassword: fieldWording['current-password-wrong'] },
});

type Sentence<C extends ProblemCode> = string | ((problem: ProblemOf<C>) => string);

/** Of a week, beside a date's own hours. */
export const dayTooLong = ({ days, reason }: { readonly days: string; readonly reason: string }): string =>
  `Con ${reason === '' ? 'gli orari straordinari' : `«${reason}»`} (${days}) passerebbero più di 16 ore da apertura a chiusura`;

/** Why a visit lies outside the timetable; `why`: of the closure or the absence. */
export const outsideWording = {
  closed: ({ why }) => (why === '' ? 'Salone chiuso in quell’orario' : `Salone chiuso: ${why}`),
  plan: ({ stylist }) => `${stylist} non lavora in quell’orario`,
  skill: ({ stylist }) => `${stylist} non esegue più questo servizio`,
  absent: ({ stylist, why }) => `${stylist} non c’è${why === '' ? '' : `: ${why}`}`,
} as const satisfies Record<string, (named: { stylist: string; why: string }) => string>;

const problemWording: { readonly [C in ProblemCode]: Sentence<C> } = {
  'invalid-input': 'Controlla i dati inseriti',
  'wrong-credentials': 'Nome utente o password non corretti',
  'not-logged-in': 'Effettua il login per continuare',
  'not-permitted': 'Non hai il permesso per questa operazione',
  ...{ 'service-not-found': 'Servizio non trovato', 'stylist-not-found': 'Stylist non trovato' },
  'customer-not-found': 'Cliente non trovato',
  ...{ 'user-not-found': 'Utente non trovato', 'browser-not-found': 'Dispositivo non trovato' },
  'session-not-found': 'Questo accesso è già terminato',
  'appointment-not-found': 'Appuntamento non trovato',
  'link-not-found': 'Questo link non apre più nessun appuntamento. Per qualsiasi cosa chiama il salone.',
  'letter-not-found': 'Questa lettera non è più tra quelle non consegnate',
  'letter-not-taken': 'Il server di posta non ha accettato la lettera: controlla le impostazioni della posta',
  'no-own-address': 'Sul tuo profilo non c’è un’e-mail: aggiungila e riprova',
  'feed-not-found': 'Questo calendario non c’è più: chiedi un indirizzo nuovo',
  'upload-not-found': 'Questo caricamento è scaduto o è già stato usato: riprova da capo',
  'upload-too-large': "L'immagine supera 5 MB",
  'image-not-uploaded': "L'immagine non è stata caricata: riprova da capo",
  'not-a-picture': "Il file non è un'immagine utilizzabile (JPEG, PNG, WebP, AVIF o GIF)",
  'username-taken': 'Questo nome utente è già in uso',
  'start-in-the-past': "L'orario scelto è già passato",
  'no-such-hour': 'Quella notte comincia l’ora legale: dalle 2 alle 3 non si può inserire niente',
  'too-long-past': ({ days }) => `Si può inserire un appuntamento di al massimo ${days} giorni fa`,
  'beyond-horizon': ({ lastDay }) => `Si può prenotare fino al${elided(lastDay)}`,
  'closed-day': ({ reason }) => `In questo giorno il salone è chiuso${reason ? `: ${reason}` : ''}`,
  'off-the-grid': ({ granularity }) => `Gli appuntamenti iniziano ogni ${granularity} minuti`,
  'outside-opening-hours': "L'orario scelto è fuori dagli orari di apertura",
  'runs-into-break': ({ breakFrom }) => `Il servizio non finirebbe entro la pausa delle ${breakFrom}`,
  'runs-past-closing': ({ closing }) => `Il servizio non finirebbe entro la chiusura delle ${closing}`,
  'service-changed': ({ expected, current }) =>
    `Il servizio è cambiato: prima ${termsInWords(expected)}, ora ${termsInWords(current)}. Se va bene, conferma di nuovo.`,
  'closure-not-found': 'Chiusura non trovata',
  'closure-overlaps': ({ days, reason }) =>
    `In quei giorni c’è già ${reason === '' ? 'una chiusura o un’apertura straordinaria' : `«${reason}»`}: ${days}.`,
  'hours-not-found': 'Non ci sono orari che cominciano in quel giorno',
  'hours-in-force': 'Questi orari sono già cominciati: aggiungi quelli nuovi, da oggi in poi',
  'day-too-long': dayTooLong,
  'absence-not-found': 'Assenza non trovata',
  'slot-taken': 'Questo orario è appena stato prenotato. Scegline un altro tra quelli liberi.',
  'no-stylist': 'Nessuno stylist disponibile al momento.',
  'stylist-does-not-do-it': ({ stylist, service }) =>
    stylist === null
      ? `Al momento nessuno esegue «${service}»: chiamaci.`
      : `${stylist} non esegue «${service}». Scegli un’altra persona.`,
  'not-working-then': ({ stylist }) =>
    stylist === null
      ? 'In quell’orario non lavora nessuno. Scegline un altro.'
      : `In quell’orario ${stylist} non lavora. Scegline un altro, o un’altra persona.`,
  'too-many-attempts': ({ seconds }) =>
    seconds <= 60
      ? 'Troppi tentativi. Riprova tra un minuto.'
      : `Troppi tentativi. Riprova tra ${Math.ceil(seconds / 60)} minuti.`,
  ...accessProblems,
  'wrong-code': fieldWording['code-wrong'],
  'last-admin': 'È l’ultimo amministratore: nominane prima un altro',
  'serves-visits': 'Ha ancora appuntamenti in programma con i clienti: prima spostali o cancellali',
  'wrong-current-password': fieldWording['current-password-wrong'],
  'too-short-notice': ({ last, phone }) =>
    `Per questo orario si poteva prenotare fino a ${momentInWords(last)}. Scegline un altro, o chiama il salone: ${phone}.`,
  'too-late-to-cancel': ({ last, phone }) =>
    `Si poteva cancellare fino a ${momentInWords(last)}. Ora chiama il salone: ${phone}.`,
  'too-late-to-move': ({ last, phone }) =>
    `Si poteva spostare fino a ${momentInWords(last)}. Ora chiama il salone: ${phone}.`,
  'too-many-upcoming': ({ most, phone }) =>
    most === 1
      ? `Hai già un appuntamento in programma: online non puoi prenotarne altri. Chiama il salone: ${phone}.`
      : `Hai già ${most} appuntamenti in programma: online non puoi prenotarne altri. Chiama il salone: ${phone}.`,
  'has-account': 'Ha già un account: se ha dimenticato la password serve il link di reimpostazione',
  'two-logins': 'Hanno tutti e due un account: togli prima l’accesso a uno dei due',
  'staff-stays': 'Chi lavora o ha lavorato in salone resta: unisci l’altra scheda a questa',
  'notes-too-long': 'Insieme le note private passano i 1.000 caratteri: accorciale prima di unire',
  'invitation-over': 'Questo invito non vale più. Chiedi al salone di mandartene uno nuovo.',
  'phone-only': ({ phone }) => `Per prenotare chiama il salone: ${phone}.`,
  'not-cancellable': 'Questo appuntamento non può più essere cancellato',
  'not-editable': ({ isCancelled }) =>
    isCancelled
      ? 'Questo appuntamento è stato cancellato: non si può più modificare.'
      : 'Questo appuntamento ha già un esito: per cambiarne i servizi, togli prima l’esito.',
  'not-movable': 'Questo appuntamento non può più essere spostato',
  'not-begun': ({ place: { date, time } }) =>
    `Questo appuntamento comincia ${inWords(date)} alle ${time}: l’esito si segna da allora in poi.`,
  'cancelled-already': 'Questo appuntamento è stato cancellato: non ha un esito',
  'not-restorable': 'Questo appuntamento non è cancellato: non c’è niente da ripristinare',
  'too-late-to-restore': ({ minutes }) =>
    `Si può ripristinare entro ${minutes} minuti dalla cancellazione: ora prenota di nuovo.`,
  'outcome-changed': ({ now }) =>
    `Nel frattempo l’esito è cambiato: ora ${now === null ? 'non è segnato' : `è «${now === 'missed' ? 'Non venuto' : 'Fatto'}»`}.`,
  'services-changed': ({ services }) =>
    `Nel frattempo i servizi di questo appuntamento sono cambiati: ora sono ${services}. Salva di nuovo per mettere i tuoi.`,
  'notes-changed': ({ notes }) =>
    `Nel frattempo qualcun altro ha cambiato le note: ora ${notes.map(written => (written === null ? 'non ce ne sono' : `c’è «${written}»`)).join(', ')}. Salva di nuovo per mettere le tue.`,
  'appointment-changed': ({ place: { date, time }, stylist }) =>
    `L’appuntamento è stato spostato nel frattempo: ora è ${inWords(date)} alle ${time}${stylist === null ? '' : ` con ${stylist}`}.`,
};

const inWords = (date: Temporal.PlainDate): string => formatDay(date.toString(), 'full');

const momentInWords = (moment: Temporal.PlainDateTime): string =>
  `${formatDay(moment.toPlainDate().toString(), 'day')} alle ${moment.toPlainTime().toString({ smallestUnit: 'minute' })}`;

const termsInWords = ({ price, duration }: Terms): string =>
  `${(price / 100).toLocaleString('it', { style: 'currency', currency: 'EUR' })} per ${duration} minuti`;

export function sentenceOf(problem: Problem): string {
  const sentence = problemWording[problem.code] as string | ((problem: Problem) => string);
  return typeof sentence === 'string' ? sentence : sentence(problem);
}
