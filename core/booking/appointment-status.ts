export const appointmentStatuses = ['confirmed', 'completed', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** What is completed or cancelled by mistake is confirmed again. */
const moves = {
  confirmed: ['completed', 'cancelled'],
  completed: ['confirmed'],
  cancelled: ['confirmed'],
} as const satisfies Record<AppointmentStatus, readonly AppointmentStatus[]>;

export const mayBecome = (from: AppointmentStatus, to: AppointmentStatus): boolean =>
  (moves[from] as readonly AppointmentStatus[]).includes(to);
