import type { ReactNode } from 'react';
import { visuallyHidden } from './layout.css.ts';

/** Text that is heard but not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
