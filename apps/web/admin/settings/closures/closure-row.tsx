import { Pencil, Trash2 } from 'lucide-react';
import { closures } from '../../../texts/admin/settings/closures.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Stylist } from '../../shared/stylists.ts';
import * as css from '../rows.css.ts';
import type { Closure, WeekVersion } from '../timetable.ts';
import { UnbrokenHours } from '../unbroken-hours.tsx';
import { writtenHours } from '../week/hours.ts';
import { kindOf, lengthOf, nameOf, writtenDays } from './closure-draft.ts';

const words = closures.list;

const tones = { closed: 'bad', reduced: 'calm', extra: 'good' } as const;

export type ClosureRowProps = {
  closure: Closure;
  weeks: readonly WeekVersion[];
  stylists: readonly Stylist[];
  onEdit: (closure: Closure) => void;
  onRemove: (closure: Closure) => void;
};

export function ClosureRow({ closure, weeks, stylists, onEdit, onRemove }: ClosureRowProps) {
  const kind = kindOf(closure, weeks);
  const name = nameOf(closure, weeks);
  const length = lengthOf(closure);
  const facts = [
    kind === 'closed' ? length > 1 && words.days(length) : writtenHours(closure.hours),
    whoWorks(closure, stylists),
  ];
  return (
    <li className={css.row}>
      <div className={css.text}>
        <h3 className={css.name}>
          <span>{name}</span>
          {name !== words.badge[kind] && <Badge tone={tones[kind]}>{words.badge[kind]}</Badge>}
        </h3>
        <p className={css.facts}>
          <UnbrokenHours text={[writtenDays(closure), ...facts].filter(Boolean).join(' · ')} />
        </p>
      </div>
      <div className={css.actions}>
        <Button variant="quiet" size="icon" aria-label={words.edit(name)} onClick={() => onEdit(closure)}>
          <Pencil size={20} strokeWidth={1.7} aria-hidden="true" />
        </Button>
        <Button variant="quiet" size="icon" aria-label={words.remove(name)} onClick={() => onRemove(closure)}>
          <Trash2 size={20} strokeWidth={1.7} aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

/** The names of those who are called in. */
const whoWorks = ({ stylistIds }: Closure, stylists: readonly Stylist[]): string | null =>
  stylistIds &&
  stylists
    .filter(({ id }) => stylistIds.includes(id))
    .map(({ firstName, displayName }) => firstName ?? displayName)
    .join(', ');
