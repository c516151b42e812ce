import { Plus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { formatDay } from '../../../format/days.ts';
import { wallClock } from '../../../format/wall-clock.ts';
import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { useShop } from '../../../shared/shop/shop-data.ts';
import { calendarsTab as words } from '../../../texts/admin/settings/calendars.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { cardTitle } from '../../../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';
import { PendingLine } from '../../../ui/loading/pending-line.tsx';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { type Stylist, takesBookings, useStylistsWithFormer } from '../../shared/stylists.ts';
import * as rows from '../rows.css.ts';
import * as css from '../settings-page.css.ts';
import { type Feed, useFeeds, useRevokeFeed } from './feeds.ts';

const FeedDialog = lazyWithBoundary(() => import('./feed-dialog.tsx'));

/** Addresses at which programs read the shop's appointments: made once, and revoked. */
export default function CalendarsTab() {
  const [feeds, stylists, shop] = [useFeeds(), useStylistsWithFormer(), useShop()];
  const reads = [feeds, stylists, shop];
  const failed = reads.filter(({ error, data }) => error && !data);
  const [adding, setAdding] = useState(false);
  if (failed.length > 0) return <ReadFailed what={words.failed} reads={failed} />;
  if (!feeds.data || !stylists.data || !shop.data) return <ListSkeleton label={words.title} />;
  return (
    <Card as="section" aria-labelledby="calendari">
      <div className={css.head}>
        <h2 id="calendari" className={cardTitle}>
          {words.title}
        </h2>
        <Button variant="ghost" size="s" onClick={() => setAdding(true)}>
          <Plus size={18} aria-hidden="true" />
          <span>{words.add}</span>
        </Button>
      </div>
      <p className={css.lead}>{words.lead}</p>
      {feeds.data.length === 0 && <p className={css.note}>{words.none}</p>}
      <Feeds feeds={feeds.data} stylists={stylists.data} zone={shop.data.zone} />
      {adding && (
        <Suspense fallback={<PendingLine />}>
          <FeedDialog stylists={stylists.data.filter(takesBookings)} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  );
}

type FeedsProps = { feeds: readonly Feed[]; stylists: readonly Stylist[]; zone: string };

function Feeds({ feeds, stylists, zone }: FeedsProps) {
  const [asked, ask] = useState<Feed | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { revoke, busy } = useRevokeFeed(() => ask(null));
  const whose = ({ stylistId }: Feed) => {
    const stylist = stylists.find(({ id }) => id === stylistId);
    return stylist ? words.of(stylist.displayName) : words.everybody;
  };
  const made = ({ created }: Feed) => {
    const { date, time } = wallClock(new Date(created), zone);
    return words.day(formatDay(date, 'date'), time);
  };
  return (
    <>
      <ul ref={list} className={rows.list} tabIndex={-1} aria-labelledby="calendari">
        {feeds.map(feed => (
          <li key={feed.id} className={rows.row}>
            <div className={rows.text}>
              <p className={rows.name}>{whose(feed)}</p>
              <p className={rows.facts}>{words.made(made(feed))}</p>
            </div>
            <Button
              variant="ghost"
              size="s"
              aria-label={words.revokeLabel(whose(feed), made(feed))}
              onClick={() => ask(feed)}
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => ask(null)}
        title={asked && words.question(whose(asked))}
        description={words.consequence}
        confirmLabel={words.revoke}
        busy={busy}
        onConfirm={() => asked && revoke(asked.id)}
        otherwiseFocus={() => list.current}
        danger
      />
    </>
  );
}
