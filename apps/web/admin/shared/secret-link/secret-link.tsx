import { type ReactNode, Suspense, useRef } from 'react';
import { secretLink as words } from '../../../texts/admin/secret-link.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useCopy } from '../../../ui/button/use-copy.ts';
import { foot } from '../../../ui/dialog/dialog.css.ts';
import { Field } from '../../../ui/field/field.tsx';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';
import { plate } from '../../../ui/qr-code/qr-code.css.ts';
import * as css from './secret-link.css.ts';

const QrCode = lazyWithBoundary(() => import('../../../ui/qr-code/qr-code.tsx'));

type SecretLinkProps = {
  url: string;
  /** What the code holds, where that is not the address as it is copied. */
  scanned?: string;
  /** What is done with it. */
  lead: string;
  /** What assistive technology calls the code. */
  codeLabel: string;
  /** Below the address. */
  children?: ReactNode;
  /** What must be known of it besides. */
  note?: string | undefined;
  onClose: () => void;
};

/** An address that is shown once: as a code for a camera, and to be copied. */
export function SecretLink({
  url,
  scanned = url,
  lead,
  codeLabel,
  children,
  note,
  onClose,
}: SecretLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(url, () => field.current?.select());
  return (
    <div className={css.link}>
      <p>{lead}</p>
      <div className={plate}>
        <Suspense>
          <QrCode text={scanned} label={codeLabel} />
        </Suspense>
      </div>
      <Field ref={field} label={words.text} value={url} onFocus={event => event.target.select()} readOnly />
      {children}
      <p role="status" className={css.note}>
        {copied === true && <span>{words.copied}</span>}
        {copied === false && <span>{words.copyFailed}</span>}
      </p>
      {note && <p className={css.note}>{note}</p>}
      <div className={foot}>
        <Button variant="ghost" onClick={copy}>
          {words.copy}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </div>
  );
}
