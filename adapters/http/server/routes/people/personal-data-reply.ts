import { Temporal } from 'temporal-polyfill';
import { clockTime, endTime } from '../../../../../core/booking/appointment.ts';
import type { HistoryEntry } from '../../../../../core/booking/history/history-entry.ts';
import type { AccountKind } from '../../../../../core/letters/accounts/account-letter.ts';
import type { Letter, LetterStatus } from '../../../../../core/letters/letter.ts';
import type { LetterKind } from '../../../../../core/letters/letter-kinds.ts';
import type {
  PersonalData,
  RecordedAppointment,
} from '../../../../../core/people/personal-data/personal-data.ts';
import { displayName, type UserId } from '../../../../../core/people/user.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type * as contract from '../../../contract/people/personal-data.ts';

type Reply = ReplyOf<typeof contract.exportOwnData>;

export function personalDataReply(data: PersonalData, at: Temporal.Instant): Reply {
  const { user, staffNotes, appointments, browsers, passkeys, absences, letters } = data;
  const { firstName, lastName, username, email, phone, onlineBooking } = user;
  return {
    creatoIl: at.toString(),
    persona: {
      ...{ nome: firstName, cognome: lastName, nomeUtente: username, email, telefono: phone },
      ...{ prenotaDalSito: onlineBooking !== false, noteDelSalone: staffNotes },
      emailConfermata: data.isAddressConfirmed,
      ruoli: [user.isStylist && 'stylist', user.isAdmin && 'amministratore'].filter(role => role !== false),
    },
    appuntamenti: appointments.map(appointment => appointmentReply(appointment, at, user.id)),
    assenze: absences.map(({ from, to, part, reason }) => ({
      ...{ dal: from.toString(), al: to.toString(), motivo: reason },
      ...{ dalle: part?.from ?? null, alle: part?.to ?? null },
    })),
    lettere: [...letters, ...data.accountLetters]
      .toSorted(oldestFirst)
      .map(({ kind, due, sent, status }) => ({
        ...{ tipo: letterKinds[kind], quando: (sent ?? due).toString(), stato: letterStates[status] },
      })),
    passkey: passkeys.map(({ name, created, lastUsed }) => ({
      ...{ nome: name, dal: created.toString(), ultimoUso: lastUsed?.toString() ?? null },
    })),
    dispositivi: browsers.map(usedReply),
    accessi: data.sessions.map(usedReply),
    lettereCambiate: data.changedLetters.map(kind => letterKinds[kind]),
  };
}

interface Used {
  readonly label: string;
  readonly since: Temporal.Instant;
  readonly lastSeen: Temporal.Instant;
}

const usedReply = ({ label, since, lastSeen }: Used) => ({
  ...{ nome: label, dal: since.toString(), ultimoUso: lastSeen.toString() },
});

const euros = (cents: number) => cents / 100;

function appointmentReply(
  appointment: RecordedAppointment,
  at: Temporal.Instant,
  person: UserId,
): Reply['appuntamenti'][number] {
  const { date, time, services, price, paid, notes, staffNotes, history } = appointment;
  const { stylistFirstName: firstName, stylistLastName: lastName } = appointment;
  return {
    ...{ data: date.toString(), dalle: clockTime(time), alle: clockTime(endTime(appointment)) },
    servizi: services.map(({ name, duration, price: each }) => ({
      ...{ nome: name, minuti: duration, prezzo: euros(each) },
    })),
    stylist: displayName({ username: null, firstName, lastName }),
    ...{ prezzo: euros(price), pagato: paid === null ? null : euros(paid) },
    ...{ stato: stateInWords(appointment, at), note: notes, noteDelSalone: staffNotes },
    storia: history.map(({ at: moment, kind, by, from, to }) => ({
      ...{ quando: moment.toString(), che: changes[kind] },
      ...{ da: placeIn(from), a: placeIn(to) },
      chi: by === person ? ('tu' as const) : ('il salone' as const),
    })),
  };
}

const placeIn = (state: HistoryEntry['from' | 'to']) =>
  state !== null && 'stylistId' in state ? { data: state.date.toString(), ora: state.time } : null;

const changes: Readonly<Record<HistoryEntry['kind'], string>> = {
  ...{ booked: 'prenotato', moved: 'spostato', edited: 'modificato', cancelled: 'cancellato' },
  ...{ restored: 'ripristinato', outcome: 'esito segnato' },
};

const oldestFirst = (a: Pick<Letter, 'due'>, b: Pick<Letter, 'due'>): number =>
  Temporal.Instant.compare(a.due, b.due);

const letterKinds: Readonly<Record<LetterKind | AccountKind, string>> = {
  ...{ booked: 'appuntamento confermato', moved: 'appuntamento spostato', reminder: 'promemoria' },
  ...{ cancelled: 'appuntamento cancellato', 'stylist-new': 'nuovo appuntamento con te' },
  ...{ 'stylist-moved': 'un tuo appuntamento spostato', 'stylist-cancelled': 'un appuntamento tolto' },
  ...{ 'stylist-tomorrow': 'la giornata di domani', 'password-changed': 'password cambiata' },
  ...{ 'second-factor-removed': 'app di autenticazione tolta', 'email-changed': 'e-mail cambiata' },
  ...{ 'reset-link': 'link per la password', invitation: 'invito' },
};

const letterStates: Readonly<Record<LetterStatus, string>> = {
  ...{ waiting: 'in partenza', sent: 'mandata', failed: 'non consegnata', overtaken: 'superata' },
  'kept-back': 'trattenuta',
};

/** What became of an appointment, for who reads it outside the product. */
export function stateInWords(
  { status, missed, startsAt }: Pick<RecordedAppointment, 'status' | 'missed' | 'startsAt'>,
  at: Temporal.Instant,
): string {
  if (status === 'cancelled') return 'cancellato';
  if (missed) return 'non venuto';
  if (status === 'completed') return 'fatto';
  return Temporal.Instant.compare(startsAt, at) > 0 ? 'in programma' : 'passato';
}
