import type { BaseSyntheticEvent, ReactNode } from 'react';
import { controls } from '../../texts/controls.ts';
import { Button } from '../../ui/button/button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import * as css from './person-fields.css.ts';

type DialogFormProps = {
  submit: (event: BaseSyntheticEvent) => Promise<void>;
  busy: boolean;
  /** On the button that saves, and while it does. */
  label: string;
  busyLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** The form of a dialog: its fields below each other, and under them the way out and the way on. */
export function DialogForm({ submit, busy, label, busyLabel, onClose, children }: DialogFormProps) {
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <div className={css.fields}>{children}</div>
      <div className={foot}>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {controls.cancel}
        </Button>
        <Button type="submit" loading={busy} loadingLabel={busyLabel}>
          {label}
        </Button>
      </div>
    </form>
  );
}
