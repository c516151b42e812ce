import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepBookingRules, seeBookingRules } from '../../../../../adapters/http/contract/addresses.ts';
import { timetableKey } from '../../../shared/requests/admin-keys.ts';
import { call } from '../../../shared/requests/calls.ts';
import { shopKey } from '../../../shared/requests/query-keys.ts';
import { showFailure } from '../../../shared/requests/show-failure.ts';
import { rulesTab as words } from '../../../texts/admin/settings/rules.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { sentenceOf } from '../refusal.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { type RuleName, type Rules, ruleNames } from './rules.ts';
import { unsentOf, useTypedRules } from './use-typed-rules.ts';

const key = timetableKey('rules');

export const useStoredRules = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(seeBookingRules, { signal }), staleTime: 0 });

/** What is typed stands over what is stored: a rule that nobody touches here follows what others save. */
export function useRulesForm(stored: Rules) {
  const queries = useQueryClient();
  const [typed, type] = useTypedRules();
  const errors = useFieldErrors<RuleName>();
  const rules = { ...stored, ...typed } as Rules;
  const changed = ruleNames.some(name => rules[name] !== stored[name]);
  const saving = useMutation({
    mutationFn: (body: Rules) => call(keepBookingRules, { body }),
    onSuccess: async (kept, sent) => {
      queries.setQueryData(key, kept);
      type(present => unsentOf(present, sent));
      toast(words.saved);
      await queries.invalidateQueries({ queryKey: shopKey });
    },
    onError: error => showFailure(error, words.saveFailed(sentenceOf(error)), errors.onScreen(ruleNames)),
  });
  return {
    ...{ rules, changed, busy: saving.isPending, errorOf: errors.of },
    set(name: RuleName, value: number | null) {
      errors.clear();
      type({ ...typed, [name]: value });
    },
    reset: () => {
      errors.clear();
      type({});
    },
    save: () => saving.mutate(rules),
  };
}
