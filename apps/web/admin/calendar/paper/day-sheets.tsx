import { ChevronLeft, Printer } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { capitalised, formatDay, type IsoDate } from '../../../format/days.ts';
import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { useShop } from '../../../shared/shop/shop-data.ts';
import { daySheets as words } from '../../../texts/admin/figures/day-sheets.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { pageTitle } from '../../../ui/layout/layout.css.ts';
import * as page from '../../admin-page.css.ts';
import { useLiveUpdates } from '../../live-updates.ts';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { useStylistsWithFormer } from '../../shared/stylists.ts';
import { useCalendarAppointments } from '../calendar-appointments.ts';
import { useWorkDays } from '../work-days.ts';
import * as css from './day-sheets.css.ts';
import { fromPaper, takeFocus } from './from-paper.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { type Sheet, sheetsOf } from './sheets-of.ts';

/** A day of the shop, a page for each stylist: seen as it goes on paper. */
export default function DaySheets({ day }: { day: IsoDate }) {
  useLiveUpdates();
  const { sheets, shopName, failed } = useSheets(day);
  const written = formatDay(day, 'full');
  return (
    <div className={page.page}>
      <div className={css.head}>
        <Link to={useCalendarAddress()} state={fromPaper} className={page.back}>
          <ChevronLeft size={18} aria-hidden="true" />
          <span>{words.back}</span>
        </Link>
        <h1 ref={takeFocus} tabIndex={-1} className={classNames(pageTitle, page.title)}>
          {words.title}
        </h1>
        {sheets && sheets.length > 0 && (
          <div className={css.bar}>
            <p>{capitalised(words.lead(written, sheets.length))}</p>
            <Button onClick={() => window.print()}>
              <Printer size={18} aria-hidden="true" />
              <span>{words.print}</span>
            </Button>
          </div>
        )}
      </div>
      {failed.length > 0 && <ReadFailed what={words.failed} reads={failed} />}
      {!sheets && failed.length === 0 && <ListSkeleton label={words.loading} />}
      {sheets?.length === 0 && <EmptyState title={capitalised(words.nobody(written))} />}
      {sheets?.map(sheet => (
        <PaperSheet key={sheet.stylist.id} {...{ sheet, day, shopName }} />
      ))}
    </div>
  );
}

/** Undefined until all of it has been read. */
function useSheets(day: IsoDate) {
  const shop = useShop();
  const stylists = useStylistsWithFormer();
  const range = { from: day, to: day };
  const appointments = useCalendarAppointments(range);
  const workDays = useWorkDays(range);
  const failed = [shop, stylists, appointments, workDays].filter(({ error }) => error);
  let sheets: readonly Sheet[] | undefined;
  if (shop.data && stylists.data && appointments.data && workDays.data)
    sheets = sheetsOf({
      ...{ day, zone: shop.data.zone, stylists: stylists.data },
      ...{ appointments: appointments.data, workDays: workDays.data },
    });
  return { sheets, shopName: shop.data?.name ?? '', failed };
}

/** The calendar as it was left. */
function useCalendarAddress() {
  const search = new URLSearchParams(useLocation().search);
  search.delete('stampa');
  return { search: search.toString() };
}
