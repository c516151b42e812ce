import { useSearchParams } from 'react-router-dom';
import { useSetSearchParams } from '../../shared/search-params/use-set-search-params.ts';
import { type Defaults, type Place, placeIn } from './calendar-place.ts';

export function useCalendarPlace(defaults: Defaults) {
  const [search] = useSearchParams();
  const change = useSetSearchParams();
  const place = placeIn(search, defaults);
  const go = ({ view, day, stylistId }: Partial<Place>) =>
    change({
      ...(view && { vista: view }),
      ...(day && { giorno: day }),
      ...(stylistId && { stylist: String(stylistId) }),
    });
  return [place, go] as const;
}
