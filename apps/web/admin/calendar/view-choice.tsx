import type { ReactNode } from 'react';
import { calendar as words } from '../../texts/admin/calendar.ts';
import { Button } from '../../ui/button/button.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { keptClear } from '../../ui/toast/kept-clear.ts';
import type { Place, View } from './calendar-place.ts';
import * as css from './calendar-tab.css.ts';

const views = (['settimana', 'giorno', 'salone'] as const satisfies readonly View[]).map(value => ({
  value,
  label: words.views[value],
}));

type ViewChoiceProps = { view: View; go: (change: Partial<Place>) => void };

export function ViewChoice({ view, go }: ViewChoiceProps) {
  return <Segments label={words.view} segments={views} value={view} onChange={next => go({ view: next })} />;
}

export const TodayButton = ({ onPress }: { onPress: () => void }) => (
  <Button variant="ghost" size="s" onClick={onPress}>
    {words.today}
  </Button>
);

type PhoneFootProps = ViewChoiceProps & {
  onToday: () => void /** Of the day that is shown. */;
  line: ReactNode;
};

/** On a phone these stand below the calendar, near the thumb: above it they would take its room. */
export function PhoneFoot({ view, go, onToday, line }: PhoneFootProps) {
  return (
    <div className={css.foot} {...keptClear}>
      {line}
      <ViewChoice view={view} go={go} />
      <TodayButton onPress={onToday} />
    </div>
  );
}
