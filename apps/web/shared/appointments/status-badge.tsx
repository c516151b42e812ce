import { appointments as words } from '../../texts/appointments.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import type { Appointment } from './appointment.ts';

const tones = { upcoming: 'good', past: 'calm', cancelled: 'bad' } as const;

/** Green only for upcoming appointments. */
export function StatusBadge({ appointment }: { appointment: Appointment }) {
  const { classification, status } = appointment;
  return <Badge tone={tones[classification]}>{words.status[status]}</Badge>;
}
