import { Suspense, useState } from 'react';
import { formatDay } from '../format/days.ts';
import { wallClock } from '../format/wall-clock.ts';
import { ReadFailed } from '../shared/requests/read-failed.tsx';
import { useSecondFactor } from '../shared/second-factor/use-second-factor.ts';
import { useShop } from '../shared/shop/shop-data.ts';
import { secondFactor as words } from '../texts/account/second-factor.ts';
import { fromDay } from '../texts/span.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { cardTitle } from '../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import * as css from './profile-page.css.ts';

const dialogs = {
  'set up': lazyWithBoundary(() => import('../shared/second-factor/set-up-dialog.tsx')),
  renew: lazyWithBoundary(() => import('../shared/second-factor/renew-dialog.tsx')),
  remove: lazyWithBoundary(() => import('../shared/second-factor/remove-dialog.tsx')),
};

/** Of whoever works in the shop; of others only where they did once and have one. */
export function SecondFactor() {
  const factor = useSecondFactor();
  const [task, setTask] = useState<keyof typeof dialogs>();
  const { data } = factor;
  if (factor.error && !data) return <ReadFailed what={words.failed} reads={[factor]} />;
  if (!data || !(data.offered || data.since)) return null;
  const Task = task && dialogs[task];
  return (
    <Card as="section" padding="l" aria-labelledby="app-di-autenticazione">
      <div className={css.browserName}>
        <h2 id="app-di-autenticazione" className={cardTitle}>
          {words.title}
        </h2>
        {data.since && <Badge tone="good">{words.inUse}</Badge>}
      </div>
      {data.since ? <InUse since={data.since} left={data.recoveryCodesLeft} /> : <None />}
      <div className={css.later}>
        <div className={css.foot}>
          {!data.since && <Button onClick={() => setTask('set up')}>{words.turnOn}</Button>}
          {data.since && (
            <>
              <Button variant="ghost" onClick={() => setTask('renew')}>
                {words.newCodes}
              </Button>
              <Button variant="ghost" onClick={() => setTask('remove')}>
                {words.turnOff}
              </Button>
            </>
          )}
        </div>
      </div>
      <Suspense>{Task && <Task onClose={() => setTask(undefined)} />}</Suspense>
    </Card>
  );
}

const None = () => <p className={css.lead}>{words.none}</p>;

function InUse({ since, left }: { since: string; left: number }) {
  const { data: shop } = useShop();
  const { date } = wallClock(new Date(since), shop?.zone ?? 'UTC');
  return (
    <>
      <p className={css.lead}>{words.on(fromDay(formatDay(date, 'date')))}</p>
      <p className={css.lead}>{words.codesLeft(left)}</p>
    </>
  );
}
