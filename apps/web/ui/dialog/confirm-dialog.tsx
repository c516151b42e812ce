import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { controls } from '../../texts/controls.ts';
import { useBackCloses } from '../overlay/back-closes.ts';
import { ConfirmFoot } from './confirm-foot.tsx';
import * as css from './dialog.css.ts';
import { useReturnFocus } from './return-focus.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The exact question. */
  title: ReactNode;
  /** What it is about: day, time, consequences. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The caller closes the dialog when the work is done; until then pass `busy`. */
  onConfirm: () => void;
  busy?: boolean;
  danger?: boolean;
  /** Where the focus goes afterwards when what opened the dialog has left the page. */
  otherwiseFocus?: () => HTMLElement | null | undefined;
  /** A choice that belongs to the question, such as a tick box. */
  children?: ReactNode;
};

/** A question that must be answered: no cross, no dismissal by a press outside; Escape means no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, onConfirm, busy = false, danger = false, children } = props;
  const returnFocus = useReturnFocus(props.otherwiseFocus);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={next => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={css.veil} />
        <div className={css.place}>
          <AlertDialog.Content className={css.panel} {...returnFocus}>
            <AlertDialog.Title className={css.question}>{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className={css.description}>{description}</div>
            </AlertDialog.Description>
            {children && <div className={css.body}>{children}</div>}
            <ConfirmFoot
              // Another question is not answered by the tap that answered the one before.
              key={typeof title === 'string' ? title : undefined}
              {...{ onConfirm, busy, danger }}
              confirmLabel={props.confirmLabel}
              cancelLabel={props.cancelLabel ?? controls.cancel}
            />
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
