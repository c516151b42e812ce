import { Phone } from 'lucide-react';
import { Suspense } from 'react';
import { phoneLink } from '../format/phone.ts';
import { hoursLines } from '../shared/shop/opening-hours.ts';
import type { Shop } from '../shared/shop/shop-data.ts';
import { useWallClock } from '../shared/shop/use-wall-clock.ts';
import { home } from '../texts/home.ts';
import { Card } from '../ui/card/card.tsx';
import { cardTitle, figures } from '../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import * as css from './opening-hours-card.css.ts';

const OpeningNow = lazyWithBoundary(() => import('./opening-now.tsx'), null);

export function OpeningHoursCard({ shop }: { shop: Shop | undefined }) {
  return (
    <Card as="section" padding="none" className={css.card} aria-labelledby="orari">
      <div>
        <h2 id="orari" className={cardTitle}>
          {home.hours.title}
        </h2>
        {shop && (
          <Suspense fallback={<p className={css.state} />}>
            <OpeningNow shop={shop} />
          </Suspense>
        )}
      </div>
      {shop ? <Week shop={shop} /> : <Skeleton height={156} />}
      {shop && (
        <div className={css.urgent}>
          <p>{home.hours.urgent}</p>
          <a href={phoneLink(shop.phone)} className={css.phone}>
            <Phone size={18} aria-hidden="true" />
            {home.hours.call} {shop.phone}
          </a>
        </div>
      )}
    </Card>
  );
}

function Week({ shop }: { shop: Shop }) {
  const now = useWallClock(shop.zone);
  return (
    <dl className={figures}>
      {hoursLines(shop.openingHours).map(({ days, weekdays, intervals }) => (
        <div key={days} className={css.line} data-now={(now && weekdays.includes(now.weekday)) || undefined}>
          <dt>{days}</dt>
          <dd className={css.times}>
            {intervals.length === 0 && <span>{home.hours.closed}</span>}
            {intervals.map(interval => (
              <span key={interval}>{interval}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
