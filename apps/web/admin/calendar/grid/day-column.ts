import type { IsoDate } from '../../../format/days.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import type { Absence, Stretch } from '../work-days.ts';

/** One stylist's day. */
export type DayColumn = {
  key: string;
  date: IsoDate;
  stylistId: number;
  /** Takes bookings; in a former stylist's days nothing can be added. */
  open: boolean;
  /** Small words and the large one of the head. */
  caption: string;
  heading: string;
  /** As it is read out: 'martedì 5 gennaio' or a stylist's name. */
  spoken: string;
  /** Shown name. */
  stylist: string;
  appointments: readonly Appointment[];
  /** When they work, and why not; empty until the server has said it. */
  stretches: readonly Stretch[];
  /** Why the shop is closed, or open for once; empty: for no reason that was given. */
  reason: string;
};

export type GridActions = {
  add: (column: DayColumn, time: string) => void;
  show: (appointment: Appointment) => void;
  showAbsence: (column: DayColumn, absence: Absence) => void;
  /** Resolves when it has been stored, refused or given up. */
  moveAbsence: (absence: Absence, to: { column: DayColumn; start: string; end: string }) => Promise<void>;
  remove: (appointment: Appointment) => void;
  /** To what comes before (-1) or after (1). */
  turn: (direction: 1 | -1) => void;
};
