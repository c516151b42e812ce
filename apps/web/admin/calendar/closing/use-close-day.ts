import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { showInstead } from '../../../shared/appointments/show-instead.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { serverMessage } from '../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';
import { closing as words } from '../../../texts/admin/closing.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { sendOutcome } from '../../shared/visits/use-set-outcome.ts';

/** 'leave': no outcome is stored. */
export type Choice = 'completed' | 'missed' | 'leave';

type Troubles = ReadonlyMap<number, string>;

type Closing = {
  missingOutcomes: readonly Appointment[];
  /** What stands until something else is chosen. */
  preset: (appointment: Appointment) => Choice;
  onDone: () => void;
};

/** The outcome chosen for each appointment of a day, and storing all of them. */
export function useCloseDay({ missingOutcomes, preset, onDone }: Closing) {
  const queries = useQueryClient();
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [troubles, setTroubles] = useState<Troubles>(new Map());
  const [busy, setBusy] = useState(false);
  const choiceOf = (appointment: Appointment): Choice => choices.get(appointment.id) ?? preset(appointment);
  const choose = ({ id }: Appointment, choice: Choice) => setChoices(new Map(choices).set(id, choice));

  const confirm = useOneAtATime(async () => {
    setBusy(true);
    const failed = new Map<number, string>();
    const said: Appointment[] = [];
    const counts = { completed: 0, missed: 0 };
    for (const appointment of missingOutcomes) {
      const outcome = choiceOf(appointment);
      if (outcome === 'leave') continue;
      try {
        said.push(await sendOutcome({ appointment, outcome }));
        counts[outcome] += 1;
      } catch (error) {
        failed.set(appointment.id, serverMessage(error as Error, words.noAnswer));
      }
    }
    for (const appointment of said) showInstead(queries, appointment);
    void invalidate(queries, staleAfter.appointments);
    setTroubles(failed);
    setBusy(false);
    if (failed.size > 0) return;
    if (said.length > 0)
      toast(words.done(counts.completed, counts.missed, missingOutcomes.length - said.length));
    onDone();
  });
  return { choiceOf, choose, troubles, busy, confirm: () => void confirm(undefined) };
}
