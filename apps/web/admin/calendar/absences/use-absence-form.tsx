import { useState } from 'react';
import { spanInWords } from '../../../format/day-range.ts';
import { capitalised } from '../../../format/days.ts';
import { useWallClock } from '../../../shared/shop/use-wall-clock.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { DialogContent } from '../dialogs/dialog-content.ts';
import type { DayColumn } from '../grid/day-column.ts';
import type { Absence } from '../work-days.ts';
import { AbsenceFields } from './absence-fields.tsx';
import { type AbsenceTimes, quartersOf } from './absence-times.ts';
import { affectedContent } from './affected-content.tsx';
import { useAbsenceSaving, useRemoveAbsence } from './save-absence.ts';
import type { ShownAbsence } from './shown-absence.ts';

const words = calendar.absence;

/** The times and the reason of an absence; of several days only the reason, whose dates belong to the settings. A former stylist's can only be taken back. */
export function useAbsenceForm(
  { column, absence, moved, affected }: ShownAbsence,
  zone: string,
  onClose: () => void,
): DialogContent {
  const [times, setTimes] = useState<AbsenceTimes>(timesOf({ ...absence, ...moved }, column));
  const [reason, setReason] = useState(absence.reason);
  const removing = useRemoveAbsence(onClose);
  const today = useWallClock(zone)?.date;
  const severalDays = absence.from !== absence.to;
  const [from, to] = severalDays ? [absence.from, absence.to] : [column.date, column.date];
  const [start, end] = times.wholeDay ? [null, null] : [times.start, times.end];
  const body = { stylistId: column.stylistId, from, to, start, end, reason };
  const toSave = { id: absence.id, body };
  const saving = useAbsenceSaving(onClose, affected && { body: toSave, visits: affected });
  if (saving.foreseen) return affectedContent(saving, saving.foreseen.visits, { label: words.save, zone });
  const remove = (
    <Button variant="danger" loading={removing.busy} onClick={() => void removing.send(absence)}>
      {words.remove}
    </Button>
  );
  if (!column.open)
    return {
      begun: false,
      body: <Alert tone="info">{words.former(column.stylist)}</Alert>,
      footer: remove,
    };
  return {
    begun: false,
    body: (
      <>
        {severalDays && <Alert tone="info">{words.days(capitalised(spanInWords(from, to, today)))}</Alert>}
        <AbsenceFields
          {...{ column, reason }}
          times={severalDays ? null : times}
          onTimes={setTimes}
          onReason={setReason}
        />
      </>
    ),
    footer: (
      <>
        {remove}
        <Button loading={saving.busy} onClick={() => saving.submit(toSave)}>
          {words.save}
        </Button>
      </>
    ),
  };
}

function timesOf({ start, end }: Absence, column: DayColumn): AbsenceTimes {
  const quarters = quartersOf(column);
  return {
    start: start ?? quarters[0] ?? '',
    end: end ?? quarters.at(-1) ?? '',
    wholeDay: start === null,
  };
}
