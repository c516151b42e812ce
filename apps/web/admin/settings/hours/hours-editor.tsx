import { useRef } from 'react';
import { formatDay, plusDays, weekdayName } from '../../../format/days.ts';
import { hoursTab as words } from '../../../texts/admin/settings/hours.ts';
import { hours as hoursWords } from '../../../texts/admin/settings/settings.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { cardTitle } from '../../../ui/layout/layout.css.ts';
import { useUnsaved } from '../../unsaved.ts';
import { AffectedDialog } from '../affected/affected-dialog.tsx';
import { refusedIn } from '../refusal.ts';
import * as css from '../settings-page.css.ts';
import { versionOn, type Week, type WeekVersion } from '../timetable.ts';
import { ChangeFoot } from '../week/change-foot.tsx';
import { WeekEditor } from '../week/week-editor.tsx';
import { changedDays, isInOrder } from '../week/week-rules.ts';
import type { HoursDraft } from './use-hours-draft.ts';
import { type OthersWeeks, useForeseenWeek, useSaveWeek } from './use-save-week.ts';

type HoursEditorProps = {
  shop: { today: string; zone: string };
  versions: readonly WeekVersion[];
  draft: HoursDraft;
  onChange: (by: Partial<HoursDraft>) => void;
  others: OthersWeeks;
  onReset: () => void;
  onSaved: Parameters<typeof useSaveWeek>[1];
};

export function HoursEditor({ shop, versions, draft, others, onChange, ...on }: HoursEditorProps) {
  const { of, validFrom } = draft;
  const { stored, before, week, next } = comparedWith(versions, draft);
  const changed = changedDays(week, stored).length > 0;
  useUnsaved(changed);
  const inOrder = week.every(isInOrder);
  const saving = useSaveWeek(others, on.onSaved);
  const foreseen = useForeseenWeek(changed && inOrder && validFrom ? { validFrom, week } : null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby="orari">
      <div className={css.head}>
        <h2 ref={heading} id="orari" tabIndex={-1} className={cardTitle}>
          {of ? words.coming(formatDay(of, 'full')) : words.title}
        </h2>
        {!of && (
          <Field
            label={words.from}
            type="date"
            min={shop.today}
            value={validFrom}
            onChange={({ target }) => onChange({ validFrom: target.value })}
          />
        )}
      </div>
      <p className={css.lead}>
        {next ? `${words.lead} ${words.until(formatDay(next, 'full'))}` : words.lead}
      </p>
      {others.meanwhile && <Alert tone="info">{words.meanwhile}</Alert>}
      <WeekEditor
        {...{ week, before }}
        tellBefore={words.before}
        off={words.off}
        onChange={edited => onChange({ week: edited })}
      />
      <ChangeFoot
        change={changed ? words.changes(changedDays(week, before).map(weekdayName)) : null}
        wrong={inOrder ? refusedIn(foreseen.error) : hoursWords.wrong}
        foreseen={foreseen}
        save={words.save}
        busy={saving.busy}
        onReset={on.onReset}
        onSave={() => saving.submit({ validFrom, week })}
      />
      {saving.foreseen && (
        <AffectedDialog
          visits={saving.foreseen.visits}
          zone={shop.zone}
          about={words.coming(formatDay(validFrom, 'full'))}
          back={words.back}
          save={words.save}
          busy={saving.busy}
          onBack={saving.back}
          onSave={saving.confirm}
          otherwiseFocus={() => heading.current}
        />
      )}
    </Card>
  );
}

/** What is stored for that day, what applied before it, and when later hours take over. */
function comparedWith(versions: readonly WeekVersion[], { of, validFrom, week }: HoursDraft) {
  const stored: Week = versionOn(versions, validFrom)?.week ?? [];
  const before: Week = of ? (versionOn(versions, plusDays(of, -1))?.week ?? stored) : stored;
  const next = versions.find(
    version => version.validFrom !== null && version.validFrom > validFrom,
  )?.validFrom;
  return { stored, before, week: week ?? stored, next };
}
