import { appointments as words } from '../../texts/appointments.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import type { Appointment } from './appointment.ts';

const tones = { upcoming: 'good', past: 'calm', cancelled: 'bad' } as const;

/** Green only for upcoming appointments. Administrators alone are told who did not come. */
export function StatusBadge({ appointment }: { appointment: Appointment }) {
  const { classification, status, missed } = appointment;
  if (missed) return <Badge tone="bad">{words.missed}</Badge>;
  return <Badge tone={tones[classification]}>{words.status[status]}</Badge>;
}
