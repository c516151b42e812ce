import { Lock } from 'lucide-react';
import { calendar } from '../../../texts/admin/calendar.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import type { DayColumn } from '../grid/day-column.ts';
import * as css from './absence-fields.css.ts';
import { type AbsenceTimes, quartersOf, startingAt } from './absence-times.ts';
import { Lengths } from './lengths.tsx';

const words = calendar.block;

type AbsenceFieldsProps = {
  column: DayColumn;
  /** null: they are not to be changed here. */
  times: AbsenceTimes | null;
  onTimes: (times: AbsenceTimes) => void;
  reason: string;
  onReason: (reason: string) => void;
};

/** From when to when on one day, or all of it, and why. */
export function AbsenceFields({ column, times, onTimes, reason, onReason }: AbsenceFieldsProps) {
  return (
    <>
      {times && <Times {...{ column, times, onTimes }} />}
      <Field
        label={words.reason}
        optional
        maxLength={100}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
      <p className={css.note}>
        <Lock size={14} aria-hidden="true" /> {words.private}
      </p>
    </>
  );
}

type TimesProps = Pick<AbsenceFieldsProps, 'column' | 'onTimes'> & { times: AbsenceTimes };

function Times({ column, times, onTimes }: TimesProps) {
  const quarters = quartersOf(column);
  return (
    <>
      {!times.wholeDay && (
        <div className={css.ends}>
          <Select
            label={words.from}
            value={times.start}
            options={quarters.slice(0, -1).map(asOption)}
            onChange={({ target }) => onTimes(startingAt(quarters, times, target.value))}
          />
          <Select
            label={words.to}
            value={times.end}
            options={quarters.filter(quarter => quarter > times.start).map(asOption)}
            onChange={({ target }) => onTimes({ ...times, end: target.value })}
          />
        </div>
      )}
      <Lengths {...{ column, quarters, times, onTimes }} />
      {times.wholeDay && <Alert tone="info">{words.wholeDay(column.stylist)}</Alert>}
    </>
  );
}

const asOption = (time: string) => ({ value: time, label: time });
