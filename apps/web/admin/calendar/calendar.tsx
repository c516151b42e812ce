import { useCallback, useMemo } from 'react';
import type { WallClock } from '../../format/wall-clock.ts';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import type { Service, Shop } from '../../shared/shop/shop-data.ts';
import { calendar as words } from '../../texts/admin/calendar.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { PageSpinner } from '../../ui/loading/spinner.tsx';
import { stale } from '../../ui/loading/stale.css.ts';
import { type Stylist } from '../shared/stylists.ts';
import * as css from './calendar-tab.css.ts';
import { useDayLine } from './closing/use-day-line.tsx';
import { useAppointmentDialogs } from './dialogs/use-appointment-dialogs.tsx';
import { DayGrid } from './grid/day-grid.tsx';
import { dayOnPaper } from './paper/day-on-paper.ts';
import { useStableActions } from './stable-actions.ts';
import { Toolbar } from './toolbar.tsx';
import { useShownCalendar } from './use-shown-calendar.ts';
import { PhoneFoot } from './view-choice.tsx';

type CalendarProps = {
  shop: Shop;
  services: readonly Service[];
  stylists: readonly Stylist[];
  now: WallClock;
};

export function Calendar({ services, ...props }: CalendarProps) {
  const { shop, stylists, now } = props;
  const { wide, place, go, goFrom, onToday, nowWanted, days, turn, appointments, workDays, columns } =
    useShownCalendar(props);
  const shown = appointments.isPlaceholderData ? undefined : appointments.data;
  const [act, dialogs] = useAppointmentDialogs({
    ...{ zone: shop.zone, services, stylists, appointments: shown },
  });
  const [line, closingDialog] = useDayLine({
    ...{ days, columns, now, zone: shop.zone, onAdd: act.add },
  });
  const categories = useMemo(() => new Map(services.map(({ id, category }) => [id, category])), [services]);
  const categoryOf = useCallback((serviceId: number) => categories.get(serviceId), [categories]);
  const actions = useStableActions({ ...act, turn });
  const { lastBookableDay } = shop;
  const reads = [appointments, workDays];
  const failed = reads.filter(({ error }) => error);
  if (!workDays.data && failed.length === 0) return <PageSpinner />;
  return (
    <>
      <Toolbar
        {...{ place, go, goFrom, onToday, days, stylists, turn, lastBookableDay }}
        today={now.date}
        paperDay={dayOnPaper({ day: place.day, days }, columns, now.date)}
        count={shown && columns.reduce((sum, column) => sum + column.appointments.length, 0)}
      />
      {failed.length > 0 && <ReadFailed what={words.failed} reads={failed} />}
      {wide && <>{line}</>}
      {columns.length > 1 && (
        <p className={css.hint}>{words.scrollHint[place.view === 'salone' ? 'team' : 'days']}</p>
      )}
      <div
        className={classNames(css.body, reads.some(({ isPlaceholderData }) => isPlaceholderData) && stale)}
        aria-busy={reads.some(({ isFetching }) => isFetching) || undefined}
      >
        {columns.length === 0 ? (
          <EmptyState title={words.noStylists} />
        ) : (
          <DayGrid
            label={words.views[place.view]}
            columns={columns}
            granularity={shop.granularity}
            {...{ now, nowWanted, lastBookableDay }}
            {...{ categoryOf, actions }}
          />
        )}
      </div>
      {!wide && <PhoneFoot view={place.view} {...{ go, onToday, line }} />}
      {dialogs}
      {closingDialog}
    </>
  );
}
