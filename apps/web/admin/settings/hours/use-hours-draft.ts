import { useEffect, useState } from 'react';
import type { IsoDate } from '../../../format/days.ts';
import { isIsoDate } from '../../../format/iso-date.ts';
import { readPrivate, removePrivate, storePrivate } from '../../../shared/session/private-storage.ts';
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
  };
}

function readDraft(stored: unknown, today: IsoDate): HoursDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { of, validFrom, week } = stored as Record<string, unknown>;
  const known = readWeek(week);
  if (typeof validFrom !== 'string' || !isIsoDate(validFrom) || validFrom < today || !known) return null;
  return { of: of === validFrom ? validFrom : null, validFrom, week: known };
}
