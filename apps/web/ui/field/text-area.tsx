import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as css from './field.css.ts';
import { FieldFrame, type FieldNotes } from './field-frame.tsx';

type TextAreaProps = FieldNotes &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. Made to receive `{...register('notes')}`. */
export const TextArea = ({ label, hint, error, optional, id, className, ...area }: TextAreaProps) => (
  <FieldFrame label={label} hint={hint} error={error} id={id} {...(optional && { optional })}>
    {wiring => <textarea rows={4} {...area} {...wiring} className={classNames(css.area, className)} />}
  </FieldFrame>
);
