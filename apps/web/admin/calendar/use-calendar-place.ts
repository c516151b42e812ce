import { useSearchParams } from 'react-router-dom';
import { type IsoDate, plusDays } from '../../format/days.ts';
import { addressNow } from '../../shared/search-params/address-now.ts';
import { useSetSearchParams } from '../../shared/search-params/use-set-search-params.ts';
import { type Defaults, type Place, placeIn } from './calendar-place.ts';
import { rememberedPlace, rememberPlace } from './remembered-place.ts';

/** What the address names, else what this browser showed last, else the defaults. */
export function useCalendarPlace(defaults: Defaults) {
  const [search] = useSearchParams();
  const change = useSetSearchParams();
  const shownBy = (address: URLSearchParams) => placeIn(address, { ...defaults, ...rememberedPlace() });
  const go = ({ view, day, stylistId }: Partial<Place>) => {
    if (view ?? stylistId) rememberPlace({ ...(view && { view }), ...(stylistId && { stylistId }) });
    change({
      ...(view && { vista: view }),
      ...(day && { giorno: day }),
      ...(stylistId && { stylist: String(stylistId) }),
    });
  };
  // No day in the address: what is shown moves on at midnight.
  const goToToday = () => change({ giorno: undefined });
  const goFrom = (other: (day: IsoDate) => IsoDate) => change({ giorno: other(shownBy(addressNow()).day) });
  const turn = (direction: 1 | -1) => {
    const { view, day } = shownBy(addressNow());
    change({ giorno: plusDays(day, direction * (view === 'settimana' ? 7 : 1)) });
  };
  return { place: shownBy(search), go, goToToday, goFrom, turn };
}
