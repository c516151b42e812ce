import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { controls } from '../../texts/controls.ts';
import { Button } from '../button/button.tsx';
import { classNames } from '../layout/class-names.ts';
import * as css from './alert.css.ts';

type AlertProps = {
  tone?: 'error' | 'info';
  title?: string;
  children: ReactNode;
  /** Offers 'Riprova'. */
  onRetry?: () => void;
  retrying?: boolean;
};

/** A message in the page. Errors are announced at once. */
export function Alert({ tone = 'error', title, children, onRetry, retrying = false }: AlertProps) {
  const Icon = tone === 'error' ? CircleAlert : Info;
  return (
    <div className={classNames(css.alert, css.tones[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className={css.icon[tone]} size={22} aria-hidden="true" />
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {onRetry && (
        <Button variant="ghost" size="s" loading={retrying} onClick={onRetry}>
          {controls.retry}
        </Button>
      )}
    </div>
  );
}
