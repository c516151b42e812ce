import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConcurrentChange } from '../../shared/affected/use-concurrent-change.ts';
import * as css from '../settings-page.css.ts';
import { type WeekVersion, weeksQuery } from '../timetable.ts';
import { LeaveDialog } from '../week/leave-dialog.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { useHoursDraft } from './use-hours-draft.ts';
import { Versions } from './versions.tsx';

type HoursProps = { shop: { today: string; zone: string }; versions: readonly WeekVersion[] };

export function Hours({ shop, versions }: HoursProps) {
  const { today } = shop;
  const queries = useQueryClient();
  const { draft, change, open, saved } = useHoursDraft(today);
  const isTyped = draft.week !== null;
  const others = useConcurrentChange(versions, () => queries.query(weeksQuery), isTyped);
  const [left, leaveFor] = useState<{ to: string | null } | null>(null);
  return (
    <div className={css.columns}>
      <HoursEditor
        {...{ shop, versions, draft, others }}
        onChange={change}
        onReset={() => open(draft.of)}
        onSaved={saved}
      />
      <div className={css.side}>
        <Versions
          {...{ today, versions }}
          opened={draft.of}
          onOpen={to => (isTyped ? leaveFor({ to }) : open(to))}
          catchUp={others.catchUp}
          onRemoved={removed => removed === draft.of && open(null)}
        />
      </div>
      <LeaveDialog open={left !== null} onStay={() => leaveFor(null)} onLeave={() => left && open(left.to)} />
    </div>
  );
}
