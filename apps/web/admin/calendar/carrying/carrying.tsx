import { type Ref, useImperativeHandle } from 'react';
import { endOf } from '../../../format/wall-clock.ts';
import { carrying as words } from '../../../texts/admin/carrying.ts';
import { appointments } from '../../../texts/appointments.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { reachedSpot } from '../grid/reached-spot.ts';
import type { Carried, Shown } from './carried.ts';
import { carryHint } from './carry-hint.ts';
import { Marks } from './marks.tsx';
import { OverrideDrop } from './override-drop.tsx';
import { useCarry } from './use-carry.ts';
import { type GridInput, useGridInput } from './use-grid-input.ts';
import { useVerdicts, type Verdict } from './use-verdicts.ts';

type CarryingProps = Shown & { grid: HTMLElement; ref: Ref<GridInput> };

/** Carries appointments about in the calendar's grid; its code comes once the grid stands. */
export default function Carrying({ grid, ref, ...shown }: CarryingProps) {
  const carry = useCarry(shown, id => focusOn(grid, id));
  const hands = useGridInput(grid, shown, carry);
  useImperativeHandle(ref, () => hands);
  const { carried, isBack } = carry;
  const { starts, verdictAt } = useVerdicts(carried, shown);
  const verdict = carried ? verdictAt(carried.at) : 'unknown';
  return (
    <>
      <span id={carryHint} hidden>
        {words.how}
      </span>
      <VisuallyHidden>
        <span role="status">{carried ? saidOf(shown, carried, verdict) : isBack && words.putBack}</span>
      </VisuallyHidden>
      {carry.overrideDrop && (
        <OverrideDrop
          drop={carry.overrideDrop}
          busy={carry.busy}
          onAnyway={() => void carry.dropAnyway()}
          onLeave={carry.leave}
          otherwiseFocus={reachedSpot}
        />
      )}
      {carried && <Marks {...{ grid, shown, carried, starts, verdict }} />}
    </>
  );
}

function saidOf({ columns, rows }: Shown, { appointment, at, sending }: Carried, verdict: Verdict): string {
  if (sending) return words.sending;
  const time = rows.times[at.row] ?? '';
  const hours = appointments.between(time, endOf(time, appointment.duration));
  return words.at(columns[at.column]?.spoken ?? '', hours, words.verdict[verdict]);
}

/** Where it stands now, unless somebody has gone on meanwhile. */
function focusOn(grid: HTMLElement, id: number): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === document.body || grid.contains(activeElement))
      grid.querySelector<HTMLElement>(`[data-visit="${id}"]`)?.focus();
  });
}
