import { outside } from '../../../texts/admin/outside.ts';
import { hoursTab as words } from '../../../texts/admin/settings/hours.ts';
import { settings } from '../../../texts/admin/settings/settings.ts';
import { Button } from '../../../ui/button/button.tsx';
import { usePassFocusOn } from '../../../ui/layout/use-pass-focus-on.ts';
import { keptClear } from '../../../ui/toast/kept-clear.ts';
import type { AffectedVisit } from '../../shared/affected/use-time-taken.ts';
import * as css from './change-foot.css.ts';

export type Foreseen = {
  readonly data: { readonly appointments: readonly AffectedVisit[] } | undefined;
  readonly error: Error | null;
};

type ChangeFootProps = {
  /** What the change does, in a sentence; null: there is none. */
  change: string | null;
  /** Why it cannot be saved. */
  wrong: string | null;
  foreseen: Foreseen;
  save: string;
  busy: boolean;
  onReset: () => void;
  onSave: () => void;
  /** Where whoever pressed one of them goes on when both go. */
  elsewhere?: () => HTMLElement | null;
};

const nowhere = () => null;

/** Below an editor, before saving: what the change does, whom it leaves outside, and the two buttons. */
export function ChangeFoot({ change, wrong, foreseen, save, busy, ...on }: ChangeFootProps) {
  const foot = usePassFocusOn<HTMLDivElement>(on.elsewhere ?? nowhere);
  const { onReset, onSave } = on;
  const isReady = change !== null && wrong === null;
  return (
    <div ref={foot} className={css.foot} {...keptClear} data-changed={change !== null || undefined}>
      <p role="status" className={css.said}>
        <strong>{`${change ?? words.unchanged} `}</strong>
        <span className={css.wrong}>{wrong ?? ''}</span>
        {isReady && <Outside foreseen={foreseen} onLook={onSave} />}
      </p>
      <div className={css.buttons}>
        <Button variant="ghost" aria-disabled={change === null || busy || undefined} onClick={onReset}>
          {words.reset}
        </Button>
        <Button
          loading={busy}
          loadingLabel={settings.saving}
          aria-disabled={!isReady || undefined}
          onClick={onSave}
        >
          {save}
        </Button>
      </div>
    </div>
  );
}

/** How many are left outside; a press shows them, as saving does first. */
function Outside({ foreseen: { data, error }, onLook }: { foreseen: Foreseen; onLook: () => void }) {
  if (error) return <span>{words.unforeseen}</span>;
  if (!data) return <span>{words.foreseeing}</span>;
  if (data.appointments.length === 0) return <span>{outside.none}</span>;
  return (
    <button type="button" className={css.look} onClick={onLook}>
      {words.outside(data.appointments.length)}
    </button>
  );
}
