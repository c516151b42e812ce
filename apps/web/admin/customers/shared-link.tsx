import { type ReactNode, Suspense, useRef, useState } from 'react';
import { adminCustomers } from '../../texts/admin/customers.ts';
import { Button } from '../../ui/button/button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { Field } from '../../ui/field/field.tsx';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import * as css from './reset-link.css.ts';

const QrCode = lazyWithBoundary(() => import('./qr-code.tsx'));

const words = adminCustomers.link;

type SharedLinkProps = {
  url: string;
  /** Of the code, for who does not see it. */
  code: string;
  /** Until when it is good. */
  expires: string | undefined;
  children?: ReactNode;
  onClose: () => void;
};

/** A link that is handed to whoever stands at the counter: as a code, and as text to be copied. */
export function SharedLink({ url, code, expires, children, onClose }: SharedLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied('yes');
    } catch {
      field.current?.select();
      setCopied('no');
    }
  };
  return (
    <div className={css.link}>
      <p>{words.scan}</p>
      <div className={css.plate}>
        <Suspense>
          <QrCode text={url} label={code} />
        </Suspense>
      </div>
      <Field ref={field} label={words.text} value={url} onFocus={event => event.target.select()} readOnly />
      {children}
      <p role="status" className={css.note}>
        {copied === 'yes' && <span>{words.copied}</span>}
        {copied === 'no' && <span>{words.copyFailed}</span>}
      </p>
      {expires && <p className={css.note}>{expires}</p>}
      <div className={foot}>
        <Button variant="ghost" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </div>
  );
}
