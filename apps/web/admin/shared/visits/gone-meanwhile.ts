import type { QueryClient } from '@tanstack/react-query';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { carrying } from '../../../texts/admin/carrying.ts';
import { visits } from '../../../texts/admin/visits.ts';

type Shown = {
  /** Undefined while others are awaited. */
  readonly shown: readonly Appointment[] | undefined;
  /** Of the days and the stylist that are looked at. */
  readonly allButCancelled: boolean;
};

/**
 * What to say of an appointment that is looked at when it has gone since; undefined while it is there. One that is missing
 * was cancelled if a list that was read says so; otherwise it may stand where one does not look.
 */
export function goneMeanwhile(
  queries: QueryClient,
  seen: Appointment,
  { shown, allButCancelled }: Shown,
): string | undefined {
  if (seen.status === 'cancelled' || !shown) return undefined;
  const now = shown.find(({ id }) => id === seen.id);
  if (now) return now.status === 'cancelled' ? visits.cancelledMeanwhile : undefined;
  if (!allButCancelled) return undefined;
  return isKnownCancelled(queries, seen.id) ? visits.cancelledMeanwhile : carrying.goneMeanwhile;
}

const isKnownCancelled = (queries: QueryClient, id: number): boolean =>
  queries
    .getQueriesData<readonly Appointment[]>({ queryKey: ['appointments', 'calendar'] })
    .some(([, read]) => read?.some(one => one.id === id && one.status === 'cancelled'));
