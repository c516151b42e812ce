import { useState } from 'react';
import type { IsoDate } from '../../format/days.ts';

/**
 * Of a date's field whose date is used at once. On the way from 15 February to 31 March there is a 3 February, which the page
 * takes a moment to show, and a 31 February, of which a browser says '': what is typed stays, and only whole dates are
 * passed on. Left unfinished, it shows the date again.
 */
export function useTypedDate(date: IsoDate, onDate: (date: IsoDate) => void) {
  const [typed, type] = useState<Typed>();
  const [known, setKnown] = useState(date);
  if (date !== known) {
    setKnown(date);
    const place = typed?.passedOn.indexOf(date) ?? -1;
    type(typed && place >= 0 ? { ...typed, passedOn: typed.passedOn.slice(place + 1) } : undefined);
  }
  return {
    value: typed?.text ?? date,
    onChange: ({ target }: { target: { value: string } }) => {
      const text = target.value;
      type({ text, passedOn: [...(typed?.passedOn ?? []), ...(text ? [text] : [])] });
      if (text) onDate(text);
    },
    onBlur: () => typed?.text === '' && type(undefined),
  };
}

/** `passedOn`: the dates that went to the page and have not come back as its own; any other was chosen elsewhere. */
type Typed = { text: string; passedOn: readonly IsoDate[] };
