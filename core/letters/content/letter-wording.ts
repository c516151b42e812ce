import type { Told } from '../still-to-tell.ts';

type News = Told['news'];

/** Who changed it, as its customer is told. */
export type Author = 'self' | 'shop';

interface Handed {
  readonly now: string;
  readonly before: string;
}

/** Mail programs make links of such names, and anybody may register under one with somebody else's address. */
const looksLikeLink = /[/@:]|\.\p{L}{2}/u;

/** Every sentence of a letter about visits. Dates are named: a letter is read when it is read. */
export const letterWording = {
  subject: (news: News, when: string): string =>
    ({
      new: `Appuntamento confermato: ${when}`,
      again: `Appuntamento di nuovo confermato: ${when}`,
      moved: `Appuntamento spostato: ora è ${when}`,
      cancelled: `Appuntamento cancellato: era ${when}`,
      reminder: `Promemoria: ti aspettiamo ${when}`,
    })[news],
  heading: (news: News, weekday: string): string =>
    ({
      new: 'Appuntamento confermato',
      again: 'Di nuovo confermato',
      moved: 'Appuntamento spostato',
      cancelled: 'Appuntamento cancellato',
      reminder: `Promemoria: ti aspettiamo ${weekday}`,
    })[news],
  /** `isTooLate`: for what the letter's link would do. */
  lead: (news: News, author: Author, isTooLate: boolean): string =>
    ({
      new: 'il posto è tuo.',
      again: 'l’appuntamento che era stato cancellato è di nuovo tuo.',
      moved:
        author === 'self'
          ? 'ecco il nuovo orario.'
          : `il salone ha spostato il tuo appuntamento. Se il nuovo orario non ti va bene, ${isTooLate ? 'chiamaci' : 'cambialo qui sotto o chiamaci'}.`,
      cancelled:
        author === 'self'
          ? 'il tuo appuntamento è cancellato. Quando vuoi, ne scegli un altro.'
          : 'ci dispiace: questa volta dobbiamo cancellare noi. Scegli un altro giorno, oppure chiamaci e lo troviamo insieme.',
      reminder: isTooLate
        ? 'ecco il tuo appuntamento. Se non puoi venire, chiamaci.'
        : 'ecco il tuo appuntamento. Se non puoi venire dillo adesso: il posto va a qualcun altro.',
    })[news],
  greeting: (firstName: string | null, lead: string): string =>
    firstName === null || looksLikeLink.test(firstName) ? `Ciao, ${lead}` : `Ciao ${firstName}, ${lead}`,
  was: 'Prima era',
  label: (news: News, author: Author): string | null =>
    ({
      new: null,
      again: null,
      moved: 'Il nuovo orario',
      cancelled: author === 'self' ? 'Cancellato da te' : 'Cancellato dal salone',
      reminder: null,
    })[news],
  facts: { service: 'Servizio', with: 'Con', length: 'Durata', price: 'Prezzo', place: 'Dove', who: 'Chi' },
  manage: 'Gestisci l’appuntamento',
  bookAnother: 'Prenota un altro giorno',
  until: (last: string): string => `Puoi spostare o cancellare fino a ${last}.`,
  moveUntil: (last: string): string => `Puoi spostare fino a ${last}.`,
  cancelUntil: (last: string): string => `Puoi cancellare fino a ${last}.`,
  afterwards: (phone: string): string => `Dopo, chiama ${phone}.`,
  byPhone: (phone: string): string => `Per spostare o cancellare chiama ${phone}.`,
  moveByPhone: (phone: string): string => `Dopo, e per spostare, chiama ${phone}.`,
  cancelByPhone: (phone: string): string => `Dopo, e per cancellare, chiama ${phone}.`,
  /** To somebody else, at the same time. */
  handed: {
    subject: (stylist: string, when: string): string => `Ora sei con ${stylist}: ${when}`,
    heading: (stylist: string): string => `Ora sei con ${stylist}`,
    lead: ({ now, before }: Handed): string => `ora sei con ${now}, prima con ${before}.`,
  },
  onceIn: 'Se l’avevi già nel calendario, il file allegato lo sposta: non lo raddoppia.',
  takeOut: 'Per toglierlo dal calendario apri il file allegato.',
  putIn: 'Per metterlo nel calendario apri il file allegato.',
  reason: (news: News): string =>
    news === 'cancelled'
      ? 'Ti scriviamo perché avevi un appuntamento prenotato da noi.'
      : 'Ti scriviamo perché hai un appuntamento prenotato da noi.',
  choices: 'Scegli quali lettere ricevere',
  notMe: 'Non sono io, o conferma che l’indirizzo è tuo',
  dayOpen: 'Apri l’agenda',
  stylist: {
    subject: (news: News, when: string): string =>
      ({
        new: `Nuovo appuntamento: ${when}`,
        again: `Appuntamento di nuovo in agenda: ${when}`,
        moved: `Appuntamento spostato: ora è ${when}`,
        cancelled: `Appuntamento tolto dall’agenda: era ${when}`,
        reminder: `Appuntamento: ${when}`,
      })[news],
    heading: (news: News): string =>
      ({
        new: 'Nuovo appuntamento',
        again: 'Di nuovo in agenda',
        moved: 'Appuntamento spostato',
        cancelled: 'Tolto dall’agenda',
        reminder: 'Appuntamento',
      })[news],
    lead: (news: News): string =>
      ({
        new: 'c’è un nuovo appuntamento con te.',
        again: 'un appuntamento cancellato è di nuovo con te.',
        moved: 'un appuntamento con te ha un nuovo orario.',
        cancelled: 'un appuntamento non è più con te.',
        reminder: 'ecco un appuntamento con te.',
      })[news],
    label: (news: News): string | null => (news === 'cancelled' ? 'Non è più con te' : null),
    more: 'Cognomi, telefoni e note li trovi dopo l’accesso.',
    reason: 'Ti scriviamo perché lavori in salone e hai chiesto queste lettere.',
  },
  tomorrow: {
    subject: (day: string): string => `La giornata di ${day}`,
    heading: (day: string): string => `La tua giornata di domani: ${day}`,
    lead: (visits: number, from: string, to: string): string =>
      visits === 1
        ? `un appuntamento, dalle ${from} alle ${to}.`
        : `${visits} appuntamenti dalle ${from} alle ${to}.`,
    free: '(libero)',
    reason: 'Ti scriviamo perché lavori in salone e hai chiesto la giornata di domani.',
  },
} as const;
