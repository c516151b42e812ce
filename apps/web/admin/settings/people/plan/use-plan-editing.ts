import { useState } from 'react';
import type { IsoDate } from '../../../../format/days.ts';
import { hours as hoursWords } from '../../../../texts/admin/settings/settings.ts';
import { isSame } from '../../../shared/affected/is-same.ts';
import { useUnsaved } from '../../../unsaved.ts';
import { refusedIn } from '../../refusal.ts';
import type { Week } from '../../timetable.ts';
import { isInOrder } from '../../week/week-rules.ts';
import { type Mode, modeOf, type Plan, wholeWeek } from './plan.ts';
import { usePlanDraft } from './use-plan-draft.ts';
import { useForeseenPlan, useSavePlan } from './use-save-plan.ts';

/** The plan that is being written, whom it leaves outside, and how it is saved. */
export function usePlanEditing(id: number, plans: readonly Plan[], today: IsoDate) {
  const draft = usePlanDraft(id, plans, today);
  const { validFrom, weeks, stored } = draft;
  const [typed, keep] = useState<readonly Week[] | null>(null);
  const mode = modeOf(weeks);
  const changed = !isSame(weeks, stored);
  const inOrder = weeks.flat().every(isInOrder);
  useUnsaved(changed);
  const open = (at: IsoDate) => {
    draft.open(at);
    keep(null);
  };
  const foreseen = useForeseenPlan(id, changed && inOrder && validFrom ? { validFrom, weeks } : null);
  return {
    ...{ draft, mode, changed, foreseen, open },
    wrong: inOrder ? refusedIn(foreseen.error) : hoursWords.wrong,
    saving: useSavePlan(id, plans, draft),
    choose(next: Mode, shopWeek: Week) {
      if (mode !== 'shop') keep(weeks);
      draft.write(weeksOf(next, mode === 'shop' ? (typed ?? stored) : weeks, shopWeek));
    },
  };
}

/** What was typed stays when the way of working is changed and changed back; nothing typed begins as the shop's week. */
function weeksOf(mode: Mode, typed: readonly Week[], shopWeek: Week): readonly Week[] {
  if (mode === 'shop') return [wholeWeek];
  const [a = shopWeek, b] = modeOf(typed) === 'shop' ? [shopWeek] : typed;
  return mode === 'same' ? [a] : [a, b ?? a];
}
