import { CircleAlert, CircleCheck, Info, Undo2, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type FocusEvent, useRef } from 'react';
import { controls } from '../../texts/controls.ts';
import { toasts as names } from '../../texts/toasts.ts';
import { classNames } from '../layout/class-names.ts';
import { type ToastRecord, useToast } from './toast.ts';
import * as css from './toaster.css.ts';
import { useLift } from './use-lift.ts';

const durationMs = 5_000;
const durationWithUndoMs = 10_000;
const swipeThresholdPx = 50;

/** Draws the toasts. Loaded by `Toaster` when the first one is shown. */
export default function ToastStack() {
  const { toasts, dismiss } = useToast();
  return toasts.map(record => (
    <ToastInItsPlace key={record.id} record={record} onClose={() => dismiss(record.id)} />
  ));
}

type ToastProps = { record: ToastRecord; onClose: () => void };

/**
 * Each toast has a provider of its own: Radix keeps the pause of a toast that was closed under a finger or with the focus
 * in it, and the next one would wait for ever. Closing gives the focus back to where it was before.
 */
function ToastInItsPlace({ record, onClose }: ToastProps) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<Element | null>(null);
  useLift(list);
  const noteBefore = ({ relatedTarget }: FocusEvent) => {
    if (!list.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  const close = () => {
    const focused = list.current?.contains(document.activeElement);
    if (focused && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    onClose();
  };
  return (
    <Radix.Provider
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={names.one}
    >
      <OneToast record={record} onClose={close} />
      <Radix.Viewport
        ref={list}
        className={css.viewport}
        hotkey={['F8']}
        label={names.all}
        onFocus={noteBefore}
      />
    </Radix.Provider>
  );
}

const icons = { plain: CircleCheck, info: Info, destructive: CircleAlert };

function OneToast({ record, onClose }: ToastProps) {
  const { tone = 'plain', undo } = record;
  const Icon = icons[tone];
  return (
    <Radix.Root
      open={record.open}
      {...(undo && { duration: durationWithUndoMs })}
      onOpenChange={open => !open && onClose()}
      className={classNames(css.toast, css.tones[tone])}
    >
      <Icon className={classNames(css.icon, css.iconTones[tone])} size={22} aria-hidden="true" />
      <Radix.Title className={css.title}>{record.title}</Radix.Title>
      {record.description && (
        <Radix.Description className={css.description}>{record.description}</Radix.Description>
      )}
      {undo && (
        <Radix.Action className={css.undo} altText={undo.label} onClick={undo.onPress}>
          <Undo2 size={18} aria-hidden="true" />
          {undo.label}
        </Radix.Action>
      )}
      <Radix.Close className={css.close} aria-label={controls.close}>
        <X size={18} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}
