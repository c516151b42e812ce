import { gregorian } from '@pacote/computus';
import { type IsoDate, isoDate, plusDays } from '../../../../format/days.ts';
import { closures } from '../../../../texts/admin/settings/closures.ts';

export type Holiday = { readonly day: IsoDate; readonly name: string };

const { easterMonday, ...fixed } = closures.holidays;

/** By law since that year; the others are older than any date asked about. Source: law 151 of 2025. */
const since: Readonly<Record<string, number>> = { '10-04': 2026 };

/**
 * Italy's public holidays between two days, both included, that can fall on a working day: Easter itself is a Sunday, and
 * a town's patron saint is its own. Source: law 260 of 1949.
 */
export function holidaysBetween(from: IsoDate, to: IsoDate): readonly Holiday[] {
  const found: Holiday[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    found.push({ day: easterMondayOf(year), name: easterMonday });
    for (const [date, name] of Object.entries(fixed))
      if (year >= (since[date] ?? 0)) found.push({ day: `${year}-${date}`, name });
  }
  return found.filter(({ day }) => from <= day && day <= to).toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The library's date is the browser's own midnight, read by its parts. */
function easterMondayOf(year: number): IsoDate {
  const easter = gregorian(year);
  return plusDays(isoDate(new Date(Date.UTC(year, easter.getMonth(), easter.getDate()))), 1);
}
