import { type ReactNode, useSyncExternalStore } from 'react';

export type Toast = {
  title: string;
  description?: ReactNode;
  tone?: 'plain' | 'info' | 'destructive';
  /** The way back. A toast that has one stays longer. */
  undo?: { label: string; onPress: () => void };
};

export type ToastRecord = Toast & { readonly id: number; readonly open: boolean };

/** A closed toast's record leaves memory this long after it closed. */
const forgetAfterMs = 1_000_000;

let records: readonly ToastRecord[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastRecord[]) {
  records = next;
  for (const listener of listeners) listener();
}

/** Shows a message; one at a time, so it takes the place of the one before. Callable from anywhere. */
export function toast(message: Toast): { dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  replace([{ ...message, id, open: true }]);
  return { dismiss: () => dismissToast(id) };
}

function dismissToast(id: number): void {
  if (!records.some(record => record.id === id && record.open)) return;
  replace(records.map(record => (record.id === id ? { ...record, open: false } : record)));
  setTimeout(() => replace(records.filter(record => record.id !== id)), forgetAfterMs);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly ToastRecord[] = [];

/** The toasts kept at this moment, at most one, and the way to show another. */
export function useToast() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => records,
    () => none,
  );
  return { toasts, toast, dismiss: dismissToast };
}
