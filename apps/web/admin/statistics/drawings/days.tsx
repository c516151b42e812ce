import { useState } from 'react';
import { groupedEuros, whole } from '../../../format/amounts.ts';
import { capitalised } from '../../../format/days.ts';
import { statistics } from '../../../texts/admin/figures/statistics.ts';
import { Segments } from '../../../ui/segments/segments.tsx';
import { isDrawn } from '../comparison.ts';
import type { Statistics } from '../statistics.ts';
import { Columns } from './columns.tsx';
import { Frame } from './frame.tsx';
import { type Point, pointsOf, unitOf } from './points.ts';

const words = statistics.days;
const measures = ['takings', 'visits'] as const;
type Measure = (typeof measures)[number];

/** Takings or appointments of each day, or of longer pieces of a longer period. */
export function Days(statistics_: Statistics) {
  const [measure, look] = useState<Measure>('takings');
  const points = pointsOf(statistics_);
  const showsBefore = isDrawn(statistics_.before);
  const unit = unitOf(statistics_.now);
  const inWords = measure === 'takings' ? groupedEuros : whole;
  const title = `${words[measure]} ${words.title[unit]}`;
  return (
    <Frame
      wide
      title={title}
      legend={showsBefore}
      tool={
        <Segments
          label={words.measure}
          segments={measures.map(value => ({ value, label: words[value] }))}
          value={measure}
          onChange={look}
        />
      }
      numbers={{
        head: [words[unit], words.takings, words.visits, statistics.before],
        rows: points.map(point => [
          capitalised(point.long),
          ...(point.state === 'past'
            ? [groupedEuros(point.takings), whole(point.visits)]
            : [point.state === 'closed' ? words.closed : words.toCome, '–']),
          point.before ? groupedEuros(point.before.takings) : '–',
        ]),
        foot: [
          statistics.all,
          groupedEuros(statistics_.now.total.takings),
          whole(statistics_.now.total.visits),
          groupedEuros(statistics_.before.total.takings),
        ],
      }}
    >
      <Columns
        label={title}
        readLabel={words.read}
        inWords={inWords}
        columns={points.map(point => ({
          ...{ key: point.key, label: point.short, value: point[measure], state: point.state },
          before: showsBefore && point.before ? point.before[measure] : null,
          said: saidOf(point),
        }))}
      />
    </Frame>
  );
}

function saidOf({ long, state, takings, visits, before }: Point): string {
  const own =
    state === 'past'
      ? words.value(long, groupedEuros(takings), visits)
      : `${long}: ${state === 'closed' ? words.closed : words.toCome}`;
  const beside = before && words.beside(before.long, groupedEuros(before.takings), before.visits);
  return capitalised(beside ? `${own}; ${beside}` : own);
}
