import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestFailed, ServerUnreachable } from '../../../../adapters/http/client/client.ts';
import { moving as words } from '../../texts/times/moving.ts';
import type { Appointment } from '../appointments/appointment.ts';
import { useOneAtATime } from '../requests/one-at-a-time.ts';
import { saysSessionOver, serverMessage, showFailure } from '../requests/show-failure.ts';
import { choices, invalidate } from '../requests/stale-lists.ts';
import { type Place, placeOf } from './place.ts';
import { useMove } from './use-move.ts';

/**
 * What a dialog needs that moves an appointment: where that stands now, sending it elsewhere, and in what words it was
 * refused. A refusal keeps the choice, with fresh times to choose from.
 */
export function useMover(appointment: Appointment, zone: string, onClose: () => void) {
  const queries = useQueryClient();
  const { move, busy } = useMove();
  const [here, setHere] = useState(() => placeOf(appointment, zone));
  const [refusal, setRefusal] = useState<string | null>(null);

  const fail = (error: Error) => {
    if (saysSessionOver(error)) return;
    if (error instanceof ServerUnreachable) return setRefusal(words.noNetwork);
    const sentence = serverMessage(error, words.failed);
    if (!(error instanceof RequestFailed)) return setRefusal(sentence);
    void invalidate(queries, choices);
    // Somebody has cancelled it, or it has begun.
    if (error.code === 'not-movable' || error.code === 'appointment-not-found') {
      showFailure(error, { title: words.refused, description: sentence });
      return onClose();
    }
    if (error.answer.appointment) setHere(error.answer.appointment);
    setRefusal(sentence);
  };
  const send = useOneAtATime((to: Place) => {
    setRefusal(null);
    return move({ id: appointment.id, from: here, to }).then(onClose, fail);
  });
  return { here, send, busy, refusal, forgetRefusal: () => setRefusal(null) };
}
