import { useQueryClient } from '@tanstack/react-query';
import { RequestFailed } from '../../../../../adapters/http/client/client.ts';
import {
  addClosure,
  changeClosure,
  foreseeClosure,
  foreseeClosureChange,
} from '../../../../../adapters/http/contract/addresses.ts';
import type { IsoDate } from '../../../format/days.ts';
import { call } from '../../../shared/requests/calls.ts';
import { showFailure } from '../../../shared/requests/show-failure.ts';
import { outside } from '../../../texts/admin/outside.ts';
import { closures } from '../../../texts/admin/settings/closures.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useConcurrentChange } from '../../shared/affected/use-concurrent-change.ts';
import { type Foreseen, useTimeTaken } from '../../shared/affected/use-time-taken.ts';
import { type Closure, closuresQuery } from '../timetable.ts';
import type { FieldErrors } from '../use-field-errors.ts';
import { bodyOf, type ClosureDraft, writtenDays } from './closure-draft.ts';

const words = closures.form;
const fields = ['from', 'to', 'hours', 'stylistIds', 'reason'] as const;
export type ClosureField = (typeof fields)[number];

type SaveClosure = {
  /** null: a new one. */
  closure: Closure | null;
  today: IsoDate;
  /** What it leaves outside, where that is known already. */
  foreseen?: Foreseen<ClosureDraft> | undefined;
  /** Of the form, where there is one. */
  errors?: FieldErrors<ClosureField>;
  onDone: () => void;
};

export function useSaveClosure({ closure, today, foreseen, errors, onDone }: SaveClosure) {
  const queries = useQueryClient();
  const { meanwhile, hasChanged } = useConcurrentChange<Closure | undefined>(
    closure ?? undefined,
    async () => {
      if (!closure) return undefined;
      return (await queries.query(closuresQuery(today))).find(({ id }) => id === closure.id);
    },
  );
  // A closure that somebody else has removed is stored as a new one.
  const isGone = meanwhile !== undefined && meanwhile.now === undefined;
  const id = closure && !isGone ? closure.id : null;
  const saving = useTimeTaken<ClosureDraft>({
    start: foreseen,
    foresee(draft) {
      const body = bodyOf(draft);
      return id === null
        ? call(foreseeClosure, { body })
        : call(foreseeClosureChange, { params: { id }, body });
    },
    save(draft) {
      const body = bodyOf(draft);
      return id === null ? call(addClosure, { body }) : call(changeClosure, { params: { id }, body });
    },
    hasChanged,
    onSaved(draft, { length }) {
      const title = words.saved[draft.kind];
      if (length > 0) toast({ title, description: outside.saved(length), tone: 'info' });
      else toast({ title, description: writtenDays(draft) });
      onDone();
    },
    onFailed(error) {
      if (errors && error instanceof RequestFailed && error.code === 'closure-overlaps')
        return errors.set('to', `${error.sentence} ${words.overlaps}`);
      showFailure(error, words.failed(error.message), errors?.onScreen(fields));
    },
  });
  return { ...saving, meanwhile };
}
