import type { IsoDate } from '../../format/days.ts';
import { calendar as words } from '../../texts/admin/calendar.ts';
import { controls } from '../../texts/controls.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import * as css from './calendar-tab.css.ts';
import { MonthAndYear, type MonthAndYearProps } from './month-and-year.tsx';
import { PrintLink } from './paper/print-link.tsx';

type DatesDialogProps = MonthAndYearProps & { paperDay: IsoDate; open: boolean; onClose: () => void };

/** Behind the date on a phone: another month or year, and the day on paper. */
export function DatesDialog({ paperDay, open, onClose, ...dates }: DatesDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={words.otherDates}
      footer={
        <>
          <PrintLink day={paperDay} named />
          <Button onClick={onClose}>{controls.close}</Button>
        </>
      }
    >
      <div className={css.dates}>
        <MonthAndYear {...dates} />
      </div>
    </Dialog>
  );
}
