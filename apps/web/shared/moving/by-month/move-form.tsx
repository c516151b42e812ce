import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { capitalised, formatDay, type IsoDate } from '../../../format/days.ts';
import { moving as words } from '../../../texts/times/moving.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { FreeTimes } from '../free-times.tsx';
import type { MoveFormProps } from '../move-dialog.tsx';
import { StylistChoice } from '../stylist-choice.tsx';
import { Days } from './days.tsx';
import * as css from './move-form.css.ts';

/** The chosen day's times are there at once; the calendar beside them or, on a phone, behind a press. */
export function MoveForm({ choice, shop }: MoveFormProps) {
  const { date, choose } = choice;
  const wide = useWideScreen();
  const [open, setOpen] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const onDay = (day: IsoDate) => {
    choose({ date: day });
    if (!wide) head.current?.focus();
    setOpen(false);
  };
  return (
    <>
      <StylistChoice choice={choice} />
      <div className={css.columns}>
        {wide && (
          <div className={css.days}>
            <Days {...{ choice, shop }} onSelect={onDay} />
          </div>
        )}
        <div className={css.times}>
          <div className={css.head}>
            <h3 ref={head} tabIndex={-1} className={css.day}>
              {capitalised(formatDay(date, 'day'))}
            </h3>
            {!wide && (
              <Button
                variant="quiet"
                size="s"
                className={css.turn}
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              >
                <CalendarDays size={18} aria-hidden="true" />
                <span>{open ? words.sameDay : words.otherDay}</span>
              </Button>
            )}
          </div>
          {!wide && open && <Days {...{ choice, shop }} onSelect={onDay} />}
          <FreeTimes
            {...{ choice, shop, onDay }}
            onAnotherDay={wide || open ? undefined : () => setOpen(true)}
          />
        </div>
      </div>
    </>
  );
}
