import { useSearchParams } from 'react-router-dom';
import { useSetSearchParams } from '../../shared/search-params/use-set-search-params.ts';
import { type Defaults, type Place, placeIn } from './calendar-place.ts';
import { rememberedPlace, rememberPlace } from './remembered-place.ts';

/** What the address names, else what this browser showed last, else the defaults. */
export function useCalendarPlace(defaults: Defaults) {
  const [search] = useSearchParams();
  const change = useSetSearchParams();
  const place = placeIn(search, { ...defaults, ...rememberedPlace() });
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
  return { place, go, goToToday };
}
