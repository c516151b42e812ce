export const appointmentStatuses = ['confirmed', 'completed', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** Nothing completes an appointment yet. */
const moves = {
  confirmed: ['cancelled'],
  completed: [],
  cancelled: [],
} as const satisfies Record<AppointmentStatus, readonly AppointmentStatus[]>;

export const mayBecome = (from: AppointmentStatus, to: AppointmentStatus): boolean =>
  (moves[from] as readonly AppointmentStatus[]).includes(to);
