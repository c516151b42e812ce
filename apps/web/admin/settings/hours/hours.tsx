import { useState } from 'react';
import * as css from '../settings-page.css.ts';
import type { WeekVersion } from '../timetable.ts';
import { LeaveDialog } from '../week/leave-dialog.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { useHoursDraft } from './use-hours-draft.ts';
import { Versions } from './versions.tsx';

type HoursProps = { shop: { today: string; zone: string }; versions: readonly WeekVersion[] };

export function Hours({ shop, versions }: HoursProps) {
  const { today } = shop;
  const { draft, change, open } = useHoursDraft(today);
  // A key: the editor reads what is stored only when it mounts.
  const [begun, begin] = useState(0);
  const start = (validFrom: string | null) => {
    open(validFrom);
    begin(count => count + 1);
  };
  const [left, leaveFor] = useState<{ to: string | null } | null>(null);
  const leave = (to: string | null) => (draft.week === null ? start(to) : leaveFor({ to }));
  return (
    <div className={css.columns}>
      <HoursEditor
        key={begun}
        {...{ shop, versions, draft }}
        onChange={change}
        onReset={() => start(draft.of)}
        onSaved={validFrom => start(validFrom > today ? validFrom : null)}
      />
      <div className={css.side}>
        <Versions {...{ today, versions }} opened={draft.of} onOpen={leave} onRemoved={() => start(null)} />
      </div>
      <LeaveDialog
        open={left !== null}
        onStay={() => leaveFor(null)}
        onLeave={() => left && start(left.to)}
      />
    </div>
  );
}
