import { Menu, X } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../shared/session/session.ts';
import { layout } from '../../texts/layout.ts';
import { onlyPhone } from '../../ui/layout/layout.css.ts';
import { screen } from '../../ui/layout/measures.ts';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import * as css from './top-bar.css.ts';

const loadPanel = () => import('./phone-panel.tsx');
const PhonePanel = lazyWithBoundary(loadPanel);

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
  // It is there when it is asked for, without a network too.
  useEffect(() => {
    if (matchMedia(screen.phone).matches) void loadPanel().catch(() => undefined);
  }, []);
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
          <Suspense>
            <PhonePanel user={user} onClose={close} onLogout={closeAfterLogout} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
