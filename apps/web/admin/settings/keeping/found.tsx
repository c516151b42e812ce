import { useRef, useState } from 'react';
import type { ReplyOf } from '../../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../../adapters/http/contract/people/keeping.ts';
import { formatDay } from '../../../format/days.ts';
import { fullName } from '../../../format/names.ts';
import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { dataTab as words } from '../../../texts/admin/settings/data.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { PageSpinner } from '../../../ui/loading/spinner.tsx';
import * as rows from '../rows.css.ts';
import * as css from './data-tab.css.ts';
import { useInactive } from './use-keeping.ts';

/** Who has not come for so many months, and the press that erases them. */
export function Found({ months }: { months: number }) {
  const [asking, ask] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { read, erase, busy } = useInactive(months, () => ask(false));
  if (read.error && !read.data) return <ReadFailed what={words.listFailed} reads={[read]} />;
  if (!read.data) return <PageSpinner />;
  const { people } = read.data;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={css.part}>
        {people.length === 0 ? words.none : words.found(people.length)}
      </h3>
      {people.length > 0 && (
        <>
          <ul className={rows.list}>
            {people.map(person => (
              <Person key={person.id} person={person} />
            ))}
          </ul>
          <Button variant="ghost" className={css.deletes} onClick={() => ask(true)}>
            {words.erase(people.length)}
          </Button>
        </>
      )}
      <p className={css.quiet}>{words.never}</p>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={words.question(people.length)}
        description={words.what}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        onConfirm={() => void erase(people.map(({ id }) => id))}
        busy={busy}
        otherwiseFocus={() => heading.current}
        danger
      />
    </>
  );
}

type Person = ReplyOf<typeof contract.listInactive>['people'][number];

const Person = ({ person: { firstName, lastName, username, last } }: { person: Person }) => (
  <li className={css.person}>
    <span className={css.name}>{fullName(firstName, lastName) ?? username}</span>
    {last && <span className={css.quiet}>{words.last(formatDay(last, 'date'))}</span>}
  </li>
);
