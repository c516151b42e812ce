import { useSearchParams } from 'react-router-dom';
import type { IsoDate } from '../../../format/days.ts';
import { isIsoDate } from '../../../format/iso-date.ts';
import { addressNow } from '../../../shared/search-params/address-now.ts';
import { useSetSearchParams } from '../../../shared/search-params/use-set-search-params.ts';
import { besideOf, type Kind, kinds, lengthOf, type Range, rangeOf } from './period.ts';

const LONGEST = 366;

/** What is looked at, kept in the address: a kind of period and a day in it, or two dates; and one stylist or all. */
export function usePeriod(today: IsoDate) {
  const [search] = useSearchParams();
  const change = useSetSearchParams();
  const { kind, range } = periodIn(search, today);
  const stylist = Number(search.get('stylist'));
  return {
    ...{ kind, range, stylistId: Number.isInteger(stylist) && stylist > 0 ? stylist : undefined },
    wrong: wrongOf(range),
    chooseKind: (next: Kind) =>
      change(addressOf(next, next === 'date' ? range : rangeOf(next, startOf(range, today)))),
    chooseRange: (next: Range) => change(addressOf(kind, next)),
    turn: (by: 1 | -1) => {
      const from = periodIn(addressNow(), today);
      change(addressOf(from.kind, besideOf(from.kind, from.range, by)));
    },
    chooseStylist: (id: string) => change({ stylist: id }),
  };
}

function periodIn(search: URLSearchParams, today: IsoDate): { kind: Kind; range: Range } {
  const kind = kinds.find(known => known === search.get('periodo')) ?? kinds[0];
  const day = dateIn(search, 'dal') ?? today;
  return {
    kind,
    range: kind === 'date' ? { from: day, to: dateIn(search, 'al') ?? day } : rangeOf(kind, day),
  };
}

const addressOf = (kind: Kind, { from, to }: Range) => ({
  periodo: kind === kinds[0] ? undefined : kind,
  dal: from,
  al: kind === 'date' ? to : undefined,
});

function dateIn(search: URLSearchParams, name: string): IsoDate | undefined {
  const named = search.get(name) ?? '';
  return isIsoDate(named) ? named : undefined;
}

/** From a long period to a short one: today's, where it lies in it. */
const startOf = ({ from, to }: Range, today: IsoDate): IsoDate =>
  from <= today && today <= to ? today : from;

function wrongOf(range: Range): 'reversed' | 'tooLong' | undefined {
  if (range.to < range.from) return 'reversed';
  return lengthOf(range) > LONGEST ? 'tooLong' : undefined;
}
