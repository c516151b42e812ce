import { type RefObject, useEffect, useEffectEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { authLinks } from '../../shared/session/auth-links.ts';
import { useLogout } from '../../shared/session/log-out.ts';
import { fullNameOf, initialOf, type User } from '../../shared/session/session.ts';
import { layout } from '../../texts/layout.ts';
import { forgetHint } from '../../texts/logout.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { wrap } from '../../ui/layout/layout.css.ts';
import { useBackCloses } from '../../ui/overlay/back-closes.ts';
import { linksIn } from '../navigation.ts';
import * as css from './top-bar.css.ts';

type PhonePanelProps = {
  user: User | null | undefined;
  /** Its button and this panel. */
  menu: RefObject<HTMLElement | null>;
  /** With true the focus goes to the button. */
  onClose: (focus?: boolean) => void;
};

/** What the menu of a phone holds, while it is open. */
export default function PhonePanel({ user, menu, onClose }: PhonePanelProps) {
  useBackCloses(true, onClose);
  useClosedElsewhere(menu, onClose);
  return (
    <div className={wrap}>
      <PanelLinks user={user} onLink={() => onClose()} />
      <div className={css.panelFoot}>
        {user ? <LoggedIn user={user} onLogout={() => onClose(true)} /> : <Guest onLink={() => onClose()} />}
      </div>
    </div>
  );
}

/** Closes on Escape, and when a finger or the focus goes elsewhere. */
function useClosedElsewhere(menu: PhonePanelProps['menu'], onClose: PhonePanelProps['onClose']) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const closeIfOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close(true);
    };
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('pointerdown', closeIfOutside, { signal });
    document.addEventListener('focusin', closeIfOutside, { signal });
    return () => listening.abort();
  }, [menu]);
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
      <p className={css.hint}>{forgetHint}</p>
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
