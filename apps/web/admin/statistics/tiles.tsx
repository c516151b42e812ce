import { CalendarCheck, CalendarX2, Euro, Hourglass, UserRoundPlus, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { percent, tenth, whole } from '../../format/amounts.ts';
import { exactEuros } from '../../format/money.ts';
import { statistics as words } from '../../texts/admin/figures/statistics.ts';
import { Change } from './change.tsx';
import { beside, besideVisits } from './comparison.ts';
import { averageOf, type Statistics, shareSold } from './statistics.ts';
import * as css from './tiles.css.ts';

const MINUTES = 60;

/** The sums of a period, each with what stands beside it. */
export const Tiles = (both: Statistics) => (
  <div className={css.tiles}>
    <Sold {...both} />
    <Missed {...both} />
    <Cancelled {...both} />
    <People {...both} />
  </div>
);

function Sold({ now: { total }, before }: Statistics) {
  const [average, sold] = [averageOf(total), shareSold(total)];
  const hours = (minutes: number): string => whole(Math.round(minutes / MINUTES));
  const inPoints = (share: number | null): number | null => share && share * 100;
  return (
    <>
      <Tile
        icon={<CalendarCheck size={18} />}
        name={words.tiles.visits}
        value={whole(total.visits)}
        of={words.done}
      >
        <Change
          now={total.visits}
          before={besideVisits(before, figures => figures.total.visits)}
          inWords={whole}
        />
      </Tile>
      <Tile
        icon={<Euro size={18} />}
        name={words.tiles.average}
        value={average === null ? '–' : exactEuros(average)}
        of={words.perAppointment}
      >
        <Change
          now={average}
          before={besideVisits(before, figures => averageOf(figures.total))}
          inWords={exactEuros}
        />
      </Tile>
      <Tile
        icon={<Hourglass size={18} />}
        name={words.tiles.sold}
        value={sold === null ? '–' : percent(sold)}
        of={words.ofHours(hours(total.sold), hours(total.bookable))}
      >
        <Change
          now={inPoints(sold)}
          before={beside(before, figures => inPoints(shareSold(figures.total)))}
          inWords={points => words.points(tenth(points))}
        />
      </Tile>
    </>
  );
}

const share = (part: number, of: number): string => percent(of === 0 ? 0 : part / of);

const Missed = ({ now: { total }, before }: Statistics) => (
  <Tile
    icon={<UserRoundX size={18} />}
    name={words.tiles.missed}
    value={whole(total.missed)}
    of={words.ofAppointments(share(total.missed, total.visits + total.missed))}
  >
    <Change
      now={total.missed}
      before={besideVisits(before, figures => figures.total.missed)}
      inWords={whole}
    />
  </Tile>
);

const Cancelled = ({ now: { total }, before }: Statistics) => (
  <Tile
    icon={<CalendarX2 size={18} />}
    name={words.tiles.cancelled}
    value={whole(total.cancelled)}
    of={words.ofBooked(share(total.cancelled, total.visits + total.missed + total.cancelled))}
  >
    <Change
      now={total.cancelled}
      before={besideVisits(before, figures => figures.total.cancelled)}
      inWords={whole}
    />
  </Tile>
);

const People = ({ now: { customers }, before }: Statistics) => (
  <Tile
    icon={<UserRoundPlus size={18} />}
    name={words.tiles.people}
    value={
      <>
        {whole(customers.first)} <small className={css.unit}>{words.first(customers.first)}</small>{' '}
        {whole(customers.returning)}{' '}
        <small className={css.unit}>{words.returning(customers.returning)}</small>
      </>
    }
    of={customers.unnamed > 0 ? words.unnamed(customers.unnamed) : '\u00a0'}
  >
    <Change
      now={customers.first}
      before={besideVisits(before, figures => figures.customers.first)}
      inWords={count => words.newOnes(whole(count))}
    />
  </Tile>
);

type TileProps = { icon: ReactNode; name: string; value: ReactNode; of: string; children: ReactNode };

const Tile = ({ icon, name, value, of, children }: TileProps) => (
  <section className={css.tile} aria-label={name}>
    <h2 className={css.name}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      {name}
    </h2>
    <p className={css.value}>{value}</p>
    <p className={css.of}>{of}</p>
    {children}
  </section>
);
