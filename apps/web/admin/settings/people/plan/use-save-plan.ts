import { useQuery, useQueryClient } from '@tanstack/react-query';
import { foreseePlan, keepPlan, listPlans } from '../../../../../../adapters/http/contract/addresses.ts';
import { formatDay } from '../../../../format/days.ts';
import { timetableKey } from '../../../../shared/requests/admin-keys.ts';
import { call } from '../../../../shared/requests/calls.ts';
import { showFailure } from '../../../../shared/requests/show-failure.ts';
import { outside } from '../../../../texts/admin/outside.ts';
import { people } from '../../../../texts/admin/settings/people.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { useConcurrentChange } from '../../../shared/affected/use-concurrent-change.ts';
import { useTimeTaken } from '../../../shared/affected/use-time-taken.ts';
import { sentenceOf } from '../../refusal.ts';
import { sentWeek } from '../../week/sent-week.ts';
import { useSettled } from '../../week/use-settled.ts';
import type { Plan } from './plan.ts';

const words = people.plan;

export const plansQuery = (stylistId: number) => ({
  queryKey: timetableKey('plans', stylistId),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listPlans, { params: { id: stylistId }, signal }),
  staleTime: 0,
});

function sent(id: number, { validFrom, weeks: [a = [], b] }: Plan) {
  const first = sentWeek(a);
  const weeks: Sent = b ? [first, sentWeek(b)] : [first];
  return { params: { id, validFrom }, body: { weeks } };
}
type Sent = [SentWeek] | [SentWeek, SentWeek];
type SentWeek = ReturnType<typeof sentWeek>;

type Draft = { readonly isTyped: boolean; readonly saved: (sent: Plan) => void };

export function useSavePlan(id: number, plans: readonly Plan[], { isTyped, saved }: Draft) {
  const queries = useQueryClient();
  const others = useConcurrentChange(plans, () => queries.query(plansQuery(id)), isTyped);
  const { meanwhile, hasChanged, catchUp } = others;
  const saving = useTimeTaken<Plan>({
    foresee: plan => call(foreseePlan, sent(id, plan)),
    save: plan => call(keepPlan, sent(id, plan)),
    ...{ hasChanged, catchUp },
    onSaved(plan, { length }) {
      const { title, description } = words.saved(formatDay(plan.validFrom, 'full'));
      toast({ title, description: length > 0 ? `${description} ${outside.saved(length)}` : description });
      saved(plan);
    },
    onFailed: error => showFailure(error, words.saveFailed(sentenceOf(error))),
  });
  return { ...saving, meanwhile, catchUp };
}

/** What the plan that is being written would leave outside, asked once it rests. */
export function useForeseenPlan(id: number, plan: Plan | null) {
  const settled = useSettled(plan);
  return useQuery({
    queryKey: timetableKey('foreseen', 'plan', id, settled),
    queryFn: ({ signal }) => call(foreseePlan, { ...sent(id, settled as Plan), signal }),
    enabled: Boolean(settled),
    staleTime: 0,
  });
}
