import { useRef } from 'react';
import { secondFactor } from '../../texts/account/second-factor.ts';
import { Button, ButtonAnchor } from '../../ui/button/button.tsx';
import { useCopy } from '../../ui/button/use-copy.ts';
import * as css from './second-factor.css.ts';

const words = secondFactor.setUp;

/** For people who cannot point the app's camera at the code. */
export function AppKey({ secret, address }: { secret: string; address: string }) {
  const key = useRef<HTMLParagraphElement>(null);
  const { copied, copy } = useCopy(secret, () => {
    if (key.current) getSelection()?.selectAllChildren(key.current);
  });
  return (
    <div className={css.key}>
      <p>{words.onThePhone}</p>
      <div role="group" aria-label={words.secret}>
        <p ref={key} className={css.secret} translate="no">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <div className={css.ways}>
        <ButtonAnchor variant="ghost" href={address}>
          {words.open}
        </ButtonAnchor>
        <Button variant="ghost" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <p role="status" className={css.note}>
        {copied !== undefined && (copied ? words.copied : words.notCopied)}
      </p>
    </div>
  );
}
