import { FingerprintPattern } from 'lucide-react';
import type { ReplyOf } from '../../../adapters/http/contract/call.ts';
import type * as contract from '../../../adapters/http/contract/people/passkeys.ts';
import { formatDay } from '../format/days.ts';
import { wallClock } from '../format/wall-clock.ts';
import { useShop } from '../shared/shop/shop-data.ts';
import { passkeys as words } from '../texts/account/passkeys.ts';
import { theDay } from '../texts/span.ts';
import { Button } from '../ui/button/button.tsx';
import * as css from './profile-page.css.ts';

export type Passkey = ReplyOf<typeof contract.listPasskeys>[number];

type RowProps = { passkey: Passkey; onTask: (what: 'rename' | 'remove') => void };

export function PasskeyRow({ passkey: { name, created, lastUsed }, onTask }: RowProps) {
  const { data: shop } = useShop();
  const day = (instant: string) =>
    theDay(formatDay(wallClock(new Date(instant), shop?.zone ?? 'UTC').date, 'date'));
  return (
    <div className={css.browser}>
      <FingerprintPattern size={24} strokeWidth={1.6} aria-hidden="true" className={css.browserIcon} />
      <div className={css.browserText}>
        <p className={css.browserName}>{name}</p>
        <p className={css.small}>{words.created(day(created))}</p>
        <p className={css.small}>{lastUsed === null ? words.neverUsed : words.used(day(lastUsed))}</p>
      </div>
      <div className={css.endings}>
        <Button
          variant="ghost"
          size="s"
          aria-label={words.renameLabel(name)}
          onClick={() => onTask('rename')}
        >
          {words.rename}
        </Button>
        <Button
          variant="ghost"
          size="s"
          aria-label={words.removeLabel(name)}
          onClick={() => onTask('remove')}
        >
          {words.remove}
        </Button>
      </div>
    </div>
  );
}
