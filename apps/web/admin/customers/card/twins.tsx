import { Users } from 'lucide-react';
import { adminCustomers } from '../../../texts/admin/customers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { personName } from '../../shared/page-customers.ts';
import type { PersonCard } from './person-card.ts';
import * as css from './twins.css.ts';

const words = adminCustomers.twins;

export type Twin = PersonCard['twins'][number];

/** Who may be the same person, entered twice. */
export const Twins = ({ twins, onMerge }: { twins: readonly Twin[]; onMerge: (twin: Twin) => void }) => (
  <ul className={css.list} aria-label={words.title}>
    {twins.map(twin => (
      <li key={twin.id} className={css.twin}>
        <Users className={css.icon} size={22} strokeWidth={1.6} aria-hidden="true" />
        <div className={css.text}>
          <p className={css.title}>{words.title}</p>
          <p>{words.facts(personName(twin), twin.by, twin.appointments)}</p>
        </div>
        <Button
          variant="ghost"
          size="s"
          aria-label={words.openFor(personName(twin))}
          onClick={() => onMerge(twin)}
        >
          {words.open}
        </Button>
      </li>
    ))}
  </ul>
);
