import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { controls } from '../../texts/controls.ts';
import { classNames } from '../layout/class-names.ts';
import { useBackCloses } from '../overlay/back-closes.ts';
import * as css from './dialog.css.ts';
import { useReturnFocus } from './return-focus.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** The buttons stay in view while the rest scrolls. */
  footStays?: boolean;
  /** For forms of two columns. */
  broad?: boolean;
  /** Opens with the focus on its first field that can be filled in, instead of its cross. */
  fieldFirst?: boolean;
  /** Where the focus goes afterwards when what opened the dialog has left the page. */
  otherwiseFocus?: () => HTMLElement | null | undefined;
  /** On Escape; where it leaves only a step of the dialog, it prevents the event's default. */
  onEscapeKeyDown?: ((event: Event) => void) | undefined;
};

/** A modal with a title, closed by Escape, by its cross and, while nothing has been filled in, by a press outside. */
export function Dialog({ open, onOpenChange, title, description, children, ...rest }: DialogProps) {
  const { footer, footStays, broad, fieldFirst, otherwiseFocus, onEscapeKeyDown } = rest;
  // Radix warns about a missing description unless told that none is meant.
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  const returnFocus = useReturnFocus(otherwiseFocus);
  const filledIn = useRef(false);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.veil} />
        <div className={css.place}>
          <Radix.Content
            className={classNames(css.panel, broad && css.broad)}
            {...undescribed}
            {...returnFocus}
            onInput={() => {
              filledIn.current = true;
            }}
            onEscapeKeyDown={onEscapeKeyDown}
            onInteractOutside={event => {
              if (filledIn.current) event.preventDefault();
            }}
            onOpenAutoFocus={event => {
              filledIn.current = false;
              returnFocus.onOpenAutoFocus();
              if (fieldFirst) focusFirstField(event);
            }}
          >
            <div className={css.head}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {description && (
                <Radix.Description className={css.description}>{description}</Radix.Description>
              )}
              <Radix.Close className={css.close} aria-label={controls.close}>
                <X size={22} aria-hidden="true" />
              </Radix.Close>
            </div>
            <div className={css.body}>{children}</div>
            {footer && (
              <div className={css.foot} data-stays={footStays || undefined}>
                {footer}
              </div>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

function focusFirstField(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget
    .querySelector<HTMLElement>(':is(input:not([type=radio]), select, textarea):not([readonly])')
    ?.focus();
}
