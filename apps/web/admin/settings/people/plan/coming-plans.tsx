import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { foreseePlanRemoval, removePlan } from '../../../../../../adapters/http/contract/addresses.ts';
import { capitalised, formatDay } from '../../../../format/days.ts';
import { call } from '../../../../shared/requests/calls.ts';
import { people } from '../../../../texts/admin/settings/people.ts';
import { Button } from '../../../../ui/button/button.tsx';
import type { Stylist } from '../../../shared/stylists.ts';
import { RemovalDialog } from '../../affected/removal-dialog.tsx';
import * as rows from '../../rows.css.ts';
import * as css from './coming-plans.css.ts';
import { modeOf, type Plan } from './plan.ts';

const words = people.plan;

type ComingPlansProps = {
  stylist: Stylist;
  plans: readonly Plan[];
  today: string;
  onOpen: (validFrom: string) => void;
  catchUp: () => Promise<void>;
  otherwiseFocus: () => HTMLElement | null;
};

/** Those that have not begun: each can be changed and taken back. */
export function ComingPlans({ stylist, plans, today, onOpen, ...removal }: ComingPlansProps) {
  const [asked, ask] = useState<string | null>(null);
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
      <RemovalDialog
        {...removal}
        entry={asked}
        onClose={() => ask(null)}
        question={validFrom => words.question(day(validFrom))}
        consequence={() => words.consequence}
        button={words.removeButton}
        foresee={validFrom => call(foreseePlanRemoval, { params: { id: stylist.id, validFrom } })}
        remove={validFrom => call(removePlan, { params: { id: stylist.id, validFrom } })}
        done={validFrom => words.removed(day(validFrom))}
        failed={words.removeFailed}
      />
    </>
  );
}
