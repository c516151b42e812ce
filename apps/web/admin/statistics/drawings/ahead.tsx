import { percent, whole } from '../../../format/amounts.ts';
import { capitalised } from '../../../format/days.ts';
import { statistics } from '../../../texts/admin/figures/statistics.ts';
import type { Figures, Statistics } from '../statistics.ts';
import { Columns } from './columns.tsx';
import { Frame } from './frame.tsx';

const words = statistics.ahead;

/** How many days before they came people booked. */
export function Ahead({ now, before }: Statistics) {
  const [own, others] = [sharesOf(now), sharesOf(before)];
  const rows = now.ahead.ranges.map(({ from, to, visits }, index) => {
    const label = words.short(from, to);
    return {
      ...{ label, narrow: to === null || to === from ? label : words.stacked(from, to) },
      name: words.name(from, to),
      visits,
      share: own?.[index] ?? 0,
      before: others?.[index] ?? null,
    };
  });
  const { unknown } = now.ahead;
  return (
    <Frame
      title={words.title}
      lead={unknown > 0 ? `${words.lead} ${words.unknown(unknown)}` : words.lead}
      legend={others !== null}
      numbers={{
        head: [words.days, statistics.days.visits, statistics.now, statistics.before],
        rows: rows.map(row => [
          ...[capitalised(row.name), whole(row.visits), percent(row.share)],
          row.before === null ? '–' : percent(row.before),
        ]),
      }}
    >
      <Columns
        label={words.title}
        readLabel={statistics.days.read}
        inWords={percent}
        height={230}
        columns={rows.map(({ label, narrow, name, share, before: beside, visits }) => ({
          ...{ key: name, label, narrow, value: share, before: beside },
          said: `${capitalised(name)}: ${percent(share)} (${whole(visits)})`,
        }))}
      />
    </Frame>
  );
}

/** null: of none it is known. */
function sharesOf({ ahead }: Figures): readonly number[] | null {
  const known = ahead.ranges.reduce((sum, { visits }) => sum + visits, 0);
  return known === 0 ? null : ahead.ranges.map(({ visits }) => visits / known);
}
