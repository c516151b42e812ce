import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useTabParam } from '../shared/search-params/use-tab-param.ts';
import { returnState } from '../shared/session/return-place.ts';
import { type User, useSession } from '../shared/session/session.ts';
import { profile as words } from '../texts/profile.ts';
import { titles } from '../texts/titles.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { pageTitle, wrap } from '../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { PageSpinner } from '../ui/loading/spinner.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import { erasedIn } from './erasing/erased-state.ts';
import { OwnData } from './own-data.tsx';
import * as css from './profile-page.css.ts';

// Most only look: what forms are made of is heavier than the page.
const OwnDataRights = lazyWithBoundary(() => import('./own-data-rights.tsx'));
const Letters = lazyWithBoundary(async () => ({ default: (await import('./letters.tsx')).Letters }));
const Security = lazyWithBoundary(() => import('./security.tsx'));

const ErasePage = lazyWithBoundary(() => import('./erasing/erase-page.tsx'));

/** What the address names beside the tabs. */
const erasing = 'cancella';

export default function ProfilePage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const erased = user ? 0 : erasedIn(state);
  return (
    <div className={wrap}>
      <div className={css.page}>
        {erased !== undefined && search.get('scheda') === erasing ? (
          <Suspense fallback={<PageSpinner />}>
            <ErasePage user={user ?? null} erased={erased} />
          </Suspense>
        ) : (
          <Profile user={user} />
        )}
      </div>
    </div>
  );
}

function Profile({ user }: { user: User | null | undefined }) {
  return (
    <>
      <Link to="/" className={css.homeLink}>
        <ChevronLeft size={18} aria-hidden="true" />
        {words.home}
      </Link>
      <h1 className={classNames(pageTitle, css.title)}>{titles.profile}</h1>
      {user ? <Parts user={user} /> : <SessionExpired />}
    </>
  );
}

function Parts({ user }: { user: User }) {
  const [tab, openTab] = useTabParam(['dati', 'lettere', 'sicurezza']);
  const security = (
    <Suspense fallback={<PageSpinner />}>
      <Security user={user} />
    </Suspense>
  );
  const letters = (
    <Suspense fallback={<PageSpinner />}>
      <Letters />
    </Suspense>
  );
  const data = (
    <div className={css.stack}>
      <OwnData user={user} />
      <Suspense>
        <OwnDataRights />
      </Suspense>
    </div>
  );
  const tabs = [
    { value: 'dati', label: words.data.tab, content: data, keep: true },
    { value: 'lettere', label: words.letters, content: letters },
    { value: 'sicurezza', label: words.security.tab, content: security },
  ];
  return <Tabs label={words.tabs} tabs={tabs} value={tab} onChange={openTab} />;
}

/** The session has ended while the page was open. */
function SessionExpired() {
  const location = useLocation();
  return (
    <>
      <Alert>{words.sessionOver}</Alert>
      <p className={css.later}>
        <ButtonLink to="/auth" state={returnState(location)}>
          {words.login}
        </ButtonLink>
      </p>
    </>
  );
}
