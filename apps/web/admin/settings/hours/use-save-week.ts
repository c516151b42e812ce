import { useQuery } from '@tanstack/react-query';
import { foreseeWeek, keepWeek } from '../../../../../adapters/http/contract/addresses.ts';
import { formatDay, type IsoDate } from '../../../format/days.ts';
import { timetableKey } from '../../../shared/requests/admin-keys.ts';
import { call } from '../../../shared/requests/calls.ts';
import { showFailure } from '../../../shared/requests/show-failure.ts';
import { outside } from '../../../texts/admin/outside.ts';
import { hoursTab as words } from '../../../texts/admin/settings/hours.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { useConcurrentChange } from '../../shared/affected/use-concurrent-change.ts';
import { useTimeTaken } from '../../shared/affected/use-time-taken.ts';
import { sentenceOf } from '../refusal.ts';
import type { Week, WeekVersion } from '../timetable.ts';
import { sentWeek } from '../week/sent-week.ts';
import { useSettled } from '../week/use-settled.ts';

type NewWeek = { readonly validFrom: IsoDate; readonly week: Week };

const sent = ({ validFrom, week }: NewWeek) => ({ params: { validFrom }, body: { week: sentWeek(week) } });

export type OthersWeeks = ReturnType<typeof useConcurrentChange<readonly WeekVersion[]>>;

export function useSaveWeek({ hasChanged, catchUp }: OthersWeeks, onSaved: (saved: NewWeek) => void) {
  return useTimeTaken<NewWeek>({
    foresee: change => call(foreseeWeek, sent(change)),
    save: change => call(keepWeek, sent(change)),
    ...{ hasChanged, catchUp },
    onSaved(saved, { length }) {
      const { title, description } = words.saved(formatDay(saved.validFrom, 'full'));
      toast({ title, description: length > 0 ? `${description} ${outside.saved(length)}` : description });
      onSaved(saved);
    },
    onFailed: error => showFailure(error, words.saveFailed(sentenceOf(error))),
  });
}

/** What the change that is being written would leave outside, asked once it rests. */
export function useForeseenWeek(change: NewWeek | null) {
  const settled = useSettled(change);
  return useQuery({
    queryKey: timetableKey('foreseen', 'week', settled),
    queryFn: ({ signal }) => call(foreseeWeek, { ...sent(settled as NewWeek), signal }),
    enabled: Boolean(settled),
    staleTime: 0,
  });
}
