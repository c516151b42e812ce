import { useRef, useState } from 'react';
import { formatDay } from '../../../../format/days.ts';
import { people } from '../../../../texts/admin/settings/people.ts';
import { Alert } from '../../../../ui/alert/alert.tsx';
import { nameOf, type Stylist } from '../../../shared/stylists.ts';
import { AffectedDialog } from '../../affected/affected-dialog.tsx';
import { versionOn, type Week, type WeekVersion } from '../../timetable.ts';
import { ChangeFoot } from '../../week/change-foot.tsx';
import { LeaveDialog } from '../../week/leave-dialog.tsx';
import { ComingPlans } from './coming-plans.tsx';
import { modeOf, type Plan } from './plan.ts';
import { PlanHead } from './plan-head.tsx';
import { PlanWeeks } from './plan-weeks.tsx';
import { usePlanEditing } from './use-plan-editing.ts';

const words = people.plan;

type PlanEditorProps = {
  stylist: Stylist;
  weeks: readonly WeekVersion[];
  plans: readonly Plan[];
  shop: { today: string; zone: string };
};

export function PlanEditor({ stylist, weeks: shopWeeks, plans, shop }: PlanEditorProps) {
  const name = nameOf(stylist);
  const heading = useRef<HTMLHeadingElement>(null);
  const editing = usePlanEditing(stylist.id, plans, shop.today);
  const { draft, mode, changed, saving, open } = editing;
  const { validFrom, weeks, stored } = draft;
  const shopWeek = versionOn(shopWeeks, validFrom)?.week ?? [];
  const [left, leaveFor] = useState<string | null>(null);
  const day = validFrom && formatDay(validFrom, 'full');
  return (
    <>
      <PlanHead
        {...{ heading, name, mode, validFrom }}
        onMode={next => editing.choose(next, shopWeek)}
        onBegin={draft.begin}
      />
      {saving.meanwhile && <Alert tone="info">{words.meanwhile}</Alert>}
      {mode === 'shop' ? (
        <p>{words.asShop(name)}</p>
      ) : (
        <PlanWeeks {...{ weeks, validFrom }} before={beforeOf(stored, shopWeek)} onChange={draft.write} />
      )}
      <ChangeFoot
        change={changed ? words.changes[mode](day) : null}
        wrong={editing.wrong}
        foreseen={editing.foreseen}
        save={words.save}
        busy={saving.busy}
        onReset={() => open(validFrom)}
        onSave={() => saving.submit({ validFrom, weeks })}
      />
      <ComingPlans
        {...{ stylist, plans, today: shop.today }}
        onOpen={at => (changed ? leaveFor(at) : open(at))}
        catchUp={saving.catchUp}
        otherwiseFocus={() => heading.current}
      />
      <LeaveDialog open={left !== null} onStay={() => leaveFor(null)} onLeave={() => left && open(left)} />
      {saving.foreseen && (
        <AffectedDialog
          {...{ zone: shop.zone, visits: saving.foreseen.visits, busy: saving.busy }}
          {...{ about: words.about(name, day), back: words.back, save: words.save }}
          onBack={saving.back}
          onSave={saving.confirm}
          otherwiseFocus={() => heading.current}
        />
      )}
    </>
  );
}

const beforeOf = (stored: readonly Week[], shopWeek: Week): Week =>
  modeOf(stored) === 'shop' ? shopWeek : (stored[0] ?? shopWeek);
