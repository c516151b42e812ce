import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { seeLetterSettings, seeReceivedLetters } from '../../../../../adapters/http/contract/addresses.ts';
import { type Appointment, customerOf } from '../../../shared/appointments/appointment.ts';
import { receivedLettersKey, timetableKey } from '../../../shared/requests/admin-keys.ts';
import { call } from '../../../shared/requests/calls.ts';
import { letterTick as words } from '../../../texts/admin/letter-tick.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';

/** `letter` goes with the change: false where the shop does not want it told by letter. */
export type LetterTick = { readonly tick: ReactNode; readonly letter: false | undefined };

/** `id` null: somebody new with an address, who has chosen nothing yet. */
type Reader = { readonly id: number | null; readonly name: string };

/** null: it is over, or its customer left no name. */
export const readerOf = (appointment: Appointment): Reader | null =>
  appointment.userId === null || appointment.classification !== 'upcoming'
    ? null
    : { id: appointment.userId, name: customerOf(appointment) ?? '' };

/** Whether somebody is written to about a change; asked only where a letter of that kind would reach them. */
export function useLetterTick(kind: 'booked' | 'moved' | 'cancelled', reader: Reader | null): LetterTick {
  // By name: whoever is stored meanwhile has an id then, and is the same.
  const [untold, setUntold] = useState<string | null>(null);
  const id = reader?.id ?? null;
  const received = useQuery({
    queryKey: receivedLettersKey(id ?? 0),
    queryFn: id === null ? skipToken : ({ signal }) => call(seeReceivedLetters, { params: { id }, signal }),
    staleTime: 0,
  });
  const { data: sent } = useQuery({
    queryKey: timetableKey('letters'),
    queryFn: reader && id === null ? ({ signal }) => call(seeLetterSettings, { signal }) : skipToken,
    staleTime: 0,
  });
  const isWritten = id === null ? sent?.kinds[kind] : received.data?.kinds.includes(kind);
  if (reader === null || !isWritten) return { tick: null, letter: undefined };
  const isTold = untold !== reader.name;
  return {
    tick: (
      <Checkbox checked={isTold} onChange={({ target }) => setUntold(target.checked ? null : reader.name)}>
        {words.write(reader.name)}
      </Checkbox>
    ),
    letter: isTold ? undefined : false,
  };
}
