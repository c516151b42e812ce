import { Clock } from 'lucide-react';
import { override as words } from '../../../../texts/admin/override.ts';
import { Button } from '../../../../ui/button/button.tsx';
import * as css from './override.css.ts';
import type { Reason } from './override-reason.ts';

type OverrideFootProps = {
  reason: Reason;
  /** The free start that is closest. */
  nearest: string | undefined;
  busy: boolean;
  onMove: (time: string) => void;
  onAnyway: () => void;
  onCancel: () => void;
};

/** The harmless answer takes the place of 'Conferma'. */
export function OverrideFoot({ reason, nearest, busy, onMove, onAnyway, onCancel }: OverrideFootProps) {
  return (
    <div className={css.panel}>
      <div className={css.asked} role="status">
        <Clock className={css.icon} size={22} strokeWidth={1.7} aria-hidden="true" />
        <div>
          <p className={css.title}>{reason.title}</p>
          <p className={css.reason}>{reason.text}</p>
        </div>
      </div>
      <div className={css.ways}>
        <Button variant="ghost" loading={busy} onClick={onAnyway}>
          {words.anyway}
        </Button>
        {nearest ? (
          <Button onClick={() => onMove(nearest)}>{words.moveTo(nearest)}</Button>
        ) : (
          <Button onClick={onCancel}>{words.leave}</Button>
        )}
      </div>
    </div>
  );
}
