import { useMemo, useState } from 'react';
import { plusDays } from '../../format/days.ts';
import type { WallClock } from '../../format/wall-clock.ts';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import type { Service, Shop } from '../../shared/shop/shop-data.ts';
import { calendar as words } from '../../texts/admin/calendar.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { useWideScreen } from '../../ui/layout/use-wide-screen.ts';
import { PageSpinner } from '../../ui/loading/spinner.tsx';
import { stale } from '../../ui/loading/stale.css.ts';
import { type Stylist, takesBookings } from '../shared/stylists.ts';
import { useCalendarAppointments } from './calendar-appointments.ts';
import * as css from './calendar-tab.css.ts';
import { useAppointmentDialogs } from './dialogs/use-appointment-dialogs.tsx';
import { columnsOf, daysOf } from './grid/columns.ts';
import { DayGrid } from './grid/day-grid.tsx';
import { Toolbar } from './toolbar.tsx';
import { useCalendarPlace } from './use-calendar-place.ts';
import { PhoneFoot } from './view-choice.tsx';
import { useWorkDays } from './work-days.ts';

type CalendarProps = {
  shop: Shop;
  services: readonly Service[];
  stylists: readonly Stylist[];
  now: WallClock;
};

/** The part of the calendar that the address names, and its appointments. */
function useShownCalendar({ shop, stylists, now }: Omit<CalendarProps, 'services'>) {
  const wide = useWideScreen();
  const {
    place: named,
    go,
    goToToday,
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
  const turn = (direction: 1 | -1) => go({ day: plusDays(day, direction * (view === 'settimana' ? 7 : 1)) });
  const [pressed, askForNow] = useState(0);
  const onToday = () => {
    goToToday();
    askForNow(pressed + 1);
  };
  const nowWanted = `${view} ${day} ${pressed}`;
  return { wide, place, go, onToday, nowWanted, days, turn, appointments, workDays, columns };
}

export function Calendar({ services, ...props }: CalendarProps) {
  const { shop, stylists, now } = props;
  const { wide, place, go, onToday, nowWanted, days, turn, appointments, workDays, columns } =
    useShownCalendar(props);
  const shown = appointments.isPlaceholderData ? undefined : appointments.data;
  const [act, dialogs] = useAppointmentDialogs({
    ...{ zone: shop.zone, services, stylists, appointments: shown },
  });
  const categories = useMemo(() => new Map(services.map(({ id, category }) => [id, category])), [services]);
  const { lastBookableDay } = shop;
  const failed = [appointments, workDays].filter(({ error }) => error);
  if (!workDays.data && failed.length === 0) return <PageSpinner />;
  return (
    <>
      <Toolbar
        {...{ place, go, onToday, days, stylists, turn, lastBookableDay }}
        today={now.date}
        count={shown && columns.reduce((sum, column) => sum + column.appointments.length, 0)}
      />
      {failed.length > 0 && <ReadFailed what={words.failed} reads={failed} />}
      {columns.length > 1 && (
        <p className={css.hint}>{words.scrollHint[place.view === 'salone' ? 'team' : 'days']}</p>
      )}
      <div
        className={classNames(
          css.body,
          (appointments.isPlaceholderData || workDays.isPlaceholderData) && stale,
        )}
        aria-busy={appointments.isFetching || workDays.isFetching || undefined}
      >
        {columns.length === 0 ? (
          <EmptyState title={words.noStylists} />
        ) : (
          <DayGrid
            label={words.views[place.view]}
            columns={columns}
            granularity={shop.granularity}
            {...{ now, nowWanted, lastBookableDay }}
            categoryOf={serviceId => categories.get(serviceId)}
            actions={{ ...act, turn }}
          />
        )}
      </div>
      {!wide && <PhoneFoot view={place.view} go={go} onToday={onToday} />}
      {dialogs}
    </>
  );
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
