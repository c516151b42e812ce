import { Copy } from 'lucide-react';
import { capitalised, weekdayName } from '../../../format/days.ts';
import { weekEditor as words } from '../../../texts/admin/settings/week.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import * as css from './week-editor.css.ts';

type CopyMenuProps = {
  called: string;
  weekday: number;
  openDays: readonly number[];
  onCopy: (weekdays: readonly number[]) => void;
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** The hours of a day, for other days: all that have some, or one of them. */
export function CopyMenu({ called, weekday, openDays, onCopy }: CopyMenuProps) {
  const others = openDays.filter(day => day !== weekday);
  return (
    <Menu
      label={words.copyLabel(called)}
      trigger={
        <span className={css.copy}>
          <Copy size={18} strokeWidth={1.7} aria-hidden="true" />
        </span>
      }
      items={[
        ...(others.length > 1 ? [{ label: words.copyToAll, onSelect: () => onCopy(others) }] : []),
        ...everyDay
          .filter(day => day !== weekday)
          .map(day => ({
            label: words.copyTo(capitalised(weekdayName(day))),
            onSelect: () => onCopy([day]),
          })),
      ]}
    />
  );
}
