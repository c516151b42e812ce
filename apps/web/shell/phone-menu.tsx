import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { authLinks } from '../shared/session/auth-links.ts';
import { fullNameOf, initialOf, type User, useLogout } from '../shared/session/session.ts';
import { layout } from '../texts/layout.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { onlyPhone, wrap } from '../ui/layout/layout.css.ts';
import { linksIn } from './navigation.ts';
import * as css from './top-bar.css.ts';

/**
 * The links of the bar on a phone: a panel below it that closes on any link, on Escape, on navigation, and when a
 * finger or the focus goes elsewhere, since it covers the page.
 */
export function PhoneMenu({ user }: { user: User | null | undefined }) {
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { key } = useLocation();
  // Open for this place only: navigating closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const close = () => setOpenAt(null);
  const closeAfterLogout = () => {
    close();
    button.current?.focus();
  };
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeIfOutside = ({ target }: Event) => {
      if (!whole.current?.contains(target as Node)) setOpenAt(null);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('pointerdown', closeIfOutside, { signal });
    document.addEventListener('focusin', closeIfOutside, { signal });
    return () => listening.abort();
  }, [open]);
  return (
    <div ref={whole} className={onlyPhone}>
      <button
        ref={button}
        type="button"
        className={css.burger}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? layout.closeMenu : layout.openMenu}
        onClick={() => setOpenAt(open ? null : key)}
      >
        {open ? <X size={20} aria-hidden="true" /> : <Menu size={20} aria-hidden="true" />}
      </button>
      <div id={panelId} hidden={!open} className={css.panel}>
        {open && (
          <div className={wrap}>
            <PanelLinks user={user} onLink={close} />
            <div className={css.panelFoot}>
              {user ? <LoggedIn user={user} onLogout={closeAfterLogout} /> : <Guest onLink={close} />}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

function PanelLinks({ user, onLink }: { user: User | null | undefined; onLink: () => void }) {
  return (
    <nav aria-label={layout.mainNavigation}>
      <ul className={css.panelLinks}>
        {linksIn('phone', user).map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className={css.panelLink} onClick={onLink}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LoggedIn({ user, onLogout }: { user: User; onLogout: () => void }) {
  const logout = useLogout();
  const leave = (forgetBrowser: boolean) => logout.mutate({ forgetBrowser }, { onSuccess: onLogout });
  const pressed = logout.isPending && logout.variables;
  return (
    <>
      <div className={css.who}>
        <Avatar initials={initialOf(user)} />
        <div>
          <p className={css.name}>{fullNameOf(user)}</p>
          {user.email && <p className={css.email}>{user.email}</p>}
        </div>
      </div>
      <Button
        variant="ghost"
        loading={pressed && !pressed.forgetBrowser}
        disabled={pressed && pressed.forgetBrowser}
        onClick={() => leave(false)}
      >
        {layout.links.logout}
      </Button>
      <Button
        variant="quiet"
        loading={pressed && pressed.forgetBrowser}
        disabled={pressed && !pressed.forgetBrowser}
        onClick={() => leave(true)}
      >
        {layout.links.logoutAndForget}
      </Button>
    </>
  );
}

function Guest({ onLink }: { onLink: () => void }) {
  return (
    <>
      <ButtonLink to={authLinks.login} variant="ghost" onClick={onLink}>
        {layout.links.login}
      </ButtonLink>
      <ButtonLink to={authLinks.register} onClick={onLink}>
        {layout.links.register}
      </ButtonLink>
    </>
  );
}
