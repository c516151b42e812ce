import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RequestFailed, ServerUnreachable } from '../../../adapters/http/client/client.ts';
import type { FailureCode } from '../../../adapters/http/contract/failure.ts';
import { takenMeanwhile } from '../shared/appointments/book-appointment.ts';
import { useOneAtATime } from '../shared/requests/one-at-a-time.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { choices, invalidate, staleAfter } from '../shared/requests/stale-lists.ts';
import { refetchSession } from '../shared/session/session.ts';
import { booking as words } from '../texts/booking.ts';
import { toast } from '../ui/toast/toast.ts';
import type { OwnBooking } from './booking-body.ts';
import type { DraftChange } from './draft.ts';
import { sendOnce, standingBooking } from './send-once.ts';
import type { Step } from './step.ts';
import { type Booked, forgetDraft } from './use-draft.ts';

/** The step whose choice a refusal is about. */
const stepOf: Partial<Record<FailureCode, Step>> = {
  'service-not-found': 1,
  'stylist-not-found': 2,
  'no-stylist': 2,
  'stylist-does-not-do-it': 2,
  'closed-day': 3,
  'beyond-horizon': 3,
  'slot-taken': 4,
  'not-working-then': 4,
  'start-in-the-past': 4,
  'outside-opening-hours': 4,
  'off-the-grid': 4,
  'runs-into-break': 4,
  'runs-past-closing': 4,
};

type Change = Dispatch<DraftChange>;
type GoBackTo = (step: Step) => void;

/** What the last step says of a booking that was not taken. */
export type Refusal = {
  readonly notesError?: string;
  /** No answer came, and nothing is stored as far as one can look. */
  readonly unreachable?: OwnBooking;
  readonly terms?: RequestFailed['answer']['terms'];
};

export const useSending = () => useMutation({ mutationFn: sendOnce });

/**
 * Sends the booking, once however often the button is pressed. A refused choice leads back to its step with
 * fresh data; everything else stays as it was.
 */
export function useSend({ mutateAsync }: ReturnType<typeof useSending>, change: Change, goBackTo: GoBackTo) {
  const queries = useQueryClient();
  const finish = useFinish();
  const leadToRefused = useWayBack(change, goBackTo);
  const [refusal, setRefusal] = useState<Refusal>({});
  useLostBookingCheck(refusal.unreachable, finish, () => setRefusal({}));

  const fail = (error: Error, body: OwnBooking) => {
    const taken = takenMeanwhile(error);
    const refused = error instanceof RequestFailed ? error : null;
    const { title, description } = words.failed;
    if (!taken)
      showFailure<'notes'>(
        error,
        { title, description: refused?.sentence ?? description },
        { fields: ['notes'], setError: (_, { message }) => setRefusal({ notesError: message }) },
      );
    if (error instanceof ServerUnreachable) setRefusal({ unreachable: body });
    if (refused?.answer.terms) setRefusal({ terms: refused.answer.terms });
    // A server in trouble may have stored it all the same.
    if (refused && refused.status < 500) change({ type: 'be-refused' });
    if (refused?.code === 'phone-only') void refetchSession(queries);
    leadToRefused(refused?.code, taken);
  };

  const send = useOneAtATime((body: OwnBooking) => {
    setRefusal({});
    change({ type: 'send' });
    return mutateAsync(body).then(finish, (error: Error) => fail(error, body));
  });
  return { send, refusal };
}

/** When the network is back, asks whether the booking had arrived; if not, the button has to be pressed again. */
function useLostBookingCheck(
  lost: OwnBooking | undefined,
  finish: (booked: Booked) => void,
  giveUp: () => void,
) {
  const look = useEffectEvent(async (isOver: () => boolean) => {
    if (!lost) return;
    const standing = await standingBooking(lost).catch(() => undefined);
    if (isOver()) return;
    if (standing) finish(standing);
    else if (standing === null) giveUp();
  });
  useEffect(() => {
    if (!lost) return;
    let isOver = false;
    const onLine = () => void look(() => isOver);
    window.addEventListener('online', onLine);
    return () => {
      isOver = true;
      window.removeEventListener('online', onLine);
    };
  }, [lost]);
}

/** What follows when the draft has become an appointment. */
export function useFinish() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (booked: Booked) => {
    forgetDraft(booked);
    toast(words.booked);
    // Only marked as old: asking for these times again would find the chosen one taken, by this very booking.
    void invalidate(queries, staleAfter.appointments, { refetchType: 'none' });
    void navigate('/appointments', { replace: true, state: { booked: booked.id } });
  };
}

/** To where a refusal can be mended, everything the choices were made from read afresh. */
function useWayBack(change: Change, goBackTo: GoBackTo) {
  const queries = useQueryClient();
  return (code: string | undefined, why: string | undefined) => {
    const step = stepOf[code as FailureCode];
    if (step || code === 'service-changed') void invalidate(queries, choices);
    if (!step) return;
    // A lost time leads back to the times by itself.
    if (step === 4) return change({ type: 'lose-time', why });
    if (step === 3) change({ type: 'lose-date' });
    goBackTo(step);
  };
}
