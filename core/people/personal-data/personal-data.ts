import type { Temporal } from 'temporal-polyfill';
import type { AppointmentDetails } from '../../booking/appointment-view.ts';
import type { HistoryEntry } from '../../booking/history/history-entry.ts';
import type { Absence } from '../../calendar/timetable.ts';
import type { SettledAccountLetter } from '../../letters/accounts/account-letter.ts';
import type { Letter } from '../../letters/letter.ts';
import type { LetterKind } from '../../letters/letter-kinds.ts';
import type { Passkey } from '../passkeys/passkey.ts';
import type { User } from '../user.ts';

/** All that is stored about somebody, but what proves who they are: password and secrets. */
export interface PersonalData {
  readonly user: User;
  readonly staffNotes: string | null;
  /** Those booked for them, the oldest first. */
  readonly appointments: readonly RecordedAppointment[];
  readonly browsers: readonly DeviceTimes[];
  readonly passkeys: readonly Passkey[];
  /** Of somebody who works here. */
  readonly absences: readonly Absence[];
  /** What was written to them, but what a later change has overtaken. */
  readonly letters: readonly Letter[];
  /** What was written to them about their account. */
  readonly accountLetters: readonly SettledAccountLetter[];
  /** By what they did behind a link that was sent there. */
  readonly isAddressConfirmed: boolean;
  /** Kinds that they have set otherwise than they are for everybody. */
  readonly changedLetters: readonly LetterKind[];
  readonly sessions: readonly DeviceTimes[];
}

interface DeviceTimes {
  readonly label: string;
  readonly since: Temporal.Instant;
  readonly lastSeen: Temporal.Instant;
}

export interface RecordedAppointment extends AppointmentDetails {
  readonly history: readonly HistoryEntry[];
}
