import { useState } from 'react';
import type { IsoDate } from '../../format/days.ts';

/**
 * Of a date's field whose date is used at once. On the way from 15 February to 31 March there is a 31 February, of which a
 * browser says '': what is typed stays, and only whole dates are passed on. Left unfinished, it shows the date again.
 */
export function useTypedDate(date: IsoDate, onDate: (date: IsoDate) => void) {
  const [typed, type] = useState({ text: date, over: date });
  return {
    value: typed.over === date ? typed.text : date,
    onChange: ({ target }: { target: { value: string } }) => {
      type({ text: target.value, over: date });
      if (target.value) onDate(target.value);
    },
    onBlur: () => type({ text: date, over: date }),
  };
}
