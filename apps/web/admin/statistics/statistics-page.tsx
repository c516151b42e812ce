import { ChevronLeft, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { useShop } from '../../shared/shop/shop-data.ts';
import { useWallClock } from '../../shared/shop/use-wall-clock.ts';
import { statistics as words } from '../../texts/admin/figures/statistics.ts';
import { titles } from '../../texts/titles.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { pageTitle } from '../../ui/layout/layout.css.ts';
import { stale } from '../../ui/loading/stale.css.ts';
import * as page from '../admin-page.css.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { useLiveUpdates } from '../live-updates.ts';
import { ListSkeleton } from '../shared/list-skeleton.tsx';
import { useStylistsWithFormer } from '../shared/stylists.ts';
import { Board } from './board.tsx';
import { inWords } from './period/period.ts';
import { PeriodBar } from './period/period-bar.tsx';
import { usePeriod } from './period/use-period.ts';
import { type Statistics, useStatistics } from './statistics.ts';
import * as css from './statistics-page.css.ts';

/** What the shop took, sold and missed. */
export default function StatisticsPage() {
  return (
    <AdminsOnly>
      <Figures />
    </AdminsOnly>
  );
}

function Figures() {
  useLiveUpdates();
  const { data: shop } = useShop();
  const today = useWallClock(shop?.zone ?? 'Europe/Rome')?.date;
  return (
    <div className={page.page}>
      <Link to="/admin" className={page.back}>
        <ChevronLeft size={18} aria-hidden="true" />
        <span>{words.back}</span>
      </Link>
      <div className={css.head}>
        <h1 className={classNames(pageTitle, page.title)}>{titles.statistics}</h1>
        <Button variant="ghost" size="s" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          <span>{words.print}</span>
        </Button>
      </div>
      {today ? <OfPeriod today={today} /> : <ListSkeleton label={words.loading} />}
    </div>
  );
}

function OfPeriod({ today }: { today: string }) {
  const period = usePeriod(today);
  const { data: stylists = [] } = useStylistsWithFormer();
  const { data, ...read } = useStatistics(period.range, period.stylistId, !period.wrong);
  const isShown = data && !period.wrong;
  return (
    <>
      <PeriodBar period={period} stylists={stylists} note={isShown ? noteOf(data) : ''} />
      {read.error && <ReadFailed what={words.failed} reads={[read]} />}
      {isShown && (
        <div className={read.isPlaceholderData ? stale : undefined} aria-busy={read.isFetching || undefined}>
          <Board statistics={data} onLook={period.chooseRange} />
        </div>
      )}
      {!data && !read.error && !period.wrong && <ListSkeleton label={words.loading} />}
    </>
  );
}

/** The period it is compared with; and for a running period, until when it was counted. */
function noteOf({ at, now, before }: Statistics): string {
  const [today = '', time = ''] = at.split('T');
  const isRunning = now.from <= today && today <= now.to;
  const beside = isRunning ? words.soFar(inWords(before)) : words.beside(inWords(before));
  return isRunning ? `${beside}. ${words.counted(time)}` : beside;
}
