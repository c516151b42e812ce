import type { Processing } from '../../../core/calendar/pattern.ts';

/** Posa as it stands in two columns: both or neither. */
interface Columns {
  readonly after: number | null;
  readonly minutes: number | null;
}

export const processingOf = ({ after, minutes }: Columns): Processing | null =>
  after === null || minutes === null ? null : { after, minutes };

export const columnsOf = (processing: Processing | null) => ({
  processingAfter: processing?.after ?? null,
  processingMinutes: processing?.minutes ?? null,
});
