import { useState } from 'react';
import { formatDay, type IsoDate } from '../../../format/days.ts';
import { FreeTimes } from '../../../shared/moving/free-times.tsx';
import type { MoveFormProps } from '../../../shared/moving/move-dialog.tsx';
import { StylistChoice } from '../../../shared/moving/stylist-choice.tsx';
import { override } from '../../../texts/admin/override.ts';
import { moving as words } from '../../../texts/times/moving.ts';
import { Field } from '../../../ui/field/field.tsx';
import * as css from './move-form.css.ts';

/** Without the customers' calendar: the dashboard has one of its own, and a date is typed or picked. */
export function MoveForm({ choice, shop }: MoveFormProps) {
  const { date, choose } = choice;
  const [typed, type] = useState(date);
  const onDay = (day: IsoDate) => {
    type(day);
    if (shop.today <= day && day <= shop.lastBookableDay) choose({ date: day });
  };
  return (
    <>
      <div className={css.fields}>
        <StylistChoice choice={choice} />
        <Field
          label={words.day}
          type="date"
          min={shop.today}
          max={shop.lastBookableDay}
          value={typed}
          error={typed === date ? undefined : words.dayOutOfReach(formatDay(shop.lastBookableDay, 'full'))}
          onChange={({ target }) => onDay(target.value)}
        />
      </div>
      <FreeTimes {...{ choice, shop, onDay }} />
      <Field
        label={override.otherTime}
        hint={override.otherTimeHint}
        type="time"
        step={900}
        value={choice.isMeant ? (choice.time ?? '') : ''}
        onChange={({ target }) => choose({ time: target.value || null, isMeant: true })}
      />
    </>
  );
}
