import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDay, type IsoDate } from '../../../format/days.ts';
import { hoursTab } from '../../../texts/admin/settings/hours.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { cardTitle } from '../../../ui/layout/layout.css.ts';
import { versionOn, type WeekVersion } from '../timetable.ts';
import { RemoveWeek } from './remove-week.tsx';
import { Version } from './version.tsx';
import * as css from './versions.css.ts';

const words = hoursTab.versions;

type VersionsProps = {
  today: IsoDate;
  versions: readonly WeekVersion[];
  /** The coming ones in the editor; null: those of now, or new ones. */
  opened: IsoDate | null;
  onOpen: (validFrom: IsoDate | null) => void;
  catchUp: () => Promise<void>;
  onRemoved: (validFrom: IsoDate) => void;
};

/** The hours of now and those to come, each to be opened; what has not begun before today can be taken back. */
export function Versions({ today, versions, opened, onOpen, ...removal }: VersionsProps) {
  const [asked, ask] = useState<IsoDate | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const now = versionOn(versions, today);
  const coming = versions.flatMap(({ validFrom, week }) =>
    validFrom !== null && validFrom > today ? [{ validFrom, week }] : [],
  );
  return (
    <Card as="section" aria-labelledby="in-vigore">
      <h2 ref={heading} id="in-vigore" tabIndex={-1} className={cardTitle}>
        {words.title}
      </h2>
      <ul className={css.list}>
        {now && (
          <Version
            name={words.now}
            week={now.week}
            isOpen={opened === null}
            onOpen={() => onOpen(null)}
            onRemove={now.validFrom === today ? () => ask(today) : null}
          />
        )}
        {coming.map(({ validFrom, week }) => (
          <Version
            key={validFrom}
            name={words.from(formatDay(validFrom, 'full'))}
            week={week}
            isOpen={opened === validFrom}
            onOpen={() => onOpen(validFrom)}
            onRemove={() => ask(validFrom)}
          />
        ))}
      </ul>
      <Button variant="ghost" size="s" wide onClick={() => onOpen(null)}>
        <Plus size={18} aria-hidden="true" />
        <span>{words.add}</span>
      </Button>
      <RemoveWeek
        validFrom={asked}
        {...removal}
        onClose={() => ask(null)}
        otherwiseFocus={() => heading.current}
      />
    </Card>
  );
}
