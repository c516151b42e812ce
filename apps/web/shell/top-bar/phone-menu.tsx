import { Menu, X } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../shared/session/session.ts';
import { layout } from '../../texts/layout.ts';
import { onlyPhone } from '../../ui/layout/layout.css.ts';
import { screen } from '../../ui/layout/measures.ts';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import { PendingLine } from '../../ui/loading/pending-line.tsx';
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
  const close = (focus = false) => {
    setOpenAt(null);
    if (focus) button.current?.focus();
  };
  // It is there when it is asked for, without a network too.
  useEffect(() => {
    if (matchMedia(screen.phone).matches) void loadPanel().catch(() => undefined);
  }, []);
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
          <Suspense fallback={<PendingLine />}>
            <PhonePanel user={user} menu={whole} onClose={close} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
