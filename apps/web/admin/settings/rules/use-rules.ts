import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepBookingRules, seeBookingRules } from '../../../../../adapters/http/contract/addresses.ts';
import type { BodyOf } from '../../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../../adapters/http/contract/timetable/rules.ts';
import { call } from '../../../shared/requests/calls.ts';
import { shopKey } from '../../../shared/requests/query-keys.ts';
import { showFailure } from '../../../shared/requests/show-failure.ts';
import { timetableKey } from '../../../shared/requests/timetable-keys.ts';
import { rulesTab as words } from '../../../texts/admin/settings/rules.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { sentenceOf } from '../refusal.ts';
import { useFieldErrors } from '../use-field-errors.ts';

export type Rules = BodyOf<typeof contract.keepBookingRules>;
export type RuleName = keyof Rules;

const key = timetableKey('rules');
const names = ['minNotice', 'cancelUntil', 'moveUntil', 'maxUpcoming', 'startStep', 'horizonDays'] as const;

export const useStoredRules = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(seeBookingRules, { signal }), staleTime: 0 });

/** What is typed stands over what is stored: a rule that nobody touches here follows what others save. */
export function useRulesForm(stored: Rules) {
  const queries = useQueryClient();
  const [typed, type] = useState<Partial<Rules>>({});
  const errors = useFieldErrors<RuleName>();
  const rules: Rules = { ...stored, ...typed };
  const changed = names.some(name => rules[name] !== stored[name]);
  const saving = useMutation({
    mutationFn: (body: Rules) => call(keepBookingRules, { body }),
    onSuccess: async kept => {
      queries.setQueryData(key, kept);
      type({});
      toast(words.saved);
      await queries.invalidateQueries({ queryKey: shopKey });
    },
    onError: error => showFailure(error, words.saveFailed(sentenceOf(error)), errors.onScreen(names)),
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
    save: (onSaved: () => void) => saving.mutate(rules, { onSuccess: onSaved }),
  };
}
