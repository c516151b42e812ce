import { LogOut, MonitorSmartphone } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { formatDay } from '../format/days.ts';
import { doorTime, wallClock } from '../format/wall-clock.ts';
import { ReadFailed } from '../shared/requests/read-failed.tsx';
import { useLogout } from '../shared/session/log-out.ts';
import type { User } from '../shared/session/session.ts';
import { useShop } from '../shared/shop/shop-data.ts';
import { profile } from '../texts/profile.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { cardTitle } from '../ui/layout/layout.css.ts';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import * as css from './profile-page.css.ts';
import { type Access, useAccesses, useEndAccess } from './use-accesses.ts';

const ConfirmLogin = lazyWithBoundary(() => import('./confirm-login.tsx'));
const words = profile.accesses;

/** Where the person is logged in, and the browsers on which a forgotten password may be reset. Staff have none of those. */
export function Accesses({ user }: { user: User }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const staff = user.isAdmin || user.isStylist;
  return (
    <Card as="section" padding="l" aria-labelledby="accessi">
      <h2 id="accessi" ref={heading} tabIndex={-1} className={cardTitle}>
        {words.title}
      </h2>
      <p className={css.lead}>{staff ? words.leadForStaff : words.lead}</p>
      <List onDone={() => heading.current?.focus()} />
    </Card>
  );
}

function List({ onDone }: { onDone: () => void }) {
  const { accesses, reads } = useAccesses();
  const [kept, keep] = useState<Ending>();
  const { mutate, isPending, variables } = useEndAccess(onDone, keep);
  if (accesses === undefined)
    return (
      <div className={css.later}>
        {reads.some(({ isError }) => isError) ? (
          <ReadFailed what={words.failed} reads={reads} />
        ) : (
          <div aria-busy="true">
            <p role="status">
              <VisuallyHidden>{words.loading}</VisuallyHidden>
            </p>
            <Skeleton height={64} />
          </div>
        )}
      </div>
    );
  return (
    <>
      <ul className={css.browsers}>
        {accesses.map(access => (
          <Row
            key={access.key}
            {...{ access, isPending }}
            busy={isPending && concerns(variables, access)}
            onEnd={mutate}
          />
        ))}
      </ul>
      {accesses.filter(({ session }) => session).length > 1 && (
        <Button
          variant="ghost"
          loading={isPending && variables === 'others'}
          aria-disabled={isPending || undefined}
          onClick={() => mutate('others')}
        >
          <LogOut size={18} aria-hidden="true" />
          {words.endOthers}
        </Button>
      )}
      <Suspense>
        {kept && <ConfirmLogin onClose={() => keep(undefined)} onDone={() => mutate(kept)} />}
      </Suspense>
    </>
  );
}

type Ending = NonNullable<ReturnType<typeof useEndAccess>['variables']>;

const concerns = (what: Ending | undefined, { session, browser }: Access): boolean =>
  what !== undefined &&
  what !== 'others' &&
  ('forget' in what ? what.forget.id === browser?.id : what.end.id === session?.id);

type RowProps = {
  access: Access;
  /** One is being ended, `busy` this one: one after the other. */
  isPending: boolean;
  busy: boolean;
  onEnd: (what: Ending) => void;
};

function Row({ access, isPending, busy, onEnd }: RowProps) {
  const waits = { loading: busy, 'aria-disabled': isPending || undefined };
  const { label, lastSeen, current, session, browser } = access;
  const seen = useMoment(lastSeen);
  const known = useMoment(browser?.since ?? lastSeen);
  return (
    <li className={css.browser}>
      <MonitorSmartphone size={24} strokeWidth={1.6} aria-hidden="true" className={css.browserIcon} />
      <div className={css.browserText}>
        <p className={css.browserName}>
          <span>{label}</span>
          {current && <Badge tone="good">{words.here}</Badge>}
          {browser && <Badge tone="calm">{words.known}</Badge>}
        </p>
        <p className={css.small}>{lastUse(access, seen)}</p>
        {browser && <p className={css.small}>{words.since(known.day)}</p>}
      </div>
      <div className={css.endings}>
        {session && !current && (
          <Button
            variant="ghost"
            size="s"
            {...waits}
            aria-label={words.endLabel(label, seen.day, seen.time)}
            onClick={() => onEnd({ end: session })}
          >
            {words.end}
          </Button>
        )}
        {browser && !current && (
          <Button
            variant="ghost"
            size="s"
            {...waits}
            aria-label={words.forgetLabel(label, seen.day, seen.time)}
            onClick={() => onEnd({ forget: browser })}
          >
            {words.forget}
          </Button>
        )}
        {browser && current && <ForgetHere />}
      </div>
    </li>
  );
}

/** Forgetting the present browser logs out. */
function ForgetHere() {
  const logout = useLogout();
  return (
    <Button
      variant="ghost"
      size="s"
      loading={logout.isPending}
      onClick={() => logout.mutate({ forgetBrowser: true })}
    >
      {words.forgetHere}
    </Button>
  );
}

function lastUse({ current, session }: Access, { day, time }: ReturnType<typeof useMoment>): string {
  if (current) return words.now;
  return session ? words.used(day, time) : words.left(day, time);
}

function useMoment(instant: string): { day: string; time: string } {
  const { data: shop } = useShop();
  const { date, time } = wallClock(new Date(instant), shop?.zone ?? 'UTC');
  return { day: formatDay(date, 'date'), time: doorTime(time) };
}
