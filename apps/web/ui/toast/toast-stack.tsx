import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { controls } from '../../texts/controls.ts';
import { classNames } from '../layout/class-names.ts';
import { type ToastRecord, useToast } from './toast.ts';
import * as css from './toaster.css.ts';

const durationMs = 5_000;
const swipeThresholdPx = 50;

/** Draws the toasts. Loaded by `Toaster` when the first one is shown. */
export default function ToastStack() {
  const { toasts, dismiss } = useToast();
  return (
    <Radix.Provider
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={controls.notification}
    >
      {toasts.map(record => (
        <OneToast key={record.id} record={record} onClose={() => dismiss(record.id)} />
      ))}
      <Radix.Viewport className={css.viewport} hotkey={['F8']} label={controls.notificationsHotkey} />
    </Radix.Provider>
  );
}

function OneToast({ record, onClose }: { record: ToastRecord; onClose: () => void }) {
  const destructive = record.tone === 'destructive';
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      open={record.open}
      onOpenChange={open => !open && onClose()}
      className={classNames(css.toast, destructive && css.destructive)}
    >
      <Icon
        className={classNames(css.icon, destructive && css.destructiveIcon)}
        size={22}
        aria-hidden="true"
      />
      <Radix.Title className={css.title}>{record.title}</Radix.Title>
      {record.description && (
        <Radix.Description className={css.description}>{record.description}</Radix.Description>
      )}
      <Radix.Close className={css.close} aria-label={controls.close}>
        <X size={18} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}
