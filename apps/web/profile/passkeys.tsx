import { useQuery } from '@tanstack/react-query';
import { FingerprintPattern } from 'lucide-react';
import { Suspense, useState } from 'react';
import { listPasskeys } from '../../../adapters/http/contract/addresses.ts';
import type { ReplyOf } from '../../../adapters/http/contract/call.ts';
import type * as contract from '../../../adapters/http/contract/people/passkeys.ts';
import { formatDay } from '../format/days.ts';
import { wallClock } from '../format/wall-clock.ts';
import { useKnowsPasskeys } from '../shared/passkeys/ceremonies.ts';
import { passkeysKey } from '../shared/requests/account-keys.ts';
import { call } from '../shared/requests/calls.ts';
import { ReadFailed } from '../shared/requests/read-failed.tsx';
import { useShop } from '../shared/shop/shop-data.ts';
import { passkeys as words } from '../texts/account/passkeys.ts';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { cardTitle } from '../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import * as css from './profile-page.css.ts';

const AddDialog = lazyWithBoundary(() => import('../shared/passkeys/add-dialog.tsx'));
const RemoveDialog = lazyWithBoundary(() => import('../shared/passkeys/remove-dialog.tsx'));

type Passkey = ReplyOf<typeof contract.listPasskeys>[number];

export function Passkeys() {
  const own = useQuery({ queryKey: passkeysKey, queryFn: ({ signal }) => call(listPasskeys, { signal }) });
  const [task, setTask] = useState<'add' | Passkey>();
  const knows = useKnowsPasskeys();
  const close = () => setTask(undefined);
  if (own.error && !own.data) return <ReadFailed what={words.failed} reads={[own]} />;
  if (!own.data) return null;
  return (
    <Card as="section" padding="l" aria-labelledby="passkey">
      <h2 id="passkey" className={cardTitle}>
        {words.title}
      </h2>
      <p className={css.lead}>{own.data.length > 0 ? words.lead : words.none}</p>
      {own.data.length > 0 && (
        <div className={css.browsers} role="group" aria-label={words.list}>
          {own.data.map(passkey => (
            <Row key={passkey.id} passkey={passkey} onRemove={() => setTask(passkey)} />
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
        {task !== undefined && task !== 'add' && <RemoveDialog passkey={task} onClose={close} />}
      </Suspense>
    </Card>
  );
}

function Row({ passkey: { name, created, lastUsed }, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { data: shop } = useShop();
  const day = (instant: string) => formatDay(wallClock(new Date(instant), shop?.zone ?? 'UTC').date, 'date');
  return (
    <div className={css.browser}>
      <FingerprintPattern size={24} strokeWidth={1.6} aria-hidden="true" className={css.browserIcon} />
      <div className={css.browserText}>
        <p className={css.browserName}>{name}</p>
        <p className={css.small}>{words.created(day(created))}</p>
        <p className={css.small}>{lastUsed === null ? words.neverUsed : words.used(day(lastUsed))}</p>
      </div>
      <Button variant="ghost" size="s" aria-label={words.removeLabel(name)} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  );
}
