import { Contact, Mail, Phone } from 'lucide-react';
import { adminCustomers } from '../../texts/admin/customers.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import * as css from './customer-counts.css.ts';

const words = adminCustomers.tiles;
const icons = { customers: Contact, withEmail: Mail, withPhone: Phone };
const names = ['customers', 'withEmail', 'withPhone'] as const;

type CustomerCountsProps = { counts: Readonly<Record<(typeof names)[number], number>> | undefined };

const written = new Intl.NumberFormat('it-IT');

/** How many customers there are and can be reached which way, whatever is looked for. */
export function CustomerCounts({ counts }: CustomerCountsProps) {
  return (
    <dl className={css.tiles} aria-label={words.label}>
      {names.map(name => {
        const Icon = icons[name];
        return (
          <div key={name} className={css.tile}>
            <dt className={css.term}>
              <Icon className={css.icon} size={18} strokeWidth={1.7} aria-hidden="true" />
              {words[name]}
            </dt>
            <dd className={css.figure}>
              {counts ? written.format(counts[name]) : <Skeleton width={48} height={32} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
