import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestFailed, ServerUnreachable } from '../../../../adapters/http/client/client.ts';
import { moving as words } from '../../texts/times/moving.ts';
import type { Appointment } from '../appointments/appointment.ts';
import { useOneAtATime } from '../requests/one-at-a-time.ts';
import { isOverridable } from '../requests/overridable.ts';
import { saysSessionOver, serverMessage, showFailure } from '../requests/show-failure.ts';
import { choices, invalidate } from '../requests/stale-lists.ts';
import { type Place, placeOf } from './place.ts';
import { useMove } from './use-move.ts';

/**
 * What a dialog needs that moves an appointment: where that stands now, sending it elsewhere, and in what words it was
 * refused. A refusal keeps the choice, with fresh times to choose from.
 */
export function useMover(appointment: Appointment, zone: string, onClose: () => void, letter?: false) {
  const queries = useQueryClient();
  const { move, busy } = useMove();
  const [here, setHere] = useState(() => placeOf(appointment, zone));
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The place that was refused by a rule that an administrator may override. */
  const [overridable, setOverridable] = useState<Place | null>(null);

  const fail = (error: Error, to: Place) => {
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
    if (isOverridable(error)) setOverridable(to);
    setRefusal(sentence);
  };
  const send = useOneAtATime(({ override, ...to }: Place & { override?: true }) => {
    setRefusal(null);
    setOverridable(null);
    return move({ id: appointment.id, from: here, to, override, letter }).then(onClose, (error: Error) =>
      fail(error, to),
    );
  });
  return { here, send, busy, refusal, overridable, forgetRefusal: () => setRefusal(null) };
}
