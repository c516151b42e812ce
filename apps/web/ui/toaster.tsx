import { lazy, Suspense } from 'react';
import { useToast } from './toast.ts';

const ToastStack = lazy(() => import('./toast-stack.tsx'));

/** The place of the toasts, once in the app. Its code comes with the first toast. */
export function Toaster() {
  const { toasts } = useToast();
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
