import { Trash2 } from 'lucide-react';
import { capitalised } from '../../../format/days.ts';
import { hoursTab } from '../../../texts/admin/settings/hours.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Week } from '../timetable.ts';
import { UnbrokenHours } from '../unbroken-hours.tsx';
import { weekLines } from '../week/week-lines.ts';
import * as css from './versions.css.ts';

const words = hoursTab.versions;

type VersionProps = {
  name: string;
  week: Week;
  isOpen: boolean;
  onOpen: () => void;
  /** null: it has begun. */
  onRemove: (() => void) | null;
};

/** Hours that apply from a day on. */
export function Version({ name, week, isOpen, onOpen, onRemove }: VersionProps) {
  const lines = weekLines(week);
  return (
    <li className={css.version} data-open={isOpen || undefined}>
      <button type="button" className={css.open} aria-pressed={isOpen} onClick={onOpen}>
        <span className={css.name}>{capitalised(name)}</span>
        {lines.map(line => (
          <span key={line} className={css.line}>
            <UnbrokenHours text={line} />
          </span>
        ))}
        {lines.length === 0 && <span className={css.line}>{words.closed}</span>}
      </button>
      {onRemove && (
        <Button variant="quiet" size="icon" aria-label={words.remove(name)} onClick={onRemove}>
          <Trash2 size={20} strokeWidth={1.7} aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}
