import { Clock } from 'lucide-react';
import { beyond as words } from '../../../../texts/admin/beyond.ts';
import { Button } from '../../../../ui/button/button.tsx';
import * as css from './beyond.css.ts';
import type { Reason } from './beyond-reason.ts';

type BeyondFootProps = {
  reason: Reason;
  /** The free start that is closest. */
  nearest: string | undefined;
  busy: boolean;
  onMove: (time: string) => void;
  onAnyway: () => void;
  onCancel: () => void;
};

/** Where 'Conferma' stood is what harms nobody. */
export function BeyondFoot({ reason, nearest, busy, onMove, onAnyway, onCancel }: BeyondFootProps) {
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
