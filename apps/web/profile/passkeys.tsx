import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { listPasskeys } from '../../../adapters/http/contract/addresses.ts';
import { useKnowsPasskeys } from '../shared/passkeys/ceremonies.ts';
import { passkeysKey } from '../shared/requests/account-keys.ts';
import { call } from '../shared/requests/calls.ts';
import { ReadFailed } from '../shared/requests/read-failed.tsx';
import { passkeys as words } from '../texts/account/passkeys.ts';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { cardTitle } from '../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { type Passkey, PasskeyRow } from './passkey-row.tsx';
import * as css from './profile-page.css.ts';

const AddDialog = lazyWithBoundary(() => import('../shared/passkeys/add-dialog.tsx'));
const RenameDialog = lazyWithBoundary(() => import('../shared/passkeys/rename-dialog.tsx'));
const RemoveDialog = lazyWithBoundary(() => import('../shared/passkeys/remove-dialog.tsx'));

export function Passkeys() {
  const own = useQuery({ queryKey: passkeysKey, queryFn: ({ signal }) => call(listPasskeys, { signal }) });
  const [task, setTask] = useState<'add' | { what: 'rename' | 'remove'; passkey: Passkey }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const knows = useKnowsPasskeys();
  const close = () => setTask(undefined);
  if (own.error && !own.data) return <ReadFailed what={words.failed} reads={[own]} />;
  if (!own.data) return null;
  return (
    <Card as="section" padding="l" aria-labelledby="passkey">
      <h2 id="passkey" ref={heading} tabIndex={-1} className={cardTitle}>
        {words.title}
      </h2>
      <p className={css.lead}>{own.data.length > 0 ? words.lead : words.none}</p>
      {own.data.length > 0 && (
        <div className={css.browsers} role="group" aria-label={words.list}>
          {own.data.map(passkey => (
            <PasskeyRow key={passkey.id} passkey={passkey} onTask={what => setTask({ what, passkey })} />
          ))}
        </div>
      )}
      <div className={css.later}>
        {knows ? (
          <Button variant="ghost" onClick={() => setTask('add')}>
            {words.add}
          </Button>
        ) : (
          <p className={css.small}>{words.unsupported}</p>
        )}
      </div>
      <Suspense>
        {task === 'add' && <AddDialog onClose={close} />}
        {typeof task === 'object' && task.what === 'rename' && (
          <RenameDialog passkey={task.passkey} onClose={close} />
        )}
        {typeof task === 'object' && task.what === 'remove' && (
          <RemoveDialog passkey={task.passkey} onClose={close} otherwiseFocus={() => heading.current} />
        )}
      </Suspense>
    </Card>
  );
}
