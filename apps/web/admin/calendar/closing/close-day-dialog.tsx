import { useState } from 'react';
import { bookedPrice } from '../../../format/booked-price.ts';
import { capitalised, formatDay, type IsoDate } from '../../../format/days.ts';
import type { WallClock } from '../../../format/wall-clock.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { closing as words } from '../../../texts/admin/closing.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { QueryList } from '../../shared/query-list.tsx';
import * as css from './close-day.css.ts';
import { CloseRow } from './close-row.tsx';
import { useDays } from './missing-outcomes.ts';
import { useCloseDay } from './use-close-day.ts';

type CloseDayDialogProps = {
  /** Days with outcomes missing, ascending; the last is chosen at first. */
  days: readonly IsoDate[];
  now: WallClock;
  zone: string;
  onClose: () => void;
  otherwiseFocus: () => HTMLElement | null;
};

/** Appointments of a day that have begun, confirmed in one press: 'Fatto' unless changed, what goes on is left alone. */
export default function CloseDayDialog({ days, now, zone, onClose, otherwiseFocus }: CloseDayDialogProps) {
  const [day, lookAt] = useState(days.at(-1) ?? now.date);
  const { all: _, missingOutcomes = [], ...query } = useDays({ from: day, to: day }, now, zone);
  const closing = useCloseDay({ missingOutcomes, now, zone, onDone: onClose });
  const { isRunning, choiceOf, choose, troubles, busy, confirm } = closing;
  const done = missingOutcomes.filter(one => choiceOf(one) === 'completed');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.open}
      description={capitalised(formatDay(day, 'full'))}
      footStays
      broad
      otherwiseFocus={otherwiseFocus}
      footer={
        <Foot {...{ busy, confirm, onClose }} total={sumOf(done)} empty={missingOutcomes.length === 0} />
      }
    >
      {days.length > 1 && (
        <Select
          label={words.which}
          value={day}
          options={days.map(value => ({ value, label: capitalised(formatDay(value, 'day')) }))}
          onChange={({ target }) => lookAt(target.value)}
        />
      )}
      <QueryList query={query} words={words}>
        <p className={css.lead}>{missingOutcomes.length === 0 ? words.none : words.lead(isRunning)}</p>
        {troubles.size > 0 && <Alert>{words.notSaid(troubles.size)}</Alert>}
        <ul className={css.list} aria-label={words.list}>
          {missingOutcomes.map(appointment => (
            <CloseRow
              key={appointment.id}
              appointment={appointment}
              choice={choiceOf(appointment)}
              trouble={troubles.get(appointment.id)}
              onChoose={choice => choose(appointment, choice)}
            />
          ))}
        </ul>
      </QueryList>
    </Dialog>
  );
}

const sumOf = (done: readonly Appointment[]) => done.reduce((sum, { price }) => sum + price, 0);

type FootProps = { total: number; empty: boolean; busy: boolean; confirm: () => void; onClose: () => void };

function Foot({ total, empty, busy, confirm, onClose }: FootProps) {
  return (
    <>
      {!empty && <div className={css.total}>{words.total(bookedPrice(total))}</div>}
      <Button variant="ghost" onClick={onClose}>
        {words.close}
      </Button>
      {!empty && (
        <Button loading={busy} loadingLabel={words.confirming} onClick={confirm}>
          {words.confirm}
        </Button>
      )}
    </>
  );
}
