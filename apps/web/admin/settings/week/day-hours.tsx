import { ChevronDown } from 'lucide-react';
import { hours as hoursWords } from '../../../texts/admin/settings/settings.ts';
import { weekEditor as words } from '../../../texts/admin/settings/week.ts';
import { FieldError } from '../../../ui/field/field-frame.tsx';
import type { Opening } from '../timetable.ts';
import { UnbrokenHours } from '../unbroken-hours.tsx';
import { CopyMenu } from './copy-menu.tsx';
import { RangeFields } from './range-fields.tsx';
import * as css from './week-editor.css.ts';
import { isInOrder } from './week-rules.ts';

type DisclosureProps = {
  id: string;
  called: string;
  hours: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** On a phone: the hours in figures, and a press that opens them. */
export function Disclosure({ id, called, hours, isOpen, onOpen }: DisclosureProps) {
  return (
    <button
      type="button"
      className={css.disclosure}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-label={words.hoursOf(called, hours)}
      onClick={() => onOpen(!isOpen)}
    >
      {!isOpen && (
        <span>
          <UnbrokenHours text={hours} />
        </span>
      )}
      <ChevronDown size={20} aria-hidden="true" />
    </button>
  );
}

type DayHoursProps = {
  id: string;
  called: string;
  weekday: number;
  opening: Opening;
  openDays: readonly number[];
  onChange: (opening: Opening) => void;
  onCopy: (weekdays: readonly number[]) => void;
};

export function DayHours({ id, called, opening, weekday, openDays, onChange, onCopy }: DayHoursProps) {
  const isWrong = !isInOrder(opening);
  return (
    <div id={id} className={css.hours}>
      <RangeFields label={called} ranges={opening} isWrong={isWrong} onChange={onChange} />
      <CopyMenu {...{ called, weekday, openDays, onCopy }} />
      <FieldError id={`${id}-error`} error={isWrong ? hoursWords.wrong : undefined} />
    </div>
  );
}
