import type { ReactNode } from 'react';
import * as css from './badge.css.ts';
import { classNames } from './class-names.ts';

/** A word on the state of something. */
export function Badge({ tone, children }: { tone: keyof typeof css.tones; children: ReactNode }) {
  return <span className={classNames(css.badge, css.tones[tone])}>{children}</span>;
}
