import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setOutcome } from '../../../../../adapters/http/contract/addresses.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { showInstead } from '../../../shared/appointments/show-instead.ts';
import { call } from '../../../shared/requests/calls.ts';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';
import { type Outcome, outcomeOf } from './outcome-of.ts';

type Said = { readonly appointment: Appointment; readonly outcome: Outcome; readonly price?: number | null };

/** Says what became of an appointment, unless somebody has said something else since it was shown. */
export const sendOutcome = ({ appointment, ...body }: Said) =>
  call(setOutcome, {
    params: { id: appointment.id },
    body: { ...body, from: { outcome: outcomeOf(appointment), price: appointment.paid ?? null } },
  });

export function useSetOutcome() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: sendOutcome,
    onSuccess: changed => showInstead(queries, changed),
    onSettled: () => void invalidate(queries, staleAfter.appointments),
  });
}
