import { CalendarClock } from 'lucide-react';
import type { Ref } from 'react';
import { outside as words } from '../../texts/admin/outside.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { count as countLook } from '../shared/affected/count.css.ts';
import * as css from './outside-button.css.ts';

type OutsideButtonProps = {
  ref: Ref<HTMLButtonElement>;
  count: number;
  open: boolean;
  onToggle: () => void;
};

/** Only while there is something to deal with. */
export function OutsideButton({ ref, count, open, onToggle }: OutsideButtonProps) {
  if (count === 0) return null;
  return (
    <button ref={ref} type="button" className={css.button} aria-expanded={open} onClick={onToggle}>
      <CalendarClock className={css.icon} size={18} aria-hidden="true" />
      <span className={css.name}>{words.toDealWith}</span>
      <span className={countLook}>{count}</span>
      <VisuallyHidden>{words.appointments(count)}</VisuallyHidden>
    </button>
  );
}
