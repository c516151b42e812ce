import { Suspense, useEffect } from 'react';
import { lazyWithBoundary } from '../loading/lazy-with-boundary.tsx';
import { useToast } from './toast.ts';

const load = () => import('./toast-stack.tsx');
const ToastStack = lazyWithBoundary(load, null);

/**
 * The place of the toasts, once in the app. Its code comes with the first toast, or when one is to be expected
 * (`soon`): the first may have to say that the server is away.
 */
export function Toaster({ soon }: { soon: boolean }) {
  const { toasts } = useToast();
  useEffect(() => {
    if (soon) void load().catch(() => undefined);
  }, [soon]);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
