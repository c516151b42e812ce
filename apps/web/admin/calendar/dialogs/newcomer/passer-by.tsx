import { useEffect, useId, useRef } from 'react';
import { newcomer as words } from '../../../../texts/admin/newcomer.ts';
import { Button } from '../../../../ui/button/button.tsx';
import * as css from './newcomer-fields.css.ts';

/** Somebody who leaves no name, in the place of the search. */
export function PasserBy({ onBack }: { onBack: () => void }) {
  const titleId = useId();
  const back = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => back.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={titleId} className={css.group}>
      <div className={css.head}>
        <span id={titleId} className={css.title}>
          {words.passerBy}
        </span>
        <Button ref={back} variant="ghost" size="s" onClick={onBack}>
          {words.back}
        </Button>
      </div>
      <p className={css.note}>{words.passerByNote}</p>
    </div>
  );
}
