import { useQuery, useQueryClient } from '@tanstack/react-query';
import { foreseeSkills, keepSkills } from '../../../../../../adapters/http/contract/addresses.ts';
import { timetableKey } from '../../../../shared/requests/admin-keys.ts';
import { call } from '../../../../shared/requests/calls.ts';
import { showFailure } from '../../../../shared/requests/show-failure.ts';
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

type Typing = {
  readonly id: number;
  readonly stored: Skills['ids'];
  readonly isTyped: boolean;
  readonly onSaved: (ids: Skills['ids']) => void;
};

export function useSaveSkills({ id, stored, isTyped, onSaved }: Typing) {
  const queries = useQueryClient();
  const read = async () => {
    const stylists = await queries.query(stylistsWithFormerQuery);
    return stylists.find(stylist => stylist.id === id)?.serviceIds ?? null;
  };
  const { meanwhile, hasChanged, catchUp } = useConcurrentChange(stored, read, isTyped);
  const saving = useTimeTaken<Skills>({
    foresee: skills => call(foreseeSkills, sent(id, skills)),
    save: skills => call(keepSkills, sent(id, skills)),
    ...{ hasChanged, catchUp },
    onSaved({ ids }, { length }) {
      toast({ title: words.saved, ...(length > 0 && { description: outside.saved(length) }) });
      onSaved(ids);
    },
    onFailed: error => showFailure(error, words.saveFailed(error.message)),
  });
  return { ...saving, meanwhile };
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
