import type { IsoDate } from '../format/days.ts';
import { changeDraft, type Draft, type DraftChange } from './draft.ts';

/** What the shop says of the choices in a draft; undefined and null while it has not answered. */
export type Findings = {
  /** Those chosen that are no longer on the list. */
  readonly servicesGone?: readonly number[] | undefined;
  readonly stylistGone?: boolean | undefined;
  readonly dayTaken?: boolean | undefined;
  /** Stands in for a missing day. */
  readonly firstFreeDay?: IsoDate | null | undefined;
  readonly timeTaken?: boolean | undefined;
};

/** The draft as it stands now: without choices that can no longer be had, and with the day the calendar proposes. */
export function settle(draft: Draft, findings: Findings): Draft {
  const { servicesGone, stylistGone, dayTaken, firstFreeDay, timeTaken } = findings;
  const changes: DraftChange[] = [];
  if (servicesGone?.length) changes.push({ type: 'lose-services', ids: servicesGone });
  if (stylistGone) changes.push({ type: 'choose-stylist', id: null });
  if (dayTaken) changes.push({ type: 'lose-date' });
  if (firstFreeDay && (dayTaken || draft.date === null))
    changes.push({ type: 'choose-date', date: firstFreeDay });
  if (timeTaken) changes.push({ type: 'lose-time' });
  return changes.reduce(changeDraft, draft);
}
