import { formatDay } from '../../../format/days.ts';
import { exactEuros } from '../../../format/money.ts';
import { dayOf, stylistOf } from '../../../shared/appointments/appointment.ts';
import { adminCustomers } from '../../../texts/admin/customers.ts';
import { appointments } from '../../../texts/appointments.ts';
import * as css from './figures.css.ts';
import type { PersonCard } from './person-card.ts';

const words = adminCustomers.figures;

/** What came of the visits so far. */
export function Figures({ card: { visits, missed, taken, last }, zone }: { card: PersonCard; zone: string }) {
  return (
    <dl className={css.tiles} aria-label={words.label}>
      <Tile term={words.visits}>{visits}</Tile>
      <Tile term={words.missed} warns={missed > 0}>
        {missed}
      </Tile>
      <Tile term={words.taken}>{exactEuros(taken)}</Tile>
      {last && (
        <div className={css.tile} data-wide>
          <dt className={css.term}>{words.last(formatDay(dayOf(last, zone), 'date'))}</dt>
          <dd className={css.service}>
            {last.serviceName} {appointments.people(null, stylistOf(last))}
          </dd>
        </div>
      )}
    </dl>
  );
}

type TileProps = { term: string; warns?: boolean; children: string | number };

const Tile = ({ term, warns, children }: TileProps) => (
  <div className={css.tile}>
    <dt className={css.term}>{term}</dt>
    <dd className={css.figure} data-warns={warns || undefined}>
      {children}
    </dd>
  </div>
);
