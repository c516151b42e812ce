import { useMemo, useState } from 'react';
import type { WallClock } from '../../format/wall-clock.ts';
import type { Shop } from '../../shared/shop/shop-data.ts';
import { useWideScreen } from '../../ui/layout/use-wide-screen.ts';
import { type Stylist, takesBookings } from '../shared/stylists.ts';
import { useCalendarAppointments } from './calendar-appointments.ts';
import { columnsOf, daysOf } from './grid/columns.ts';
import { useCalendarPlace } from './use-calendar-place.ts';
import { useWorkDays } from './work-days.ts';

type Shown = { shop: Shop; stylists: readonly Stylist[]; now: WallClock };

/** The part of the calendar that the address names, and its appointments. */
export function useShownCalendar({ shop, stylists, now }: Shown) {
  const wide = useWideScreen();
  const {
    place: named,
    go,
    goToToday,
    goFrom,
    turn,
  } = useCalendarPlace({
    view: wide ? 'settimana' : 'giorno',
    day: now.date,
  });
  const { view, day } = named;
  const stylistId = stylistShown(stylists, named.stylistId, shop.defaultStylistId);
  const place = { ...named, stylistId };
  const days = daysOf(place);
  const range = { from: days[0] ?? day, to: days.at(-1) ?? day };
  const asked = view === 'salone' ? range : { ...range, stylistId };
  const appointments = useCalendarAppointments(asked);
  const workDays = useWorkDays(asked);
  const columns = useMemo(
    () =>
      columnsOf(
        { view, day, stylistId },
        { stylists, zone: shop.zone, appointments: appointments.data ?? [], workDays: workDays.data ?? [] },
      ),
    [view, day, stylistId, stylists, appointments.data, workDays.data, shop.zone],
  );
  const [pressed, askForNow] = useState(0);
  const onToday = () => {
    goToToday();
    askForNow(pressed + 1);
  };
  const nowWanted = `${view} ${day} ${pressed}`;
  return { wide, place, go, goFrom, onToday, nowWanted, days, turn, appointments, workDays, columns };
}

/** The stylist named in the address or remembered, else the shop's own choice, else the first; by themselves only who takes bookings. */
function stylistShown(stylists: readonly Stylist[], named: number | undefined, byDefault: number): number {
  const present = stylists.filter(takesBookings);
  const shown =
    stylists.find(({ id }) => id === named) ??
    present.find(({ id }) => id === byDefault) ??
    present[0] ??
    stylists[0];
  return shown?.id ?? byDefault;
}
