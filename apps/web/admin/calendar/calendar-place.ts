import { type IsoDate, plusDays, weekdayOf } from '../../format/days.ts';
import { isIsoDate } from '../../format/iso-date.ts';

/** A week or a day of one stylist, or a day of all of them. */
export type View = 'settimana' | 'giorno' | 'salone';

const views: readonly View[] = ['settimana', 'giorno', 'salone'];

export const isView = (value: unknown): value is View => views.some(view => view === value);

/** What the calendar shows, all of it in the address: a reload or a shared link shows the same. */
export type Place = { readonly view: View; readonly day: IsoDate; readonly stylistId: number | undefined };

export type Defaults = {
  readonly view: View;
  readonly day: IsoDate;
  readonly stylistId?: number | undefined;
};

export function placeIn(search: URLSearchParams, defaults: Defaults): Place {
  const day = search.get('giorno') ?? '';
  const view = search.get('vista');
  const stylistId = Number(search.get('stylist'));
  return {
    view: isView(view) ? view : defaults.view,
    day: isIsoDate(day) ? day : defaults.day,
    stylistId: Number.isSafeInteger(stylistId) && stylistId > 0 ? stylistId : defaults.stylistId,
  };
}

function mondayOf(day: IsoDate): IsoDate {
  return plusDays(day, 1 - weekdayOf(day));
}

/** Monday to Sunday. */
export function daysOfWeek(day: IsoDate): readonly IsoDate[] {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, index) => plusDays(monday, index));
}

/** The same day of another month or year, or the last one it has. */
export function movedTo(day: IsoDate, { month, year }: { month?: number; year?: number }): IsoDate {
  const wantedYear = year ?? Number(day.slice(0, 4));
  const wantedMonth = month ?? Number(day.slice(5, 7));
  const last = new Date(Date.UTC(wantedYear, wantedMonth, 0)).getUTCDate();
  const wantedDay = Math.min(Number(day.slice(8)), last);
  return [wantedYear, String(wantedMonth).padStart(2, '0'), String(wantedDay).padStart(2, '0')].join('-');
}
