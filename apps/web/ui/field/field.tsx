import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { controls } from '../../texts/controls.ts';
import { classNames } from '../layout/class-names.ts';
import * as css from './field.css.ts';
import { FieldFrame, type FieldNotes } from './field-frame.tsx';

type FieldProps = FieldNotes & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** A one-line input. Made to receive `{...register('name')}`. A password can be shown. */
export function Field({ label, hint, error, optional, id, className, type = 'text', ...input }: FieldProps) {
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  const notes = { label, hint, error, id, ...(optional && { optional }) };
  return (
    <FieldFrame {...notes}>
      {wiring => (
        <div className={css.withButton}>
          <input
            {...input}
            {...wiring}
            type={secret && shown ? 'text' : type}
            className={classNames(css.control, secret && css.roomForButton, className)}
          />
          {secret && <Reveal shown={shown} onToggle={() => setShown(!shown)} />}
        </div>
      )}
    </FieldFrame>
  );
}

function Reveal({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const Icon = shown ? EyeOff : Eye;
  return (
    <button
      type="button"
      className={css.inner}
      onClick={onToggle}
      aria-label={controls.showPassword}
      aria-pressed={shown}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
