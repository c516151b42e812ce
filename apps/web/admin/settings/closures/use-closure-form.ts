import { type SubmitEvent, useState } from 'react';
import type { AffectedVisit } from '../../shared/affected/use-time-taken.ts';
import type { Closure } from '../timetable.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import type { ClosureDraft } from './closure-draft.ts';
import { type ClosureField, useSaveClosure } from './use-save-closure.ts';

export type ClosureToEdit = {
  /** null: a new one. */
  closure: Closure | null;
  start: ClosureDraft;
  /** What it leaves outside, where it has been asked about already. */
  visits?: readonly AffectedVisit[] | undefined;
};

type FormProps = ClosureToEdit & {
  /** Who can be chosen. */
  everybody: readonly number[];
  shop: { today: string };
  onClose: () => void;
};

export function useClosureForm({ closure, start, visits, everybody, shop, onClose }: FormProps) {
  const [typed, setDraft] = useState(start);
  // Former stylists have no tick box, and the server refuses them.
  const draft = { ...typed, people: typed.people.filter(id => everybody.includes(id)) };
  const isSomebodyGone = !typed.usual && draft.people.length < typed.people.length;
  const errors = useFieldErrors<ClosureField>();
  const saving = useSaveClosure({
    ...{ closure, errors, today: shop.today, onDone: onClose },
    foreseen: visits && { body: start, visits },
  });
  const change = (by: Partial<ClosureDraft>) => {
    errors.clear();
    setDraft(present => ({ ...present, ...by }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    errors.clear();
    saving.submit(draft);
  };
  return { ...saving, draft, isSomebodyGone, errors, change, submit };
}
