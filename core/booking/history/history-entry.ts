import { type Authored, unknownWrite, type Write } from '../agenda-change.ts';
import { type ContentState, changedFrom, stateOf } from '../editing/visit-content.ts';
import type { VisitEnd } from '../outcome/outcome.ts';
import { type Place, placeOf } from '../place.ts';

/** One change of an appointment: by whom, when, from what and to what. People and stylists by their ids alone. */
export type HistoryEntry = Authored &
  (
    | { readonly kind: 'booked'; readonly from: null; readonly to: Place }
    | { readonly kind: 'moved'; readonly from: Place; readonly to: Place }
    | { readonly kind: 'edited'; readonly from: ContentState; readonly to: ContentState }
    | { readonly kind: 'cancelled'; readonly from: null; readonly to: null }
    | { readonly kind: 'restored'; readonly from: null; readonly to: null }
    | { readonly kind: 'outcome'; readonly from: VisitEnd; readonly to: VisitEnd }
  );

export const historyKinds = [
  'booked',
  'moved',
  'edited',
  'cancelled',
  'restored',
  'outcome',
] as const satisfies HistoryEntry['kind'][];

/** What a store adds to the history, in the transaction of the write itself. */
export function entryOf(write: Write): HistoryEntry {
  const { by, at, via } = write;
  const author = { by, at, ...(via && { via }) };
  switch (write.do) {
    case 'book':
      return { ...author, kind: 'booked', from: null, to: placeOf(write.appointment) };
    case 'move':
      return { ...author, kind: 'moved', from: write.from, to: placeOf(write.to) };
    case 'edit': {
      const changed = changedFrom(write.from, write.to);
      return { ...author, kind: 'edited', from: stateOf(write.from), to: { ...stateOf(write.to), changed } };
    }
    case 'cancel':
      return { ...author, kind: 'cancelled', from: null, to: null };
    case 'restore':
      return { ...author, kind: 'restored', from: null, to: null };
    case 'outcome':
      return { ...author, kind: 'outcome', from: write.from, to: write.to };
    default:
      return unknownWrite(write);
  }
}
