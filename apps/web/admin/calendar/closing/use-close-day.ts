import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WallClock } from '../../../format/wall-clock.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { showInstead } from '../../../shared/appointments/show-instead.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { serverMessage } from '../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';
import { closing as words } from '../../../texts/admin/closing.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { hasEnded } from '../../shared/visits/begun.ts';
import { sendOutcome } from '../../shared/visits/use-set-outcome.ts';

/** 'leave': no outcome is stored. */
export type Choice = 'completed' | 'missed' | 'leave';

type Troubles = ReadonlyMap<number, string>;

type Closing = {
  missingOutcomes: readonly Appointment[];
  now: WallClock;
  zone: string;
  onDone: () => void;
};

/** The outcome chosen for each appointment of a day, 'Fatto' by default once it has ended, and storing all of them. */
export function useCloseDay({ missingOutcomes, now, zone, onDone }: Closing) {
  const queries = useQueryClient();
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [troubles, setTroubles] = useState<Troubles>(new Map());
  const [busy, setBusy] = useState(false);
  // As it was opened: no choice turns under a finger when a visit ends meanwhile.
  const [opened] = useState(now);
  const preset = (one: Appointment): Choice => (hasEnded(one, opened, zone) ? 'completed' : 'leave');
  const choiceOf = (one: Appointment): Choice => choices.get(one.id) ?? preset(one);
  const choose = ({ id }: Appointment, choice: Choice) => setChoices(new Map(choices).set(id, choice));

  const confirm = useOneAtATime(async () => {
    setBusy(true);
    try {
      const { said, failed, counts } = await sendAll(missingOutcomes, choiceOf);
      for (const appointment of said) showInstead(queries, appointment);
      setTroubles(failed);
      if (failed.size > 0) return;
      if (said.length > 0)
        toast(words.done(counts.completed, counts.missed, missingOutcomes.length - said.length));
      onDone();
    } finally {
      setBusy(false);
      void invalidate(queries, staleAfter.appointments);
    }
  });
  const isRunning = missingOutcomes.some(one => preset(one) === 'leave');
  return { isRunning, choiceOf, choose, troubles, busy, confirm: () => void confirm(undefined) };
}

/** One after the other; what is refused keeps no other back. */
async function sendAll(all: readonly Appointment[], choiceOf: (one: Appointment) => Choice) {
  const said: Appointment[] = [];
  const failed = new Map<number, string>();
  const counts = { completed: 0, missed: 0 };
  for (const appointment of all) {
    const outcome = choiceOf(appointment);
    if (outcome === 'leave') continue;
    try {
      said.push(await sendOutcome({ appointment, outcome }));
      counts[outcome] += 1;
    } catch (error) {
      failed.set(appointment.id, serverMessage(error as Error, words.noAnswer));
    }
  }
  return { said, failed, counts };
}
