import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AffectedVisitReply } from '../../../../../adapters/http/contract/timetable/affected.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';

export type AffectedVisit = AffectedVisitReply;

type Saved = { readonly affected: readonly AffectedVisit[] };

export type Foreseen<Body> = { readonly body: Body; readonly visits: readonly AffectedVisit[] };

type Change<Body> = {
  /** What has been foreseen already. */
  start?: Foreseen<Body> | undefined;
  /** What it would leave outside. */
  foresee: (body: Body) => Promise<{ readonly appointments: readonly AffectedVisit[] }>;
  save: (body: Body) => Promise<Saved>;
  /** Whether somebody else has changed what is edited: then nothing is saved yet. */
  hasChanged?: (() => Promise<boolean>) | undefined;
  /** What is stored by now is one's own change. */
  catchUp?: (() => Promise<void>) | undefined;
  onSaved: (body: Body, affected: readonly AffectedVisit[]) => void;
  onFailed: (error: Error, body: Body) => void;
};

/**
 * Saves what takes time away, in two steps where it leaves visits outside: these are shown first (`foreseen`), and
 * `confirm` saves all the same. Once it is told as saved, the lists on the screen hold it.
 */
export function useTimeTaken<Body>({
  start: known,
  foresee,
  save,
  hasChanged,
  catchUp,
  onSaved,
  onFailed,
}: Change<Body>) {
  const queries = useQueryClient();
  const [foreseen, show] = useState<Foreseen<Body> | null>(known ?? null);
  async function run({ body, confirmed }: { body: Body; confirmed: boolean }) {
    if (await hasChanged?.()) return show(null);
    const visits = confirmed ? [] : (await foresee(body)).appointments;
    if (visits.length > 0) return show({ body, visits });
    const { affected } = await save(body);
    await Promise.all([invalidate(queries, staleAfter.timetable), catchUp?.()]);
    show(null);
    onSaved(body, affected);
  }
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: run,
    onError(error, { body }) {
      show(null);
      onFailed(error, body);
    },
  });
  const start = useOneAtATime(mutateAsync);
  return {
    foreseen,
    busy: isPending,
    sending: isPending ? variables.body : null,
    submit: (body: Body) => void start({ body, confirmed: false }),
    confirm: () => foreseen && void start({ body: foreseen.body, confirmed: true }),
    back: () => show(null),
  };
}
