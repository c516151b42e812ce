import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removePlan } from '../../../../../../adapters/http/contract/addresses.ts';
import { capitalised, formatDay } from '../../../../format/days.ts';
import { call } from '../../../../shared/requests/calls.ts';
import { useOneAtATime } from '../../../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../../shared/requests/stale-lists.ts';
import { people } from '../../../../texts/admin/settings/people.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Stylist } from '../../../shared/stylists.ts';
import * as rows from '../../rows.css.ts';
import * as css from './coming-plans.css.ts';
import { modeOf, type Plan } from './plan.ts';

const words = people.plan;

type ComingPlansProps = {
  stylist: Stylist;
  plans: readonly Plan[];
  today: string;
  onOpen: (validFrom: string) => void;
};

/** Those that have not begun: each can be changed and taken back. */
export function ComingPlans({ stylist, plans, today, onOpen }: ComingPlansProps) {
  const [asked, ask] = useState<string | null>(null);
  const { remove, busy } = useRemovePlan(stylist.id, () => ask(null));
  const coming = plans.filter(({ validFrom }) => validFrom >= today);
  const day = (validFrom: string) => formatDay(validFrom, 'full');
  return (
    <>
      {coming.length > 0 && (
        <section aria-labelledby="turni-in-arrivo" className={css.coming}>
          <h3 id="turni-in-arrivo" className={rows.name}>
            {words.coming}
          </h3>
          <ul className={rows.list}>
            {coming.map(({ validFrom, weeks }) => (
              <li key={validFrom} className={rows.row}>
                <div className={rows.text}>
                  <p>{capitalised(words.comingFrom(day(validFrom)))}</p>
                  <p className={rows.facts}>{people.modes[modeOf(weeks)]}</p>
                </div>
                <div className={rows.actions}>
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={words.edit(day(validFrom))}
                    onClick={() => onOpen(validFrom)}
                  >
                    <Pencil size={20} strokeWidth={1.7} aria-hidden="true" />
                  </Button>
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={words.remove(day(validFrom))}
                    onClick={() => ask(validFrom)}
                  >
                    <Trash2 size={20} strokeWidth={1.7} aria-hidden="true" />
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => ask(null)}
        title={asked && words.question(day(asked))}
        description={words.consequence}
        confirmLabel={words.removeButton}
        busy={busy}
        onConfirm={() => asked && void remove(asked)}
        danger
      />
    </>
  );
}

function useRemovePlan(id: number, onSettled: () => void) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (validFrom: string) => call(removePlan, { params: { id, validFrom } }),
    onSuccess: (_, validFrom) => toast(words.removed(formatDay(validFrom, 'full'))),
    onError: error => showFailure(error, words.removeFailed(error.message)),
    async onSettled() {
      await invalidate(queries, staleAfter.timetable);
      onSettled();
    },
  });
  return { remove: useOneAtATime(mutateAsync), busy: isPending };
}
