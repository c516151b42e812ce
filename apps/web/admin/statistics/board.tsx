import { Armchair } from 'lucide-react';
import { statistics as words } from '../../texts/admin/figures/statistics.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import * as css from './board.css.ts';
import { Ahead } from './drawings/ahead.tsx';
import { Days } from './drawings/days.tsx';
import { HeatMap } from './drawings/heat-map.tsx';
import { Services, Stylists } from './drawings/parts.tsx';
import { inWords, type Range } from './period/period.ts';
import type { Statistics } from './statistics.ts';
import { Ticket } from './ticket.tsx';
import { Tiles } from './tiles.tsx';

type BoardProps = { statistics: Statistics; onLook: (range: Range) => void };

/** All figures of a period, or why there are none. */
export function Board({ statistics, onLook }: BoardProps) {
  const { now } = statistics;
  const { visits, missed, cancelled } = now.total;
  if (visits + missed + cancelled + now.coming.visits === 0)
    return <Nothing statistics={statistics} onLook={onLook} />;
  return (
    <div className={css.board}>
      <div className={css.sums}>
        <Ticket {...statistics} />
        <Tiles {...statistics} />
      </div>
      {visits > 0 && <Drawings {...statistics} />}
    </div>
  );
}

const Drawings = (statistics: Statistics) => (
  <div className={css.drawings}>
    <Days {...statistics} />
    <HeatMap hours={statistics.now.hours} />
    <Ahead {...statistics} />
    <Services {...statistics} />
    <Stylists {...statistics} />
  </div>
);

function Nothing({ statistics: { at, now, before }, onLook }: BoardProps) {
  const isAhead = now.from > at.slice(0, 10);
  const isClosed = now.days.every(({ isOpen }) => !isOpen);
  const { visits } = before.total;
  const why = isClosed ? words.empty.closed : isAhead ? words.empty.ahead : words.empty.nothing;
  return (
    <EmptyState
      icon={<Armchair size={32} strokeWidth={1.5} />}
      title={why}
      action={
        visits > 0 && (
          <Button variant="ghost" onClick={() => onLook(before)}>
            {words.empty.look(inWords(before))}
          </Button>
        )
      }
    >
      {visits > 0 && <p>{words.empty.before(visits)}</p>}
    </EmptyState>
  );
}
