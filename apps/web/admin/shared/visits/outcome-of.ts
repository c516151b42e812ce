import type * as contract from '../../../../../adapters/http/contract/appointments.ts';
import type { BodyOf } from '../../../../../adapters/http/contract/call.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';

export type Outcome = BodyOf<typeof contract.setOutcome>['outcome'];

export const outcomeOf = ({ status, missed }: Appointment): Outcome => {
  if (status !== 'completed') return null;
  return missed ? 'missed' : 'completed';
};
