import { Suspense, useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { authLinks } from '../../shared/session/auth-links.ts';
import { initialOf, type User, useSession } from '../../shared/session/session.ts';
import { useShop } from '../../shared/shop/shop-data.ts';
import { layout } from '../../texts/layout.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { onlyWide, pole, wrap } from '../../ui/layout/layout.css.ts';
import { useWideScreen } from '../../ui/layout/use-wide-screen.ts';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import { linksIn } from '../navigation.ts';
import { PhoneMenu } from './phone-menu.tsx';
import * as css from './top-bar.css.ts';

// A menu and its positioning are a third of the shell's own weight, and guests never open one.
const AccountMenu = lazyWithBoundary(
  () => import('./account-menu.tsx'),
  <ButtonLink to="/profile">{layout.links.profile}</ButtonLink>,
);

export function TopBar() {
  const { user } = useSession();
  const { data: shop } = useShop();
  const account = useFocusAfterLogout(user);
  return (
    <header className={css.bar}>
      <div className={classNames(wrap, css.line)}>
        <Link to="/" className={css.brand}>
          <span className={classNames(css.brandPole, pole)} aria-hidden="true" />
          {shop?.name ?? layout.links.home}
        </Link>
        <nav aria-label={layout.mainNavigation} className={classNames(css.nav, onlyWide)}>
          <ul className={css.links}>
            {linksIn('bar', user).map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end className={css.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div ref={account} className={classNames(css.account, onlyWide)}>
          {user ? <Account user={user} /> : <GuestLinks />}
        </div>
        <PhoneMenu user={user} />
      </div>
    </header>
  );
}

/** After a logout the focused menu is gone: the link in its place takes the focus. */
function useFocusAfterLogout(user: User | null | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(user);
  useEffect(() => {
    const left = before.current && user === null;
    before.current = user;
    if (left && document.activeElement === document.body) place.current?.querySelector('a')?.focus();
  }, [user]);
  return place;
}

function Account({ user }: { user: User }) {
  if (!useWideScreen()) return null;
  return (
    <Suspense fallback={<Avatar initials={initialOf(user)} />}>
      <AccountMenu user={user} />
    </Suspense>
  );
}

/** Also shown until the session is known. */
function GuestLinks() {
  return (
    <>
      <ButtonLink to={authLinks.login} variant="ghost" size="s">
        {layout.links.login}
      </ButtonLink>
      <ButtonLink to={authLinks.register} size="s">
        {layout.links.register}
      </ButtonLink>
    </>
  );
}
