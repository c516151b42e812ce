import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import { formatDay } from '../format/days.ts';
import { wallClock } from '../format/wall-clock.ts';
import { ReadFailed } from '../shared/requests/read-failed.tsx';
import type { User } from '../shared/session/session.ts';
import { useShop } from '../shared/shop/shop-data.ts';
import { profile } from '../texts/profile.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { cardTitle } from '../ui/layout/layout.css.ts';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { type KnownBrowser, useForgetBrowser, useKnownBrowsers } from './known-browsers.ts';
import * as css from './profile-page.css.ts';

const words = profile.browsers;

/** The browsers on which a forgotten password may be reset, each with a button to forget it. Staff have none. */
export function Browsers({ user }: { user: User }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const staff = user.isAdmin || user.isStylist;
  return (
    <Card as="section" padding="l" aria-labelledby="dispositivi">
      <h2 id="dispositivi" ref={heading} tabIndex={-1} className={cardTitle}>
        {words.title}
      </h2>
      <p className={css.lead}>{staff ? words.leadForStaff : words.lead}</p>
      {!staff && <List onForgotten={() => heading.current?.focus()} />}
    </Card>
  );
}

function List({ onForgotten }: { onForgotten: () => void }) {
  const browsers = useKnownBrowsers();
  const { mutate, isPending, variables } = useForgetBrowser(onForgotten);
  if (browsers.data?.length === 0)
    return (
      <div className={css.later}>
        <EmptyState title={words.none} />
      </div>
    );
  if (browsers.data)
    return (
      <ul className={css.browsers}>
        {browsers.data.map(browser => (
          <Browser
            key={browser.id}
            browser={browser}
            busy={isPending && variables.id === browser.id}
            onForget={() => !isPending && mutate(browser)}
          />
        ))}
      </ul>
    );
  if (browsers.isError)
    return (
      <div className={css.later}>
        <ReadFailed what={words.failed} reads={[browsers]} />
      </div>
    );
  return (
    <div aria-busy="true" className={css.later}>
      <p role="status">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </p>
      <Skeleton height={64} />
    </div>
  );
}

type BrowserProps = { browser: KnownBrowser; busy: boolean; onForget: () => void };

function Browser({ browser: { label, since, lastSeen, current }, busy, onForget }: BrowserProps) {
  const { data: shop } = useShop();
  const day = (instant: string) => formatDay(wallClock(new Date(instant), shop?.zone ?? 'UTC').date, 'date');
  return (
    <li className={css.browser}>
      <MonitorSmartphone size={24} strokeWidth={1.6} aria-hidden="true" className={css.browserIcon} />
      <div className={css.browserText}>
        <p className={css.browserName}>
          <span>{label}</span>
          {current && <Badge tone="good">{words.here}</Badge>}
        </p>
        <p className={css.small}>{words.lastSeen(day(lastSeen))}</p>
        <p className={css.small}>{words.since(day(since))}</p>
      </div>
      <Button
        variant="ghost"
        size="s"
        className={css.forget}
        loading={busy}
        aria-label={words.forgetLabel(label, day(lastSeen))}
        onClick={onForget}
      >
        {words.forget}
      </Button>
    </li>
  );
}
