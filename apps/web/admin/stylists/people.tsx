import type { ReactNode } from 'react';
import { initialsOf } from '../../format/initials.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Card } from '../../ui/card/card.tsx';
import { PhoneNumber } from '../shared/phone-number.tsx';
import * as css from './stylists-tab.css.ts';

type PersonRowProps = {
  person: Parameters<typeof initialsOf>[0];
  /** Below the name: username, how to reach them, what lies ahead. The same twice stands there once. */
  notes: readonly (string | null | undefined)[];
  phone?: string | null;
  actions?: ReactNode;
};

export function PersonRow({ person, notes, phone, actions }: PersonRowProps) {
  return (
    <Card as="li" padding="none" className={css.row}>
      <Avatar initials={initialsOf(person)} />
      <div className={css.text}>
        <h3 className={css.name}>{person.displayName}</h3>
        <ul className={css.notes}>
          {[...new Set(notes.filter(Boolean))].map(note => (
            <li key={note}>{note}</li>
          ))}
          {phone && (
            <li>
              <PhoneNumber number={phone} />
            </li>
          )}
        </ul>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </Card>
  );
}

type PeopleProps = { id: string; title: string; lead: string; children: ReactNode };

/** A further list of people below the stylists. */
export function People({ id, title, lead, children }: PeopleProps) {
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <p className={css.lead}>{lead}</p>
      {children}
    </section>
  );
}
