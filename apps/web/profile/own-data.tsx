import { Suspense, useEffect, useRef, useState } from 'react';
import { fullNameOf, initialOf, type User } from '../shared/session/session.ts';
import { fields } from '../texts/fields.ts';
import { profile } from '../texts/profile.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Badge } from '../ui/badge/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { cardTitle } from '../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { PageSpinner } from '../ui/loading/spinner.tsx';
import * as css from './profile-page.css.ts';

const OwnDataForm = lazyWithBoundary(() => import('./own-data-form.tsx'));

const words = profile.data;

/** What the shop knows of the user, to read or, in the same place, to change. */
export function OwnData({ user }: { user: User }) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <Card as="section" padding="l" aria-labelledby="i-miei-dati">
      <div className={css.who}>
        <Avatar initials={initialOf(user)} size="l" />
        <h2 id="i-miei-dati" className={classNames(cardTitle, css.name)}>
          {fullNameOf(user)}
        </h2>
        <Badge tone={user.isAdmin ? 'good' : 'calm'}>{typeOf(user)}</Badge>
      </div>
      {editing ? (
        <Suspense fallback={<PageSpinner />}>
          <OwnDataForm user={user} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          <Facts user={user} />
          <Button ref={edit} variant="ghost" className={css.later} onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
        </>
      )}
    </Card>
  );
}

const typeOf = ({ isAdmin }: User) => (isAdmin ? words.admin : words.customer);

function Facts({ user }: { user: User }) {
  const known = [
    [fields.username, user.username],
    [fields.firstName, user.firstName],
    [fields.lastName, user.lastName],
    [fields.email, user.email],
    [fields.phone, user.phone],
    [words.accountType, typeOf(user)],
  ] as const;
  return (
    <dl className={css.facts}>
      {known.map(
        ([term, value]) =>
          value && (
            <div key={term} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
