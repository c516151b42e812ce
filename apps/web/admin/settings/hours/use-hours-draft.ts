import { useEffect, useState } from 'react';
import type { IsoDate } from '../../../format/days.ts';
import { isIsoDate } from '../../../format/iso-date.ts';
import { readPrivate, removePrivate, storePrivate } from '../../../shared/session/private-storage.ts';
import { isSame } from '../../shared/affected/is-same.ts';
import type { Week } from '../timetable.ts';
import { readWeek } from '../week/week-rules.ts';

/** New hours that are being written: from when on, and, once something is changed, which. */
export type HoursDraft = {
  /** The coming ones that are changed; null: new ones. */
  readonly of: IsoDate | null;
  readonly validFrom: IsoDate;
  readonly week: Week | null;
};

const name = 'orari';

/** As the tab keeps it, until it is saved or reset: other pages, a reload and the login lose nothing. */
export function useHoursDraft(today: IsoDate) {
  const empty: HoursDraft = { of: null, validFrom: today, week: null };
  const [draft, setDraft] = useState(() => readDraft(readPrivate(name), today) ?? empty);
  useEffect(() => {
    if (draft.week === null) removePrivate(name);
    else storePrivate(name, draft);
  }, [draft]);
  return {
    draft,
    change: (by: Partial<HoursDraft>) => setDraft(present => ({ ...present, ...by })),
    open: (validFrom: IsoDate | null) =>
      setDraft({ of: validFrom, validFrom: validFrom ?? today, week: null }),
    saved: (sent: SentHours) => setDraft(present => afterSaving(present, sent, today)),
  };
}

type SentHours = { readonly validFrom: IsoDate; readonly week: Week };

/** What was sent is stored. What has been written since is a change of it, and still to be saved. */
export function afterSaving(present: HoursDraft, sent: SentHours, today: IsoDate): HoursDraft {
  if (present.validFrom !== sent.validFrom) return present;
  const of = sent.validFrom > today ? sent.validFrom : null;
  return isSame(present.week, sent.week) ? { of, validFrom: of ?? today, week: null } : { ...present, of };
}

function readDraft(stored: unknown, today: IsoDate): HoursDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { of, validFrom, week } = stored as Record<string, unknown>;
  const known = readWeek(week);
  if (typeof validFrom !== 'string' || !isIsoDate(validFrom) || validFrom < today || !known) return null;
  return { of: of === validFrom ? validFrom : null, validFrom, week: known };
}
