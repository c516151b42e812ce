import { Printer } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { formatDay, type IsoDate } from '../../../format/days.ts';
import { daySheets as words } from '../../../texts/admin/figures/day-sheets.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { useFocusFromPaper } from './from-paper.ts';

/** Opens the print view of a day, and says which; the calendar's parameters stay in the address. */
export function PrintLink({ day, named = false }: { day: IsoDate; named?: boolean }) {
  const search = new URLSearchParams(useLocation().search);
  search.set('giorno', day);
  search.set('stampa', day);
  const back = useFocusFromPaper();
  const label = words.open(formatDay(day, 'day'));
  return (
    <ButtonLink
      ref={back}
      to={{ search: search.toString() }}
      variant="ghost"
      size={named ? 's' : 'icon'}
      {...(!named && { 'aria-label': label, title: label })}
    >
      <Printer size={20} aria-hidden="true" />
      {named && <span>{label}</span>}
    </ButtonLink>
  );
}
