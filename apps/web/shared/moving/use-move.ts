import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveAppointment, moveVisit } from '../../../../adapters/http/contract/addresses.ts';
import { formatDay } from '../../format/days.ts';
import { appointments } from '../../texts/appointments.ts';
import { moving as words } from '../../texts/times/moving.ts';
import { toast } from '../../ui/toast/toast.ts';
import { type Appointment, customerOf, stylistOf } from '../appointments/appointment.ts';
import { showInstead } from '../appointments/show-instead.ts';
import { call } from '../requests/calls.ts';
import { serverMessage, showFailure } from '../requests/show-failure.ts';
import { invalidate, staleAfter } from '../requests/stale-lists.ts';
import type { Place } from './place.ts';
import { useVisitLink, withoutOwner } from './visit-link.ts';

type Move = {
  readonly id: number;
  readonly from: Place;
  readonly to: Place;
  /** Of administrators: whatever the timetable and the clock say. */
  readonly override?: boolean | undefined;
  /** Of administrators: the customer is not written to. */
  readonly letter?: false | undefined;
};

/** Moves an appointment and says where to, with the way back. Rejects when it was not moved. */
export function useMove() {
  const queries = useQueryClient();
  const secret = useVisitLink();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ id, from, to, override, letter }: Move) =>
      secret === undefined
        ? call(moveAppointment, { params: { id }, body: { ...to, from, override, letter } })
        : withoutOwner(await call(moveVisit, { body: { ...to, from, secret } })),
    onSuccess: moved => showInstead(queries, moved),
    onSettled: () => void invalidate(queries, staleAfter.appointments),
  });

  const putBack = async ({ id, from, to, letter }: Move) => {
    try {
      // Where it was may be over by now, or never have lain within the timetable. From customers it is ignored.
      await mutateAsync({ id, from: to, to: from, override: true, letter });
      toast(words.undone(formatDay(from.date, 'day'), from.time));
    } catch (error) {
      const description = serverMessage(error as Error, words.failed);
      showFailure(error as Error, { title: words.undoRefused, description });
    }
  };

  const move = async (wanted: Move): Promise<void> => {
    const moved = await mutateAsync(wanted);
    toast({
      title: words.done(formatDay(wanted.to.date, 'day'), wanted.to.time),
      description: whatAndWith(moved),
      undo: { label: words.undo, onPress: () => void putBack(wanted) },
    });
  };
  return { move, busy: isPending };
}

/** Mario Rossi, Taglio uomo con Anna Bianchi */
function whatAndWith(moved: Appointment): string {
  const what = [customerOf(moved), moved.serviceName].filter(Boolean).join(', ');
  return appointments.people(what, stylistOf(moved));
}
