import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { seeReceivedLetters } from '../../../../../adapters/http/contract/addresses.ts';
import { type Appointment, customerOf } from '../../../shared/appointments/appointment.ts';
import { receivedLettersKey } from '../../../shared/requests/admin-keys.ts';
import { call } from '../../../shared/requests/calls.ts';
import { letterTick as words } from '../../../texts/admin/letter-tick.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';

/** `letter` goes with the change: false where the shop does not want it told by letter. */
export type LetterTick = { readonly tick: ReactNode; readonly letter: false | undefined };

type Reader = { readonly id: number; readonly name: string };

/** null: it is over, or its customer left no name. */
export const readerOf = (appointment: Appointment): Reader | null =>
  appointment.userId === null || appointment.classification !== 'upcoming'
    ? null
    : { id: appointment.userId, name: customerOf(appointment) ?? '' };

/** Whether somebody is written to about a change; asked only where a letter of that kind would reach them. */
export function useLetterTick(kind: 'booked' | 'moved' | 'cancelled', reader: Reader | null): LetterTick {
  const [untold, setUntold] = useState<number | null>(null);
  const { data } = useQuery({
    queryKey: receivedLettersKey(reader?.id ?? 0),
    queryFn: ({ signal }) => reader && call(seeReceivedLetters, { params: { id: reader.id }, signal }),
    enabled: reader !== null,
  });
  if (reader === null || !data?.kinds.includes(kind)) return { tick: null, letter: undefined };
  const isTold = untold !== reader.id;
  return {
    tick: (
      <Checkbox checked={isTold} onChange={({ target }) => setUntold(target.checked ? null : reader.id)}>
        {words.write(reader.name)}
      </Checkbox>
    ),
    letter: isTold ? undefined : false,
  };
}
