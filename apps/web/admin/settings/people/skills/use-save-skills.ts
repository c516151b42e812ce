import { useQuery, useQueryClient } from '@tanstack/react-query';
import { foreseeSkills, keepSkills } from '../../../../../../adapters/http/contract/addresses.ts';
import { timetableKey } from '../../../../shared/requests/admin-keys.ts';
import { call } from '../../../../shared/requests/calls.ts';
import { showFailure } from '../../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../../shared/requests/stale-lists.ts';
import { outside } from '../../../../texts/admin/outside.ts';
import { people } from '../../../../texts/admin/settings/people.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { useConcurrentChange } from '../../../shared/affected/use-concurrent-change.ts';
import { useTimeTaken } from '../../../shared/affected/use-time-taken.ts';
import { stylistsWithFormerQuery } from '../../../shared/stylists.ts';
import { useSettled } from '../../week/use-settled.ts';

const words = people.services;

/** null: everything. */
type Skills = { readonly ids: readonly number[] | null };

const sent = (id: number, { ids }: Skills) => ({ params: { id }, body: { serviceIds: ids && [...ids] } });

export function useSaveSkills(id: number, stored: Skills['ids'], onSaved: () => void) {
  const queries = useQueryClient();
  const { hasChanged, ...others } = useConcurrentChange(stored, async () => {
    const stylists = await queries.query(stylistsWithFormerQuery);
    return stylists.find(stylist => stylist.id === id)?.serviceIds ?? null;
  });
  const saving = useTimeTaken<Skills>({
    foresee: skills => call(foreseeSkills, sent(id, skills)),
    save: skills => call(keepSkills, sent(id, skills)),
    hasChanged,
    async onSaved(_, { length }) {
      toast({ title: words.saved, ...(length > 0 && { description: outside.saved(length) }) });
      await invalidate(queries, staleAfter.users);
      onSaved();
    },
    onFailed: error => showFailure(error, words.saveFailed(error.message)),
  });
  return { ...saving, ...others };
}

/** What it would leave outside, asked once it rests. */
export function useForeseenSkills(id: number, skills: Skills | null) {
  const settled = useSettled(skills);
  return useQuery({
    queryKey: timetableKey('foreseen', 'skills', id, settled),
    queryFn: ({ signal }) => call(foreseeSkills, { ...sent(id, settled as Skills), signal }),
    enabled: Boolean(settled),
    staleTime: 0,
  });
}
