import { AlertDialog } from 'radix-ui';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { WakingButton } from '../button/waking-button.tsx';
import { isUnderLastPress } from '../overlay/last-press.ts';
import * as css from './dialog.css.ts';

type ConfirmFootProps = {
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  busy: boolean;
  danger: boolean;
};

/**
 * No and yes. The yes is never under the finger that opened the question, and sleeps until a second tap is over: the two
 * change places where the usual ones would put it there.
 */
export function ConfirmFoot({ confirmLabel, cancelLabel, onConfirm, busy, danger }: ConfirmFootProps) {
  const yes = useRef<HTMLButtonElement>(null);
  const [turned, turn] = useState(false);
  useLayoutEffect(() => {
    if (yes.current) turn(isUnderLastPress(yes.current));
  }, []);
  const confirm = (event: MouseEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <div className={css.foot} data-turned={turned || undefined}>
      <AlertDialog.Cancel asChild>
        <Button variant="ghost">{cancelLabel}</Button>
      </AlertDialog.Cancel>
      <AlertDialog.Action asChild>
        <WakingButton ref={yes} variant={danger ? 'danger' : 'primary'} loading={busy} onClick={confirm}>
          {confirmLabel}
        </WakingButton>
      </AlertDialog.Action>
    </div>
  );
}
