import { useEffect, useState } from 'react';
import type { IsoDate } from '../../../../format/days.ts';
import { isIsoDate } from '../../../../format/iso-date.ts';
import { readPrivate, removePrivate, storePrivate } from '../../../../shared/session/private-storage.ts';
import { isSame } from '../../../shared/affected/is-same.ts';
import type { Week } from '../../timetable.ts';
import { readWeek } from '../../week/week-rules.ts';
import { type Plan, weeksFrom } from './plan.ts';

/** A plan that is being written; `weeks` null: as stored for that day. */
export type PlanDraft = { readonly validFrom: IsoDate; readonly weeks: readonly Week[] | null };

/** As the tab keeps it for each stylist, until it is saved or reset. */
export function usePlanDraft(stylistId: number, plans: readonly Plan[], today: IsoDate) {
  const name = `turni:${stylistId}`;
  const [draft, setDraft] = useState(() => readDraft(readPrivate(name)) ?? { validFrom: today, weeks: null });
  useEffect(() => {
    if (draft.weeks === null) removePrivate(name);
    else storePrivate(name, draft);
  }, [name, draft]);
  const stored = weeksFrom(plans, draft.validFrom);
  return {
    validFrom: draft.validFrom,
    stored,
    isTyped: draft.weeks !== null,
    weeks: draft.weeks ?? stored,
    write: (weeks: readonly Week[]) => setDraft(present => ({ ...present, weeks })),
    begin: (validFrom: IsoDate) => setDraft(present => ({ ...present, validFrom })),
    open: (validFrom: IsoDate) => setDraft({ validFrom, weeks: null }),
    saved: (sent: Plan) => setDraft(present => afterSaving(present, sent)),
  };
}

/** What was sent is stored. What has been written since is still to be saved. */
export const afterSaving = (present: PlanDraft, sent: Plan): PlanDraft =>
  present.validFrom === sent.validFrom && isSame(present.weeks, sent.weeks)
    ? { validFrom: sent.validFrom, weeks: null }
    : present;

function readDraft(kept: unknown): PlanDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { validFrom, weeks } = kept as Record<string, unknown>;
  if (typeof validFrom !== 'string' || !isIsoDate(validFrom) || !Array.isArray(weeks)) return null;
  const read = weeks.map(readWeek).filter(week => week !== null);
  return read.length === weeks.length && (read.length === 1 || read.length === 2)
    ? { validFrom, weeks: read }
    : null;
}
