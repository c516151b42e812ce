import { useSearchParams } from 'react-router-dom';
import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { useSetSearchParams } from '../../../shared/search-params/use-set-search-params.ts';
import { type Service, type Shop, useServices, useShop } from '../../../shared/shop/shop-data.ts';
import { useWallClock } from '../../../shared/shop/use-wall-clock.ts';
import { people as words } from '../../../texts/admin/settings/people.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { type Stylist, takesBookings, useStylistsWithFormer } from '../../shared/stylists.ts';
import { useWeeks, type WeekVersion } from '../timetable.ts';
import { Person } from './person.tsx';
import { PersonChoice } from './person-choice.tsx';

/** Of each stylist: when they work, when they are away, what they do. */
export default function PeopleTab() {
  const [shop, weeks, services] = [useShop(), useWeeks(), useServices({ fresh: true })];
  const stylists = useStylistsWithFormer();
  const reads = [shop, weeks, services, stylists];
  const failed = reads.some(({ error }) => error);
  const isThere = reads.every(({ data }) => data);
  return (
    <>
      {failed && <ReadFailed what={words.failed} reads={reads} />}
      {!failed && !isThere && <ListSkeleton label={words.loading} />}
      {shop.data && weeks.data && services.data && stylists.data && (
        <People
          {...{ shop: shop.data, weeks: weeks.data, services: services.data }}
          stylists={stylists.data.filter(takesBookings)}
        />
      )}
    </>
  );
}

type PeopleProps = {
  shop: Shop;
  weeks: readonly WeekVersion[];
  services: readonly Service[];
  stylists: readonly Stylist[];
};

function People({ shop: { zone, today: opened }, weeks, services, stylists }: PeopleProps) {
  const today = useWallClock(zone)?.date ?? opened;
  const [stylist, choose] = useChosen(stylists);
  if (!stylist)
    return (
      <EmptyState title={words.none}>
        <p>{words.noneHint}</p>
      </EmptyState>
    );
  return (
    <>
      <PersonChoice stylists={stylists} chosen={stylist} onChoose={choose} />
      <Person key={stylist.id} {...{ stylist, services, weeks }} shop={{ today, zone }} />
    </>
  );
}

/** Kept in the address; the first one where it names none. */
function useChosen(stylists: readonly Stylist[]) {
  const [search] = useSearchParams();
  const change = useSetSearchParams();
  const named = Number(search.get('persona'));
  const chosen = stylists.find(({ id }) => id === named) ?? stylists[0];
  return [chosen, (id: number) => change({ persona: `${id}` })] as const;
}
